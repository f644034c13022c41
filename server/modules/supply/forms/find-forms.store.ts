// Finds hosted forms by their name or the end of their address.
import { scopeFor } from "../../../../domain/access/scope.ts";
import { FORM_KINDS } from "../../../../domain/forms/form-document.ts";
import {
  type FindTable,
  type Finder,
  findRows,
  hasWords,
  idsWhere,
} from "../../../platform/db/find-rows.ts";

export const FORM_MATCHES: FindTable["matches"] = ({ words, id }) => [
  ...idsWhere(words, (query) => `select id from source where ${hasWords("name", query)}`),
  ...idsWhere(words, (query) => `select source_id from form where ${hasWords("slug", query)}`),
  ...idsWhere(id, (begins) => `select source_id from form where ${begins("source_id")}`),
];

const FORMS_FOUND: FindTable = {
  from: `
    form f
      join source s on s.id = f.source_id
      join account a on a.id = s.account_id
  `,
  columns: {
    name: "s.name",
    owner_id: "s.account_id",
    owner_name: "a.name",
    status: "s.status",
    at: "f.created_at",
  },
  id: "f.source_id",
  // The form that confirms drafts belongs to a source of another kind, and no list shows it.
  always: `s.kind in (${FORM_KINDS.map((kind) => `'${kind}'`).join(", ")})`,
  matches: FORM_MATCHES,
  owner: { account: "s.account_id" },
};

export const FORM_FINDER: Finder = {
  kind: "form",
  find: (db, actor, sought, most) =>
    findRows(db, FORMS_FOUND, scopeFor(actor, "source"), sought, most),
};
