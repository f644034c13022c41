// Remembers, in rounds outside of posting, what identifies each lead's person, address and device:
// so that leads of the same person are found however old they are.
import type pg from "pg";
import type { FindPlace } from "../../../../domain/lead/find-place.ts";
import {
  type SharedIdentity,
  deviceIdentity,
  identitiesIn,
  identityOf,
} from "../../../../domain/lead/identity.ts";
import { MINUTE_MS } from "../../../../domain/time.ts";
import type { ContactVault } from "../../../platform/crypto/contact-vault.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { addressGroup } from "../../../platform/http/address-group.ts";
import { lowestUuidv7 } from "../../../platform/ids/uuid.ts";
import {
  type LeadIdentity,
  type UnreadLead,
  insertIdentities,
  listUnreadLeads,
  takeIdentityProgress,
  writeIdentityProgress,
} from "./lead-identity.store.ts";
import { type PrivateLead, openPrivate } from "./open-contact.ts";

/**
 * A lead's id is made when its post arrives, and its row is there once its batch has committed. A
 * post is answered within seconds, so that no row with an older id than this appears later.
 */
const SETTLED_MS = 2 * MINUTE_MS;
/**
 * What a round reads: 100 leads a second with a round every two seconds, 8.6 million a day. Each
 * lead is up to four rows with two indexes, so a backlog must not be written at the pace of posts.
 */
const MOST_PER_ROUND = 200;

export interface IdentityDeps {
  readonly pool: pg.Pool;
  readonly vault: ContactVault;
  readonly findPlace: FindPlace;
}

/** Remembers the identities of the next leads that no round has read yet. Returns how many. */
export function rememberIdentities(deps: IdentityDeps, nowMs: number): Promise<number> {
  return inTransaction(deps.pool, async (tx) => {
    const afterId = await takeIdentityProgress(tx);
    if (afterId === null) return 0;
    const beforeId = lowestUuidv7(nowMs - SETTLED_MS);
    const leads = await listUnreadLeads(tx, { afterId, beforeId, most: MOST_PER_ROUND });
    const last = leads.at(-1);
    if (last === undefined) return 0;
    await insertIdentities(
      tx,
      leads.flatMap((lead) => identitiesOf(deps, lead)),
    );
    await writeIdentityProgress(tx, last.id);
    return leads.length;
  });
}

/**
 * The keyed hashes of a lead's person, address and device; none of a lead whose contact was never
 * stored or is erased.
 */
export function identitiesOf(
  { vault, findPlace }: Pick<IdentityDeps, "vault" | "findPlace">,
  lead: UnreadLead,
): readonly LeadIdentity[] {
  const opened = openPrivate(vault, lead.id, lead);
  if (opened === null) return [];
  const place = lead.zip_code === null ? null : findPlace(lead.zip_code, lead.state);
  const of = (kind: SharedIdentity, hash: string): LeadIdentity => ({
    leadId: lead.id,
    kind,
    hash,
  });
  const device = deviceHash(vault, opened);
  return [
    ...identitiesIn(identityOf(opened.contact, place)).map(([kind, value]) =>
      of(kind, vault.hash(kind, value)),
    ),
    ...(device === null ? [] : [of("device", device)]),
  ];
}

function deviceHash(vault: ContactVault, { consent }: PrivateLead): string | null {
  const { ipAddress, userAgent } = consent;
  const device = deviceIdentity(ipAddress === null ? null : addressGroup(ipAddress), userAgent);
  return device === null ? null : vault.hashText("device", device);
}
