// Reads the history of a campaign: each change with its author, and what the campaign bought before
// and after.
import { type CampaignChange, MOST_CHANGES } from "../../../../contract/demand/campaign-changes.ts";
import { type Actor, can, seesMoney } from "../../../../domain/access/access.ts";
import { comparedSpans } from "../../../../domain/distribution/change-effect.ts";
import { cents, centsToJson } from "../../../../domain/money/money.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { NOT_FOUND, type Refusal } from "../../../platform/http/refusal.ts";
import { type ChangeRow, type SpanSums, listChanges, sumSpans } from "./campaign-changes.store.ts";
import { completeCampaign, presentTerms } from "./campaign-document.ts";
import { findAdvertiserZone, findCampaign } from "./campaign.store.ts";
import type { CampaignDeps } from "./write-campaign.ts";

type Spans = NonNullable<ReturnType<typeof comparedSpans>>;

/** The latest changes of a campaign that the actor may read, newest first. */
export async function readChanges(
  { pool, now }: Pick<CampaignDeps, "pool" | "now">,
  actor: Actor,
  id: string,
): Promise<Result<readonly CampaignChange[], Refusal>> {
  const campaign = await findCampaign(pool, id);
  if (campaign === null || !can(actor, "read", "campaign", { accountId: campaign.account_id }))
    return refuse(NOT_FOUND);
  const timeZone = (await findAdvertiserZone(pool, campaign.account_id)) ?? "UTC";
  // One more than is shown: the oldest shown is compared with it.
  const rows = await listChanges(pool, id, MOST_CHANGES + 1);
  const spans = rows.map((row, at) =>
    comparedSpans(
      row.changed_at.getTime(),
      rows[at + 1]?.changed_at.getTime() ?? null,
      rows[at - 1]?.changed_at.getTime() ?? now(),
    ),
  );
  const sums = await sumSpans(
    pool,
    campaign.account_id,
    campaign.no,
    spans.flatMap((pair) => (pair === null ? [] : [pair.before, pair.after])),
  );
  let next = 0;
  const changes = rows.map((row, at): CampaignChange => {
    const pair = spans[at] ?? null;
    const [before, after] = pair === null ? [] : sums.slice(next, (next += 2));
    return {
      version: Number(row.version),
      at: row.changed_at.toISOString(),
      by: authorOf(row, campaign.account_id, actor),
      terms: {
        ...presentTerms(completeCampaign(row.document, timeZone)),
        paused_until: row.document.paused_until ?? null,
      },
      effect:
        pair === null || before === undefined || after === undefined
          ? null
          : presentEffect(pair, before, after, seesMoney(actor)),
    };
  });
  return ok(changes.slice(0, MOST_CHANGES));
}

/** The network's people stay unnamed for the campaign's account. */
function authorOf(row: ChangeRow, ownerId: string, { accountId }: Actor): CampaignChange["by"] {
  if (row.changed_by === "system") return { kind: "system", name: null };
  const isNetwork = row.author_account !== null && row.author_account !== ownerId;
  const name = row.member_name ?? row.key_name;
  if (isNetwork) return { kind: "network", name: row.author_account === accountId ? name : null };
  return { kind: row.key_name === null ? "member" : "key", name };
}

function presentEffect(
  { before, after }: Spans,
  boughtBefore: SpanSums,
  boughtAfter: SpanSums,
  showsMoney: boolean,
): CampaignChange["effect"] {
  const span = ({ fromMs, untilMs }: Spans["before"], bought: SpanSums) => ({
    from: new Date(fromMs).toISOString(),
    to: new Date(untilMs).toISOString(),
    leads: bought.leads,
    spend_cents: showsMoney ? centsToJson(cents(bought.cents)) : null,
  });
  return { before: span(before, boughtBefore), after: span(after, boughtAfter) };
}
