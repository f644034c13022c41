// Turns a list's condition `find` into the ids of the leads that it names: by id, by the affiliate's
// reference, by click id, or by the person's phone or email, which are compared by keyed hashes.
import { QUERY_LIMITS } from "../../../../contract/collection.ts";
import type { Actor } from "../../../../domain/access/access.ts";
import { emailIdentity, identitiesIn } from "../../../../domain/lead/identity.ts";
import { readEmail } from "../../../../domain/lead/read-email.ts";
import { readPhone } from "../../../../domain/lead/read-phone.ts";
import type { ContactVault } from "../../../platform/crypto/contact-vault.ts";
import type { ListQuery } from "../../../platform/db/plan-query.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { findNamedLeads } from "./find-leads.store.ts";

const FIND = /^find,eq,(.*)$/su;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** No lead has it. */
const NOBODYS_ID = "00000000-0000-0000-0000-000000000000";

/** The same query with ids; a condition that cannot be read stays, for the list to refuse. */
export async function resolveFind<Query extends Pick<ListQuery, "where">>(
  { pool, vault }: { readonly pool: Queryable; readonly vault: ContactVault },
  actor: Actor,
  query: Query,
): Promise<Query> {
  if (query.where?.some((condition) => FIND.test(condition)) !== true) return query;
  const where = await Promise.all(
    query.where.map(async (condition) => {
      const [, value] = FIND.exec(condition) ?? [];
      if (value === undefined) return condition;
      const ids = await findNamedLeads(
        pool,
        namesIn(vault, actor, value),
        QUERY_LIMITS.valuesPerIn,
      );
      return `id,in,${ids.length === 0 ? NOBODYS_ID : ids.join(",")}`;
    }),
  );
  return { ...query, where };
}

/** An affiliate's references and click ids are not its buyers' to find leads by. */
function namesIn(vault: ContactVault, actor: Actor, value: string) {
  const text = value.replaceAll("\0", "").toWellFormed().trim();
  const email = readEmail(text);
  const phone = readPhone(text);
  const keys = identitiesIn({ phone, email: email === null ? null : emailIdentity(email) });
  return {
    id: UUID.test(text) ? text : null,
    reference: actor.role === "advertiser" || text === "" ? null : text,
    hashes: keys.map(([kind, key]) => vault.hash(kind, key)),
  };
}
