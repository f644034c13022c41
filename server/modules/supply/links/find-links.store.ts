// Finds tracking links by their name, code or id.
import { scopeFor } from "../../../../domain/access/scope.ts";
import {
  type FindTable,
  type Finder,
  findRows,
  hasWords,
  idsWhere,
} from "../../../platform/db/find-rows.ts";

const LINKS_FOUND: FindTable = {
  from: "link k join account a on a.id = k.account_id",
  columns: {
    name: "k.name",
    owner_id: "k.account_id",
    owner_name: "a.name",
    status: "k.status",
    at: "k.created_at",
  },
  id: "k.id",
  matches: ({ words, id }) => [
    ...idsWhere(
      words,
      (query) => `select id from link where ${hasWords("name || ' ' || code", query)}`,
    ),
    ...idsWhere(id, (begins) => `select id from link where ${begins("id")}`),
  ],
  owner: { account: "k.account_id" },
};

export const LINK_FINDER: Finder = {
  kind: "link",
  find: (db, actor, sought, most) =>
    findRows(db, LINKS_FOUND, scopeFor(actor, "link"), sought, most),
};
