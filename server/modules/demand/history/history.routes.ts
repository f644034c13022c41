// Serves the routes of questions to the history.
import { DEFAULT_MISSED_DAYS, getMissedLeads } from "../../../../contract/demand/missed-leads.ts";
import { type BacktestRequest, previewCampaign } from "../../../../contract/demand/previews.ts";
import type { CampaignPreview } from "../../../../contract/demand/previews.ts";
import { type Actor, seesMoney } from "../../../../domain/access/access.ts";
import { shownCriteria } from "../../../../domain/privacy/shown-criteria.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import type { CountPrivacy } from "../../../platform/counts/count-privacy.ts";
import { dayOf } from "../../../platform/counts/question-budget.ts";
import { answerFromThread } from "../../../platform/http/answer-from-thread.ts";
import { NOT_FOUND, type Refusal } from "../../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import { type CampaignDeps, readBacktestRequest } from "../campaigns/index.ts";
import type { HistoryThread } from "./history-thread.ts";
import { presentPreview } from "./present-preview.ts";
import { readMissed } from "./read-missed.ts";
import { tellerFor } from "./tell-counts.ts";

export interface HistoryDeps extends Omit<CampaignDeps, "mostBidCents"> {
  readonly thread: HistoryThread;
  readonly privacy: CountPrivacy;
}

export function registerHistory(host: HttpHost, deps: HistoryDeps): void {
  registerOperation(host, previewCampaign, ({ actor, body }) =>
    answerFromThread(() => readPreview(deps, actor, body)),
  );
  registerOperation(host, getMissedLeads, ({ actor, params, query }) =>
    answerFromThread(() =>
      readMissed(deps, actor, { id: params.id, days: query.days ?? DEFAULT_MISSED_DAYS }),
    ),
  );
}

/** An account asks as precisely as a listing shows; the network asks exactly. */
async function readPreview(
  deps: HistoryDeps,
  actor: Actor,
  body: BacktestRequest,
): Promise<Result<CampaignPreview, Refusal>> {
  const trial = await readBacktestRequest(deps, actor, body);
  if (!trial.ok) return trial;
  const { drawFor, budget, places } = deps.privacy;
  const isBlurred = actor.role !== "admin";
  const criteria = isBlurred ? shownCriteria(trial.value.criteria, places()) : trial.value.criteria;
  const atMs = deps.now();
  const campaignId = body.campaign_id ?? null;
  const question = JSON.stringify([{ ...body, criteria }, "preview"]);
  const refusal = isBlurred ? await budget.take(actor.accountId, "preview", question) : null;
  if (refusal !== null) return refuse(refusal);
  const asked = { ...trial.value, criteria, campaignId, atMs, isBlurred };
  const answer = await deps.thread.ask("preview", asked);
  if (answer === null) return refuse(NOT_FOUND);
  const tell = (asked: string) => tellerFor(actor, drawFor, [criteria], `${dayOf(atMs)} ${asked}`);
  // Who does not see money learns nothing of what the wallet covers.
  const told = seesMoney(actor) ? answer : { ...answer, richReplay: null };
  // Another bid leaves the volume as it is.
  return ok(presentPreview(told, tell(JSON.stringify(criteria)), tell(question)));
}
