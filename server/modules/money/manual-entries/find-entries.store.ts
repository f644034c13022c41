// Finds manual entries by their reference, amount or id, or the name of their account.
import { scopeFor } from "../../../../domain/access/scope.ts";
import {
  type FindTable,
  type Finder,
  findRows,
  hasWords,
  idsWhere,
} from "../../../platform/db/find-rows.ts";

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
  matches: ({ words, ownerWords, id, amount }) => [
    ...idsWhere(
      words,
      (query) => `
        select id
        from manual_entry
        where reference is not null and ${hasWords("reference", query)}
      `,
    ),
    ...idsWhere(
      ownerWords,
      (query) => `
        select m.id
        from account n
        join manual_entry m on m.account_id = n.id
        where ${hasWords("n.name", query)}
      `,
    ),
    ...idsWhere(id, (begins) => `select id from manual_entry where ${begins("id")}`),
    ...idsWhere(
      amount,
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
