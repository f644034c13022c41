// What the analyses work with.
import type { CallingRule } from "../../../../domain/calling/calling-rules.ts";
import type { Provider, Reader } from "../assistant/index.ts";
import type { ReadLeadDeps } from "../../marketplace/leads/index.ts";

export interface AnalysisDeps extends ReadLeadDeps {
  readonly now: () => number;
  /** Reads what people and models say, in a thread of its own. */
  readonly reader: Reader;
  /** Ends calls to the model when the server is told to stop. */
  readonly stopping: AbortSignal;
  readonly provider: Pick<Provider, "current">;
  /** The network's table of calling hours. */
  readonly callingRules: () => readonly CallingRule[];
  /** How long the model may take in all, in milliseconds. Default: a minute. */
  readonly patienceMs?: () => number;
}
