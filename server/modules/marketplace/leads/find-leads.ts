// Finds leads of any age by what a caller knows of one: its id, the affiliate's reference, a click
// id, or the person's phone, email or address, which are compared by keyed hashes.
import type pg from "pg";
import { QUERY_LIMITS } from "../../../../contract/collection.ts";
import { type Actor, isAdmin } from "../../../../domain/access/access.ts";
import { hasScope } from "../../../../domain/access/key-scopes.ts";
import { hasRight } from "../../../../domain/access/rights.ts";
import { scopeFor } from "../../../../domain/access/scope.ts";
import type { TypedText } from "../../../../domain/find/read-find.ts";
import { type IdentityKind, emailIdentity } from "../../../../domain/lead/identity.ts";
import { type AddressLookUps, readTypedAddress } from "../../../../domain/lead/read-address.ts";
import { readEmail } from "../../../../domain/lead/read-email.ts";
import { readPhone } from "../../../../domain/lead/read-phone.ts";
import type { ContactVault } from "../../../platform/crypto/contact-vault.ts";
import { type Finder, type SoughtText, findRows } from "../../../platform/db/find-rows.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { BOUGHT_FOUND, LEADS_FOUND, findNamedLeads } from "./find-leads.store.ts";

export interface FindLeadsDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
  readonly vault: ContactVault;
  readonly addresses: AddressLookUps;
}

export interface FoundLeads {
  /** The newest 100 that the text names, among those of the actor's account. */
  readonly ids: readonly string[];
  /** Whether the text is a street whose ZIP or city is missing. */
  readonly needsPlace: boolean;
}

/**
 * Finds leads by a typed text. What the actor's person may read of them is decided when they are
 * listed. A look-up of a person by the network is logged, without what was typed.
 */
export async function findLeadIds(
  deps: FindLeadsDeps,
  actor: Actor,
  sought: SoughtText,
): Promise<FoundLeads> {
  const person = personIn(deps, actor, sought);
  const names = {
    id: sought.id,
    // An affiliate's references and click ids are not its buyers' to find leads by.
    reference: actor.role === "advertiser" || sought.text === "" ? null : sought.text,
    hashes: person.keys.map(([kind, key]) => deps.vault.hash(kind, key)),
    ownerWords: sought.words,
  };
  const scope = scopeFor(actor, "lead");
  const ids = await findNamedLeads(deps.pool, names, scope, QUERY_LIMITS.valuesPerIn);
  const [first] = person.keys;
  // Logged before the answer: a look-up that cannot be logged finds nothing.
  if (isAdmin(actor) && first !== undefined)
    await recordActivity(deps.pool, {
      atMs: deps.now(),
      actor,
      accountId: actor.accountId,
      action: "contact.looked_up",
      subjectKind: "account",
      subjectId: actor.accountId,
      detail: { by: first[0], count: ids.length },
    });
  return { ids, needsPlace: person.needsPlace };
}

interface TypedPerson {
  readonly keys: readonly (readonly [kind: IdentityKind, key: string])[];
  readonly needsPlace: boolean;
}

/**
 * What the text says of a person. Nothing for a reader without the right to contacts, who would
 * otherwise learn which lead a person is.
 */
function personIn({ addresses }: FindLeadsDeps, actor: Actor, { text }: TypedText): TypedPerson {
  if (!hasRight(actor, "contact") || !hasScope(actor, "leads"))
    return { keys: [], needsPlace: false };
  const email = readEmail(text);
  const phone = readPhone(text);
  const { identities, needsPlace } = readTypedAddress(text, addresses);
  return {
    keys: [
      ...(phone === null ? [] : [["phone", phone] as const]),
      ...(email === null ? [] : [["email", emailIdentity(email)] as const]),
      ...identities.map((identity) => ["address", identity] as const),
    ],
    needsPlace,
  };
}

/** Shows the leads that a text was found to name. */
export const LEAD_FINDER: Finder = {
  kind: "lead",
  find: (db, actor, sought, most) => {
    const table = actor.role === "advertiser" ? BOUGHT_FOUND : LEADS_FOUND;
    return findRows(db, table, scopeFor(actor, "lead"), sought, most);
  },
};
