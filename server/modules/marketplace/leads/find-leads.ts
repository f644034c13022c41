// Finds leads of any age by what a caller knows of one: its id, the affiliate's reference, a click
// id, or the person's phone or email, which are compared by keyed hashes.
import { QUERY_LIMITS } from "../../../../contract/collection.ts";
import type { Actor } from "../../../../domain/access/access.ts";
import { hasRight } from "../../../../domain/access/rights.ts";
import { scopeFor } from "../../../../domain/access/scope.ts";
import { emailIdentity, identitiesIn } from "../../../../domain/lead/identity.ts";
import { readEmail } from "../../../../domain/lead/read-email.ts";
import { readPhone } from "../../../../domain/lead/read-phone.ts";
import type { ContactVault } from "../../../platform/crypto/contact-vault.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { type LeadNames, findNamedLeads } from "./find-leads.store.ts";

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The ids of the newest 100 leads that the text names among those of the actor's account. What its
 * person may read of them is decided when they are listed.
 */
export function findLeadIds(
  { pool, vault }: { readonly pool: Queryable; readonly vault: ContactVault },
  actor: Actor,
  find: string,
): Promise<string[]> {
  return findNamedLeads(
    pool,
    namesIn(vault, actor, find),
    scopeFor(actor, "lead"),
    QUERY_LIMITS.valuesPerIn,
  );
}

/**
 * An affiliate's references and click ids are not its buyers' to find leads by. A seat that sees no
 * contact finds nothing by one either: it would learn which lead a person is.
 */
function namesIn(vault: ContactVault, actor: Actor, find: string): LeadNames {
  const text = find.replaceAll("\0", "").toWellFormed().trim();
  const isOpen = hasRight(actor, "contact");
  const email = isOpen ? readEmail(text) : null;
  const phone = isOpen ? readPhone(text) : null;
  const keys = identitiesIn({ phone, email: email === null ? null : emailIdentity(email) });
  return {
    id: UUID.test(text) ? text : null,
    reference: actor.role === "advertiser" || text === "" ? null : text,
    hashes: keys.map(([kind, key]) => vault.hash(kind, key)),
  };
}
