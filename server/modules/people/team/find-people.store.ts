// Finds the members of accounts by their name or email.
import { can } from "../../../../domain/access/access.ts";
import { type FindTable, type Finder, findRows } from "../../../platform/db/find-rows.ts";
import { byWords } from "../../../platform/db/named-records.ts";

const PEOPLE_FOUND: FindTable = {
  from: "member m join account a on a.id = m.account_id",
  columns: {
    name: "m.name",
    owner_id: "m.account_id",
    owner_name: "a.name",
    status: "m.status",
    at: "m.created_at",
  },
  id: "m.user_id",
  always: "m.status <> 'removed'",
  matches: (binds) => [
    ...byWords("member", binds, "name", "user_id"),
    ...byWords('auth."user"', binds, "email"),
  ],
  owner: { account: "m.account_id" },
};

/** The people of the caller's account; for people of the network, those of all accounts. */
export const PERSON_FINDER: Finder = {
  kind: "person",
  async find(db, actor, sought, most) {
    const { accountId } = actor;
    if (!can(actor, "read", "member", { accountId })) return [];
    return findRows(
      db,
      PEOPLE_FOUND,
      actor.role === "admin" ? { see: "all" } : { see: "own", as: "account", accountId },
      sought,
      most,
    );
  },
};
