// Finds campaigns by their name or id.
import { scopeFor } from "../../../../domain/access/scope.ts";
import {
  type FindTable,
  type Finder,
  findRows,
  hasWords,
  idsWhere,
} from "../../../platform/db/find-rows.ts";

export const CAMPAIGN_MATCHES: FindTable["matches"] = ({ words, ownerWords, id }) => [
  ...idsWhere(words, (query) => `select id from campaign where ${hasWords("name", query)}`),
  ...idsWhere(
    ownerWords,
    (query) => `
      select o.id
      from account n
      join campaign o on o.account_id = n.id
      where ${hasWords("n.name", query)}
    `,
  ),
  ...idsWhere(id, (begins) => `select id from campaign where ${begins("id")}`),
];

const CAMPAIGNS_FOUND: FindTable = {
  from: "campaign c join account a on a.id = c.account_id",
  columns: {
    name: "c.name",
    owner_id: "c.account_id",
    owner_name: "a.name",
    status: "c.status",
    at: "c.created_at",
  },
  id: "c.id",
  matches: CAMPAIGN_MATCHES,
  owner: { account: "c.account_id" },
};

export const CAMPAIGN_FINDER: Finder = {
  kind: "campaign",
  find: (db, actor, sought, most) =>
    findRows(db, CAMPAIGNS_FOUND, scopeFor(actor, "campaign"), sought, most),
};
