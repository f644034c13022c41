// Finds sources by their name or id.
import { scopeFor } from "../../../../domain/access/scope.ts";
import {
  type FindTable,
  type Finder,
  findRows,
  hasWords,
  idsWhere,
} from "../../../platform/db/find-rows.ts";

export const SOURCE_MATCHES: FindTable["matches"] = ({ words, id }) => [
  ...idsWhere(words, (query) => `select id from source where ${hasWords("name", query)}`),
  ...idsWhere(id, (begins) => `select id from source where ${begins("id")}`),
];

const SOURCES_FOUND: FindTable = {
  from: "source s join account a on a.id = s.account_id",
  columns: {
    name: "s.name",
    owner_id: "s.account_id",
    owner_name: "a.name",
    status: "s.status",
    at: "s.created_at",
  },
  id: "s.id",
  matches: SOURCE_MATCHES,
  owner: { account: "s.account_id" },
};

export const SOURCE_FINDER: Finder = {
  kind: "source",
  find: (db, actor, sought, most) =>
    findRows(db, SOURCES_FOUND, scopeFor(actor, "source"), sought, most),
};
