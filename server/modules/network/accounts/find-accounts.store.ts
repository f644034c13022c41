// Finds accounts for the network, by their name, id, tags, and the emails of their members.
import { can } from "../../../../domain/access/access.ts";
import {
  type FindTable,
  type Finder,
  findRows,
  hasWords,
  idsWhere,
} from "../../../platform/db/find-rows.ts";
import { byId, byWords } from "../../../platform/db/named-records.ts";

/** By name and id. */
export const ACCOUNT_MATCHES: FindTable["matches"] = (binds) => [
  ...byWords("account", binds),
  ...byId("account", binds),
];

/** By tags too, for who may read them. */
export const TAGGED_MATCHES: FindTable["matches"] = (binds) => [
  ...ACCOUNT_MATCHES(binds),
  ...byWords("account_tag", binds, "tag", "account_id"),
];

/** By emails: in no list, whose text is in a URL. */
const byEmail: FindTable["matches"] = ({ words }) =>
  idsWhere(
    words,
    (query) => `
      select m.account_id
      from auth."user" u
      join member m on m.user_id = u.id and m.status <> 'removed'
      where ${hasWords("u.email", query)}
    `,
  );

const accountsFound = (matches: FindTable["matches"]): FindTable => ({
  from: "account a",
  columns: {
    name: "a.name",
    owner_id: "a.id",
    owner_name: "a.name",
    status: "a.status",
    at: "a.created_at",
  },
  id: "a.id",
  matches: (binds) => [...matches(binds), ...byEmail(binds)],
  owner: {},
});

/** For others than the network there is one account, their own: nothing to find. */
export const ACCOUNT_FINDER: Finder = {
  kind: "account",
  async find(db, actor, sought, most) {
    if (actor.role !== "admin") return [];
    const mayReadTags = can(actor, "read", "account_tag", null);
    const table = accountsFound(mayReadTags ? TAGGED_MATCHES : ACCOUNT_MATCHES);
    return findRows(db, table, { see: "all" }, sought, most);
  },
};
