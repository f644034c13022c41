// Finds imports by the name of their file or their id.
import { scopeFor } from "../../../../domain/access/scope.ts";
import {
  type FindTable,
  type Finder,
  findRows,
  hasWords,
  idsWhere,
} from "../../../platform/db/find-rows.ts";

const IMPORTS_FOUND: FindTable = {
  from: "lead_import i join account a on a.id = i.account_id",
  columns: {
    name: "i.name",
    owner_id: "i.account_id",
    owner_name: "a.name",
    status: "i.status",
    at: "i.created_at",
  },
  id: "i.id",
  matches: ({ words, id }) => [
    ...idsWhere(words, (query) => `select id from lead_import where ${hasWords("name", query)}`),
    ...idsWhere(id, (begins) => `select id from lead_import where ${begins("id")}`),
  ],
  owner: { account: "i.account_id" },
};

export const IMPORT_FINDER: Finder = {
  kind: "import",
  find: (db, actor, sought, most) =>
    findRows(db, IMPORTS_FOUND, scopeFor(actor, "import"), sought, most),
};
