// Explains which leads a campaign missed: divides the time by its changes, and asks the history.
import { isDeepStrictEqual } from "node:util";
import type { CampaignDocument } from "../../../../contract/demand/campaign-document.ts";
import type { MissedLeads } from "../../../../contract/demand/missed-leads.ts";
import { type Actor, can, seesMoney } from "../../../../domain/access/access.ts";
import { localMoment } from "../../../../domain/distribution/calendar.ts";
import { type Since, stretchesOf } from "../../../../domain/distribution/stretches.ts";
import { shownCriteria } from "../../../../domain/privacy/shown-criteria.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { HOUR_MS } from "../../../../domain/time.ts";
import { dayOf } from "../../../platform/counts/question-budget.ts";
import { NOT_FOUND, type Refusal } from "../../../platform/http/refusal.ts";
import { type PausedSpan, listPausedSpans } from "../../network/network-pauses/index.ts";
import {
  type CampaignRow,
  documentOf,
  findAdvertiserZone,
  findCampaign,
  readTerms,
} from "../campaigns/index.ts";
import { type RightsVersion, listRights, listVersions } from "./campaign-versions.store.ts";
import type { HistoryDeps } from "./history.routes.ts";
import type { Stretch } from "./missed.ts";
import { presentMissed } from "./present-missed.ts";
import { tellerFor } from "./tell-counts.ts";

/** Versions that are read, and stretches that are replayed, at most: the latest. */
const MOST_VERSIONS = 500;
const MOST_STRETCHES = 60;

/** Explains the last `days` local days of a campaign that the actor may read. */
export async function readMissed(
  deps: HistoryDeps,
  actor: Actor,
  { id, days }: { readonly id: string; readonly days: number },
): Promise<Result<MissedLeads, Refusal>> {
  const row = await findCampaign(deps.pool, id);
  if (row === null || !can(actor, "read", "campaign", { accountId: row.account_id }))
    return refuse(NOT_FOUND);
  const timeZone = await findAdvertiserZone(deps.pool, row.account_id);
  if (timeZone === null) return refuse(NOT_FOUND);
  const nowMs = deps.now();
  const fromMs = daysBefore(timeZone, nowMs, days - 1);
  const { budget, drawFor, places } = deps.privacy;
  const stretches = (await readStretches(deps, row, timeZone, { fromMs, untilMs: nowMs })).map(
    (stretch): Stretch => ({
      ...stretch,
      asked: actor.role === "admin" ? null : shownCriteria(stretch.criteria, places()),
    }),
  );
  const criteria = stretches.map((stretch) => stretch.asked ?? stretch.criteria);
  const question = JSON.stringify([id, days, criteria, "missed"]);
  // A view uses up none of the account's questions.
  const isFree = actor.role === "admin" || actor.viewing !== undefined;
  const refusal = isFree ? null : await budget.take(actor.accountId, "preview", question);
  if (refusal !== null) return refuse(refusal);
  const sums = await deps.thread.ask("missed", {
    accountId: row.account_id,
    campaignId: id,
    timeZone,
    stretches,
    nowMs,
  });
  return sums === null
    ? refuse(NOT_FOUND)
    : ok(
        presentMissed(
          sums,
          {
            fromMs,
            toMs: nowMs,
            timeZone,
            explainedFromMs: stretches[0]?.fromMs ?? null,
            showsMoney: seesMoney(actor),
          },
          tellerFor(actor, drawFor, criteria, `${dayOf(nowMs)} ${question}`),
        ),
      );
}

/** When the local day began that is so many days before the one of `atMs`. */
function daysBefore(timeZone: string, atMs: number, days: number): number {
  let startMs = localMoment(timeZone, atMs).starts.day;
  for (let left = days; left > 0; left -= 1)
    startMs = localMoment(timeZone, startMs - 12 * HOUR_MS).starts.day;
  return startMs;
}

async function readStretches(
  { pool, lookups }: HistoryDeps,
  row: CampaignRow,
  timeZone: string,
  period: { readonly fromMs: number; readonly untilMs: number },
): Promise<Omit<Stretch, "asked">[]> {
  const [versions, rights, pauses] = [
    await listVersions(pool, row.id, new Date(period.fromMs), MOST_VERSIONS),
    await listRights(pool, row.account_id),
    await listPausedSpans(pool, "campaign", row.id),
  ];
  // A campaign of before the history is explained by what it is.
  const known =
    versions.length > 0 ? versions : [{ changed_at: row.created_at, document: documentOf(row) }];
  return stretchesOf(
    known.map(({ changed_at: at, document }) => ({ atMs: at.getTime(), value: document })),
    circumstancesOf(rights, pauses),
    period,
    isSame,
  )
    .slice(-MOST_STRETCHES)
    .flatMap(({ fromMs, untilMs, terms, rights: circumstances }): Omit<Stretch, "asked">[] => {
      const read = readTerms(terms, timeZone, lookups);
      if (read === null || terms.status === "archived") return [];
      return [
        {
          ...read,
          fromMs,
          untilMs,
          ...rightsOf(circumstances),
          idle: idleOf(terms, circumstances),
        },
      ];
    });
}

type Held = Omit<RightsVersion, "changed_at">;

/** What decided besides the terms; null rights are not recorded. */
interface Circumstances {
  readonly held: Held | null;
  readonly isPausedByNetwork: boolean;
}

/** Both timelines as one: what stood from each moment on at which either changed. */
function circumstancesOf(
  rights: readonly RightsVersion[],
  pauses: readonly PausedSpan[],
): Since<Circumstances>[] {
  const changes = [
    ...rights.map(({ changed_at: at }) => at.getTime()),
    ...pauses.flatMap(({ from, until }) => [
      from.getTime(),
      ...(until === null ? [] : [until.getTime()]),
    ]),
  ].toSorted((one, other) => one - other);
  return [...new Set(changes)].map((atMs) => {
    const now = rights.findLast(({ changed_at: at }) => at.getTime() <= atMs);
    const { changed_at: _at, ...held } = now ?? { changed_at: null };
    return {
      atMs,
      value: {
        held: now === undefined ? null : (held as Held),
        isPausedByNetwork: pauses.some(
          ({ from, until }) => from.getTime() <= atMs && (until === null || atMs < until.getTime()),
        ),
      },
    };
  });
}

function rightsOf(circumstances: Circumstances | null): Pick<Stretch, "rights"> {
  const held = circumstances?.held ?? null;
  if (held === null) return {};
  return {
    rights: {
      buyerKind: held.buyer_kind,
      licensedStates: held.licensed_states,
    },
  };
}

function idleOf(
  { status }: CampaignDocument,
  circumstances: Circumstances | null,
): Stretch["idle"] {
  if (circumstances?.held?.is_active === false) return "account_suspended";
  if (circumstances?.isPausedByNetwork === true) return "paused_by_network";
  return status === "paused" ? "paused" : null;
}

/** A new name and the end of a pause change no decision. */
function isSame(
  one: CampaignDocument | Circumstances | null,
  other: CampaignDocument | Circumstances | null,
) {
  const decisive = (value: typeof one) => ({ ...value, name: null, paused_until: null });
  return isDeepStrictEqual(decisive(one), decisive(other));
}
