// Questions to the history over HTTP.
import { previewCampaign } from "../../../contract/previews.ts";
import { ok, refuse } from "../../../domain/result.ts";
import { NOT_FOUND, type Refusal } from "../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../platform/http/register-operation.ts";
import { type CampaignDeps, readTrial } from "../campaigns/index.ts";
import { type HistoryThread, HistoryUnavailable } from "./history-thread.ts";
import { presentPreview } from "./present-preview.ts";

export interface HistoryDeps extends CampaignDeps {
  readonly thread: HistoryThread;
}

const BUSY: Refusal = { code: "unavailable", detail: "The past leads cannot be looked at just now: try again in a moment.", retryAfterSeconds: 2 };

export function registerHistory(host: HttpHost, deps: HistoryDeps): void {
  registerOperation(host, previewCampaign, async ({ actor, body }) => {
    const trial = await readTrial(deps, actor, body);
    if (!trial.ok) return trial;
    try {
      const answer = await deps.thread.ask({ ...trial.value, campaignId: body.campaign_id ?? null, atMs: deps.now() });
      return answer === null ? refuse(NOT_FOUND) : ok(presentPreview(answer));
    } catch (error) {
      if (error instanceof HistoryUnavailable) return refuse(BUSY);
      throw error;
    }
  });
}
