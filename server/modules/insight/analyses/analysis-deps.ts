// The dependencies of analyses.
import type { CallingRule } from "../../../../domain/calling/calling-rules.ts";
import type { DrawFor } from "../../../platform/counts/count-noise.ts";
import type { Provider, Reader } from "../assistant/index.ts";
import type { ReadLeadDeps } from "../../marketplace/leads/index.ts";

export interface AnalysisDeps extends ReadLeadDeps {
  readonly now: () => number;
  readonly drawFor: DrawFor;
  /** Reads messages of people and models, in a worker thread. */
  readonly reader: Reader;
  /** Ends calls to the model when the server stops. */
  readonly stopping: AbortSignal;
  readonly provider: Pick<Provider, "current">;
  /** The network's table of calling hours. */
  readonly callingRules: () => readonly CallingRule[];
  /** The total time that the model may take, in milliseconds. Default: a minute. */
  readonly patienceMs?: () => number;
}
