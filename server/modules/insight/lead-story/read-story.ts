// Tells the whole story of a lead to a person of the network, without the consumer's contact.
import type pg from "pg";
import type { Static } from "typebox";
import {
  type LeadStory,
  STORY_LIMITS,
  type StoryConsent,
} from "../../../../contract/insight/lead-story.ts";
import { type Actor, can, isAdmin, seesMoney } from "../../../../domain/access/access.ts";
import type { FindPlace } from "../../../../domain/lead/find-place.ts";
import { centsToJson } from "../../../../domain/money/money.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import type { ContactVault } from "../../../platform/crypto/contact-vault.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { FORBIDDEN, NOT_FOUND, type Refusal } from "../../../platform/http/refusal.ts";
import {
  type FullLead,
  type PrivateLead,
  type SaleColumns,
  consentHash,
  findLead,
  identitiesOf,
  openPrivate,
  returnUntil,
  scoreReasons,
} from "../../marketplace/leads/index.ts";
import { listRelatedLeads } from "./related.store.ts";
import * as store from "./story.store.ts";

export interface LeadStoryDeps {
  readonly pool: pg.Pool;
  readonly vault: ContactVault;
  readonly findPlace: FindPlace;
}

/** Refuses everyone but people of the network; one who views another account is not one. */
export async function readStory(
  deps: LeadStoryDeps,
  actor: Actor,
  leadId: string,
): Promise<Result<LeadStory, Refusal>> {
  if (!isAdmin(actor) || actor.kind !== "user") return refuse(FORBIDDEN);
  const { pool, vault } = deps;
  const lead = await findLead(pool, leadId);
  if (lead === null) return refuse(NOT_FOUND);
  const { row } = lead;
  const opened = openPrivate(vault, leadId, row);
  const isLogRead = can(actor, "read", "activity", {
    accountId: row.affiliate_id,
    actorId: "",
  });
  const [names, consent, sales, transfers, touches, analyses, acts, related] = await Promise.all([
    store.findOriginNames(pool, { sourceId: row.source_id, affiliateId: row.affiliate_id }),
    opened === null ? null : presentConsent(pool, row, opened),
    presentSales(pool, lead, seesMoney(actor)),
    seesMoney(actor) ? presentTransfers(pool, leadId) : null,
    store.listStoryTouches(pool, leadId, STORY_LIMITS.touches),
    store.listStoryAnalyses(pool, leadId),
    isLogRead ? store.listStoryActs(pool, leadId, STORY_LIMITS.acts) : null,
    presentRelated(deps, lead),
  ]);
  return ok({
    lead_id: leadId,
    source: { id: row.source_id, name: names?.source_name ?? "" },
    affiliate: { id: row.affiliate_id, name: names?.affiliate_name ?? "" },
    consent,
    score: {
      model: row.score_model,
      reasons: scoreReasons(row).map(({ component, code, points }) => ({
        component,
        code,
        points,
      })),
    },
    sales,
    transfers,
    touches: touches.map(({ at, ...touch }) => ({ at: at.toISOString(), ...touch })),
    analyses: analyses.map(({ made_at: at, ...analysis }) => ({
      at: at.toISOString(),
      ...analysis,
    })),
    acts: acts?.map(({ at, ...act }) => ({ at: at.toISOString(), ...act })) ?? null,
    ...related,
  });
}

/** What the consent says without its text and where it was given, which may identify the person. */
async function presentConsent(
  db: Queryable,
  { id, source_id: sourceId }: FullLead["row"],
  { consent, custom }: PrivateLead,
): Promise<Static<typeof StoryConsent>> {
  const version = Number(custom["form_version"]);
  const form = Number.isSafeInteger(version)
    ? await store.findFormVersion(db, sourceId, version)
    : null;
  return {
    sha256: consentHash(id, consent),
    given_at: new Date(consent.givenAtMs).toISOString(),
    channels: [...consent.channels],
    scope: consent.scope,
    sellers: [...consent.sellers],
    has: {
      page: consent.pageUrl !== null,
      address: consent.ipAddress !== null,
      browser: consent.userAgent !== null,
      trustedform: consent.trustedFormCertUrl !== null,
      jornaya: consent.jornayaLeadId !== null,
    },
    form:
      form === null
        ? null
        : {
            slug: form.slug,
            version: form.version,
            created_at: form.created_at.toISOString(),
            same_text: form.consent_text === consent.text,
          },
  };
}

async function presentSales(
  db: Queryable,
  { row, sales }: FullLead,
  showsMoney: boolean,
): Promise<LeadStory["sales"]> {
  if (sales.length === 0) return [];
  const names = await store.listSaleNames(db, row.id);
  return sales.map((sale) => presentSale(sale, names.get(sale.id), showsMoney));
}

function presentSale(
  sale: SaleColumns,
  names: store.SaleNames | undefined,
  showsMoney: boolean,
): LeadStory["sales"][number] {
  const amount = (cents: bigint): number | null => (showsMoney ? centsToJson(cents) : null);
  const { campaign_id: campaignId = null, campaign_name: campaignName = null } = names ?? {};
  return {
    id: sale.id,
    buyer: { id: sale.buyer_id, name: names?.buyer_name ?? "" },
    campaign: campaignId === null ? null : { id: campaignId, name: campaignName ?? "" },
    mode: sale.mode,
    slot: sale.slot,
    status: sale.status,
    sold_at: sale.sold_at.toISOString(),
    delivered_at: sale.delivered_at.toISOString(),
    return_until: returnUntil(sale.delivered_at, sale.return_days),
    bid_cents: amount(sale.bid_cents),
    price_cents: amount(sale.price_cents),
    earning_cents: amount(sale.earning_cents),
    network_cents: amount(sale.price_cents - sale.earning_cents),
    earning_status: sale.earning_status,
  };
}

async function presentTransfers(
  db: Queryable,
  leadId: string,
): Promise<NonNullable<LeadStory["transfers"]>> {
  const transfers = await store.listStoryTransfers(db, leadId);
  return transfers.map((transfer) => ({
    at: transfer.at.toISOString(),
    kind: transfer.kind,
    from: transfer.debit_kind,
    from_name: transfer.debit_name ?? "",
    to: transfer.credit_kind,
    to_name: transfer.credit_name ?? "",
    amount_cents: centsToJson(transfer.amount_cents),
  }));
}

async function presentRelated(
  deps: LeadStoryDeps,
  { row }: FullLead,
): Promise<Pick<LeadStory, "related" | "related_more">> {
  const most = STORY_LIMITS.related;
  // One more, to know whether there are more.
  const found = await listRelatedLeads(deps.pool, row.id, identitiesOf(deps, row), most + 1);
  return {
    related: found.slice(0, most).map((lead) => ({
      id: lead.id,
      received_at: lead.received_at.toISOString(),
      side: lead.side,
      status: lead.status,
      city: lead.city,
      state: lead.state,
      source: { id: lead.source_id, name: lead.source_name },
      affiliate: { id: lead.affiliate_id, name: lead.affiliate_name },
      shares: [...lead.shares],
    })),
    related_more: found.length > most,
  };
}
