// Serves analyses of leads over HTTP.
import * as contract from "../../../../contract/insight/analyses.ts";
import { ok, refuse } from "../../../../domain/result.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import { waitWithoutTraffic } from "../../../platform/http/wait-without-traffic.ts";
import { RateLimit } from "../../../platform/http/rate-limit.ts";
import type { AnalysisDeps } from "./analysis-deps.ts";
import { makeAnalysis, readAnalyses } from "./make-analysis.ts";
import { presentAnalysis } from "./present-analysis.ts";

/** As fast as a person can look at leads, with headroom: the assistant's own rate. */
const RATE = { perSecond: 0.5, burst: 20 };
const MILLISECONDS = 1_000;

export type AnalysisRoutesDeps = Omit<AnalysisDeps, "stopping">;

export function registerAnalyses(host: HttpHost, given: AnalysisRoutesDeps): void {
  // Stopping the server does not wait for a model.
  const stopping = new AbortController();
  host.app.addHook("preClose", async () => stopping.abort());
  const deps = { ...given, stopping: stopping.signal };
  const rate = new RateLimit();
  registerOperation(host, contract.makeLeadAnalysis, async ({ actor, params, body, request }) => {
    const waitMs = rate.take(actor.id, 1, RATE, deps.now());
    if (waitMs > 0)
      return refuse({
        code: "rate_limited",
        detail: "Too many requests. Wait a moment and try again.",
        retryAfterSeconds: Math.ceil(waitMs / MILLISECONDS),
      });
    // It waits for the same model as the assistant.
    waitWithoutTraffic(request);
    const made = await makeAnalysis(deps, actor, params.id, body);
    return made.ok ? ok(presentAnalysis(made.value)) : made;
  });
  registerOperation(host, contract.listLeadAnalyses, async ({ actor, params }) => {
    const read = await readAnalyses(deps, actor, params.id);
    return read.ok ? ok({ items: read.value.map(presentAnalysis) }) : read;
  });
}
