// Finds hosted forms by their name or the end of their address.
import { FORM_KINDS } from "../../../../domain/forms/form-document.ts";
import type { FindTable } from "../../../platform/db/find-rows.ts";
import { byId, byWords, finderOf } from "../../../platform/db/named-records.ts";

export const FORM_MATCHES: FindTable["matches"] = (binds) => [
  ...byWords("source", binds),
  ...byWords("form", binds, "slug", "source_id"),
  ...byId("form", binds, "source_id"),
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

export const FORM_FINDER = finderOf("form", FORMS_FOUND, "source");
