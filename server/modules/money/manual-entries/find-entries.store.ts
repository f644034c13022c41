// Finds manual entries by their reference, amount or id, or the name of their account.
import { scopeFor } from "../../../../domain/access/scope.ts";
import {
  type FindTable,
  type Finder,
  findRows,
  hasWords,
  idsWhere,
} from "../../../platform/db/find-rows.ts";
import { byId, byOwner } from "../../../platform/db/named-records.ts";

const ENTRIES_FOUND: FindTable = {
  from: "manual_entry e join account a on a.id = e.account_id",
  columns: {
    name: "e.reference",
    owner_id: "e.account_id",
    owner_name: "a.name",
    status: "e.status",
    at: "e.made_at",
    amount_cents: "e.amount_cents",
  },
  id: "e.id",
  matches: (binds) => [
    ...idsWhere(
      binds.words,
      (query) => `
        select id
        from manual_entry
        where reference is not null and ${hasWords("reference", query)}
      `,
    ),
    ...byOwner("manual_entry", binds),
    ...byId("manual_entry", binds),
    ...idsWhere(
      binds.amount,
      (cents) => `select id from manual_entry where amount_cents in (${cents}, -${cents})`,
    ),
  ],
  owner: { account: "e.account_id" },
};
/** What accounts see of their own: the entries that count. */
const BOOKED_FOUND: FindTable = { ...ENTRIES_FOUND, always: "e.status = 'booked'" };

export const MANUAL_ENTRY_FINDER: Finder = {
  kind: "manual_entry",
  find: (db, actor, sought, most) => {
    const scope = scopeFor(actor, "wallet");
    return findRows(db, scope.see === "all" ? ENTRIES_FOUND : BOOKED_FOUND, scope, sought, most);
  },
};
