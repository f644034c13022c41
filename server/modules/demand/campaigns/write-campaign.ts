// Sets, merges, pauses and resumes a campaign, in one transaction that no decision can overtake.
import type { ActivityAction } from "../../../../domain/activity/actions.ts";
import {
  type CampaignStopped,
  campaignStoppedTopic,
} from "../../../../domain/notifications/kinds/campaign-stopped.ts";
import { isDeepStrictEqual } from "node:util";
import type pg from "pg";
import type { CampaignDocument } from "../../../../contract/demand/campaign-document.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import type { FindPlaces } from "../../../../domain/lead/find-place.ts";
import type { CriteriaLookups } from "../../../../domain/criteria/criteria-limits.ts";
import type { Cents } from "../../../../domain/money/money.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { raiseDistributionVersion } from "../../../platform/db/distribution-version.store.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { appendOutboxEvent } from "../../../platform/db/outbox.store.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import {
  FORBIDDEN,
  NOT_FOUND,
  type Refusal,
  invalid,
  unseen,
} from "../../../platform/http/refusal.ts";
import {
  type CheckedCampaign,
  type CompleteCampaign,
  completeCampaign,
  documentOf,
} from "./campaign-document.ts";
import {
  type CampaignRow,
  findAdvertiserZone,
  findUnknownSources,
  countCampaigns,
  insertCampaign,
  lockCampaign,
  updateCampaign,
} from "./campaign.store.ts";
import { refuseIfFull } from "../../network/limits/index.ts";
import { pausedByNetwork, refusePausedLike } from "../../network/network-pauses/index.ts";
import { checkCampaign } from "./check-campaign.ts";
import { findBidsOver } from "./find-bids-over.ts";
import { findConflicts } from "./find-conflicts.ts";
import { campaignLikeness } from "./pausable-campaigns.ts";
import { recordChange } from "./record-change.ts";

export interface CampaignDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
  readonly lookups: CriteriaLookups & { readonly findPlaces: FindPlaces };
  /** The network's highest bid. */
  readonly mostBidCents: () => Cents;
}

const OWNER_ONLY = {
  field: "/status",
  code: "owner_only",
  message:
    "Only its owner pauses and resumes it. To stop it, pause it as the network: " +
    "POST /v1/network-pauses.",
};

export interface CampaignWrite {
  readonly id: string;
  readonly actor: Actor;
  /** For example "campaign.paused". */
  readonly action: ActivityAction;
  /**
   * Returns the resulting document; `current` is null where the campaign is new. Undefined: the
   * campaign cannot be created by this action.
   */
  readonly change: (current: CampaignDocument | null) => CampaignDocument | undefined;
  /** When a paused campaign resumes by itself; null means never, absent means unchanged. */
  readonly pausedUntil?: Date | null;
}

/**
 * Writes the changed campaign. The counters' row is locked first, as every decision locks it, and
 * the distribution version is raised in the same transaction: a batch has either decided before, on
 * the old campaign, or sees the new one.
 */
export function writeCampaign(
  deps: CampaignDeps,
  write: CampaignWrite,
): Promise<Result<CampaignRow, Refusal>> {
  return inTransaction(deps.pool, async ({ client }) => {
    const current = await lockCampaign(client, write.id);
    if (current !== null) return changeCampaign(deps, client, write, current);
    const created = await createCampaign(deps, client, write);
    if (created !== null) return created;
    // Another caller created it between the read and the insert.
    const made = await lockCampaign(client, write.id);
    return made === null ? refuse(NOT_FOUND) : changeCampaign(deps, client, write, made);
  });
}

/** Returns null when the id was taken meanwhile. */
async function createCampaign(
  deps: CampaignDeps,
  db: Queryable,
  write: CampaignWrite,
): Promise<Result<CampaignRow, Refusal> | null> {
  const { actor, id } = write;
  const document = write.change(null);
  if (document === undefined) return refuse(NOT_FOUND);
  if (!can(actor, "create", "campaign", { accountId: actor.accountId })) return refuse(FORBIDDEN);
  const timeZone = await findAdvertiserZone(db, actor.accountId);
  if (timeZone === null) return refuse(FORBIDDEN);
  const terms = await checkedTerms(deps, db, document, timeZone, null);
  if (!terms.ok) return terms;
  const full = await refuseIfFull(db, actor.accountId, "campaign", () =>
    countCampaigns(db, actor.accountId),
  );
  if (full !== null) return refuse(full);
  const copy = await refuseCopy(deps, db, { id, account_id: actor.accountId }, terms.value);
  if (copy !== null) return refuse(copy);
  const row = await insertCampaign(db, id, actor.accountId, terms.value, {
    pausedUntil: null,
    version: await raiseDistributionVersion(db),
    at: new Date(deps.now()),
  });
  if (row === null) return null;
  await record(db, row, terms.value, write, { action: "campaign.created", before: null });
  return ok(row);
}

async function changeCampaign(
  deps: CampaignDeps,
  db: Queryable,
  write: CampaignWrite,
  current: CampaignRow,
): Promise<Result<CampaignRow, Refusal>> {
  const { actor } = write;
  const subject = { accountId: current.account_id };
  if (!can(actor, "read", "campaign", subject))
    return refuse(
      unseen({
        creates: write.change(null) !== undefined,
        mayCreate: can(actor, "create", "campaign", { accountId: actor.accountId }),
      }),
    );
  if (!can(actor, "update", "campaign", subject)) return refuse(FORBIDDEN);
  if (current.status === "archived")
    return refuse(
      invalid([
        {
          field: "/status",
          code: "archived",
          message: "An archived campaign can't be changed. Create a new one.",
        },
      ]),
    );
  const pause = current.network_pause;
  if (write.action === "campaign.resumed" && pause !== null) return refuse(pausedByNetwork(pause));
  const given = write.change(documentOf(current));
  if (given === undefined) return refuse(NOT_FOUND);
  const document = ownStatus(actor, current, given);
  if (!document.ok) return document;
  const timeZone = (await findAdvertiserZone(db, current.account_id)) ?? current.schedule.timeZone;
  const terms = await checkedTerms(deps, db, document.value, timeZone, documentOf(current));
  if (!terms.ok) return terms;
  const isNewRule = !isDeepStrictEqual(terms.value.criteria, current.criteria);
  const copy = isNewRule ? await refuseCopy(deps, db, current, terms.value) : null;
  if (copy !== null) return refuse(copy);
  const pausedUntil =
    terms.value.document.status === "paused"
      ? write.pausedUntil === undefined
        ? current.paused_until
        : write.pausedUntil
      : null;
  const row = await updateCampaign(db, current.id, terms.value, {
    pausedUntil,
    version: await raiseDistributionVersion(db),
    at: new Date(deps.now()),
  });
  await record(db, row, terms.value, write, { action: write.action, before: current });
  await notifyOwner(db, actor, current, row);
  return ok(row);
}

/**
 * Only the owner pauses and resumes: what the network pauses, it pauses as the network. Where the
 * network's document leaves the status out, it stays.
 */
function ownStatus(
  { accountId }: Actor,
  current: CampaignRow,
  document: CampaignDocument,
): Result<CampaignDocument, Refusal> {
  if (accountId === current.account_id) return ok(document);
  const { status = current.status } = document;
  return status === current.status || status === "archived"
    ? ok({ ...document, status })
    : refuse(invalid([OWNER_ONLY]));
}

/** Refuses the criteria of a campaign of the account that the network paused. */
function refuseCopy(
  { now }: CampaignDeps,
  db: Queryable,
  { id, account_id: accountId }: Pick<CampaignRow, "id" | "account_id">,
  { criteria }: CheckedCampaign,
): Promise<Refusal | null> {
  const likeness = campaignLikeness(criteria);
  return refusePausedLike(db, { accountId, kind: "campaign", thingId: id, likeness }, now());
}

/** Notifies the owner, unless it stopped the campaign itself. */
async function notifyOwner(
  db: Queryable,
  actor: Actor,
  before: CampaignRow,
  { id, account_id: accountId, name, status, updated_at: at }: CampaignRow,
): Promise<void> {
  if (actor.accountId === accountId || before.status !== "active" || status === "active") return;
  const stopped: CampaignStopped = { reason: "operator", accountId, campaignId: id, name, status };
  await appendOutboxEvent(db, campaignStoppedTopic, stopped, at.getTime());
}

/** `before` is the stored document: its status can be changed even when its terms are invalid. */
async function checkedTerms(
  { lookups, mostBidCents }: CampaignDeps,
  db: Queryable,
  document: CampaignDocument,
  timeZone: string,
  before: CompleteCampaign | null,
): Promise<Result<CheckedCampaign, Refusal>> {
  const complete = completeCampaign(document, timeZone);
  const checked = checkCampaign(complete, lookups);
  if (!checked.ok) return refuse(invalid(checked.error));
  const isSame =
    before !== null && isDeepStrictEqual({ ...before, status: complete.status }, complete);
  const conflicts = isSame
    ? []
    : [
        ...findBidsOver(checked.value, before, mostBidCents()),
        ...findConflicts(checked.value, lookups.findPlaces),
      ];
  if (conflicts.length > 0) return refuse(invalid(conflicts));
  const unknown = new Set(await findUnknownSources(db, complete.blocked_source_ids));
  if (unknown.size === 0) return checked;
  const errors = complete.blocked_source_ids.flatMap((id, index) =>
    unknown.has(id)
      ? [
          {
            field: `/blocked_source_ids/${index}`,
            code: "invalid",
            message: "This source doesn't exist. Remove it from the list.",
          },
        ]
      : [],
  );
  return refuse(invalid(errors));
}

function record(
  db: Queryable,
  row: CampaignRow,
  { document, criteria }: CheckedCampaign,
  { actor }: CampaignWrite,
  change: { readonly action: ActivityAction; readonly before: CampaignRow | null },
): Promise<void> {
  const written = { ...document, criteria };
  return recordChange(db, row, written, { actor, changedBy: actor.id, ...change });
}
