// Finds destinations of purchased leads by their name or id.
import { scopeFor } from "../../../../domain/access/scope.ts";
import {
  type FindTable,
  type Finder,
  findRows,
  hasWords,
  idsWhere,
} from "../../../platform/db/find-rows.ts";

const DESTINATIONS_FOUND: FindTable = {
  from: "destination t join account a on a.id = t.account_id",
  columns: {
    name: "t.name",
    owner_id: "t.account_id",
    owner_name: "a.name",
    status: "t.status",
    at: "t.created_at",
  },
  id: "t.id",
  matches: ({ words, id }) => [
    ...idsWhere(words, (query) => `select id from destination where ${hasWords("name", query)}`),
    ...idsWhere(id, (begins) => `select id from destination where ${begins("id")}`),
  ],
  owner: { account: "t.account_id" },
};

export const DESTINATION_FINDER: Finder = {
  kind: "destination",
  find: (db, actor, sought, most) =>
    findRows(db, DESTINATIONS_FOUND, scopeFor(actor, "destination"), sought, most),
};
