// Does what a consumer asked for with each lead of theirs: takes it off sale, tells its buyers and
// its affiliate, and for an erasure deletes what identifies the person.
import {
  type ConsumerRequestKind,
  archivedUntilMs,
} from "../../../../domain/consumers/consumer-request.ts";
import type { FindPlace } from "../../../../domain/lead/find-place.ts";
import { consumerAskedTopic } from "../../../../domain/notifications/kinds/consumer-asked.ts";
import type { ContactVault } from "../../../platform/crypto/contact-vault.ts";
import { appendOutboxEvent } from "../../../platform/db/outbox.store.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { type ActivityEntry, recordActivity } from "../../network/activity/index.ts";
import {
  type DistributionSettings,
  type PersonLead,
  couldBeSold,
  eraseLeads,
  listLeadHashes,
  suppressPerson,
  withholdLead,
} from "../../selling/distribution/index.ts";
import { consentHash, deleteIdentities, identitiesOf, openPrivate } from "../leads/index.ts";
import { deleteReturnFiles } from "../returns/index.ts";
import { deleteCallbacksOf, deleteNotesOf, lockSalesOf } from "../sales/index.ts";
import { insertArchivedConsent } from "./archived-consent.store.ts";
import { sealForArchive } from "./open-archived-consent.ts";
import * as store from "./person-leads.store.ts";

export interface HonorDeps {
  readonly vault: ContactVault;
  readonly findPlace: FindPlace;
  readonly rules: () => Pick<DistributionSettings, "unsoldContactMs">;
}

export interface HonoredRequest {
  readonly id: string;
  readonly kind: ConsumerRequestKind;
  /** Of phone and email, in hex. */
  readonly hashes: readonly string[];
}

export interface Effect {
  readonly leads: number;
  readonly takenOff: number;
  readonly buyers: number;
}

/**
 * Does it for all leads of the person that it was not done for yet. Doing it again changes nothing.
 * `actor` is whom the affiliates' activity names.
 */
export async function honorRequest(
  deps: HonorDeps,
  tx: Transaction,
  request: HonoredRequest,
  { actor, atMs }: Pick<ActivityEntry, "actor" | "atMs">,
): Promise<Effect> {
  const { kind, hashes } = request;
  const all = await suppressPerson(tx, { hashes, reason: kind, atMs });
  const leads = await notDoneYet(tx, kind, all);
  const ids = leads.map(({ id }) => id);
  if (ids.length === 0) return { leads: 0, takenOff: 0, buyers: 0 };
  // What is written about them at this moment is seen and deleted, or sees what was asked.
  await lockSalesOf(tx, ids);
  const toWithhold = leads.filter(couldBeSold);
  const forgetAtMs = atMs + deps.rules().unsoldContactMs;
  for (const lead of toWithhold) await withholdLead(tx, lead, { atMs, forgetAtMs });
  await store.markNoContact(tx, ids, atMs);
  await deleteCallbacksOf(tx, ids);
  const buyers = new Map(
    (await store.listBuyers(tx.client, ids)).map((row) => [row.lead_id, row.buyer_ids]),
  );
  if (kind === "erasure") await erase(deps, tx, ids, { atMs, bought: new Set(buyers.keys()) });
  for (const lead of leads) {
    const { id: leadId, affiliate_id: affiliateId } = lead;
    const buyerIds = buyers.get(leadId) ?? [];
    await appendOutboxEvent(
      tx.client,
      consumerAskedTopic,
      { asked: kind, leadId, affiliateId, buyerIds },
      atMs,
    );
    await recordActivity(tx.client, {
      atMs,
      actor,
      accountId: affiliateId,
      action: kind === "erasure" ? "lead.erased" : "lead.no_contact",
      subjectKind: "lead",
      subjectId: leadId,
      detail: { lead_id: leadId },
    });
  }
  return {
    leads: leads.length,
    takenOff: toWithhold.length,
    buyers: new Set([...buyers.values()].flat()).size,
  };
}

/**
 * An erasure also concerns leads whose person asked for no contact before. Posts that were refused
 * because the person asked were answered so.
 */
async function notDoneYet(
  tx: Transaction,
  kind: ConsumerRequestKind,
  leads: readonly PersonLead[],
): Promise<readonly PersonLead[]> {
  const present = leads.filter(({ status }) => status !== "erased");
  if (kind === "erasure") return present;
  const marked = await store.listMarked(
    tx.client,
    present.map(({ id }) => id),
  );
  return present.filter(
    ({ id, reason_code: reason }) => !marked.has(id) && reason !== "suppressed",
  );
}

/**
 * Deletes what identifies the persons of the leads. The records of the consents with which leads
 * were sold are archived.
 */
async function erase(
  { vault, findPlace }: HonorDeps,
  tx: Transaction,
  leadIds: readonly string[],
  { atMs, bought }: { readonly atMs: number; readonly bought: ReadonlySet<string> },
): Promise<void> {
  const hashes = new Set(await listLeadHashes(tx.client, leadIds));
  for (const lead of await store.listSealed(tx.client, leadIds)) {
    for (const { kind, hash } of identitiesOf({ vault, findPlace }, lead))
      if (kind !== "device") hashes.add(hash);
    const consent = bought.has(lead.id) ? openPrivate(vault, lead.id, lead)?.consent : undefined;
    if (consent === undefined) continue;
    await insertArchivedConsent(tx, {
      leadId: lead.id,
      consent: sealForArchive(vault, lead.id, consent),
      sha256: consentHash(lead.id, consent),
      erasedAtMs: atMs,
      deleteAtMs: archivedUntilMs(atMs),
    });
  }
  await eraseLeads(tx, leadIds, [...hashes]);
  await deleteIdentities(tx, leadIds);
  await deleteNotesOf(tx, leadIds);
  await deleteReturnFiles(tx, leadIds);
}
