// Serves the routes of questions to the history.
import { DEFAULT_MISSED_DAYS, getMissedLeads } from "../../../../contract/demand/missed-leads.ts";
import { previewCampaign } from "../../../../contract/demand/previews.ts";
import { seesMoney } from "../../../../domain/access/access.ts";
import { ok, refuse } from "../../../../domain/result.ts";
import { answerFromThread } from "../../../platform/http/answer-from-thread.ts";
import { NOT_FOUND } from "../../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import { type CampaignDeps, readBacktestRequest } from "../campaigns/index.ts";
import type { HistoryThread } from "./history-thread.ts";
import { presentPreview } from "./present-preview.ts";
import { readMissed } from "./read-missed.ts";

export interface HistoryDeps extends Omit<CampaignDeps, "mostBidCents"> {
  readonly thread: HistoryThread;
}

export function registerHistory(host: HttpHost, deps: HistoryDeps): void {
  registerOperation(host, previewCampaign, async ({ actor, body }) => {
    const trial = await readBacktestRequest(deps, actor, body);
    if (!trial.ok) return trial;
    return answerFromThread(async () => {
      const answer = await deps.thread.ask("preview", {
        ...trial.value,
        campaignId: body.campaign_id ?? null,
        atMs: deps.now(),
      });
      return answer === null
        ? refuse(NOT_FOUND)
        : ok(
            // Who does not see money learns nothing of what the wallet covers.
            presentPreview(seesMoney(actor) ? answer : { ...answer, richReplay: null }),
          );
    });
  });
  registerOperation(host, getMissedLeads, ({ actor, params, query }) =>
    answerFromThread(() =>
      readMissed(deps, actor, { id: params.id, days: query.days ?? DEFAULT_MISSED_DAYS }),
    ),
  );
}
