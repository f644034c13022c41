// Finds payouts by their amount, their id, or the name of their affiliate.
import { scopeFor } from "../../../../domain/access/scope.ts";
import {
  type FindTable,
  type Finder,
  findRows,
  hasWords,
  idsWhere,
} from "../../../platform/db/find-rows.ts";

export const PAYOUT_MATCHES: FindTable["matches"] = ({ ownerWords, id, amount }) => [
  ...idsWhere(
    ownerWords,
    (query) => `
      select o.id
      from account n
      join payout o on o.affiliate_id = n.id
      where ${hasWords("n.name", query)}
    `,
  ),
  ...idsWhere(id, (begins) => `select id from payout where ${begins("id")}`),
  ...idsWhere(amount, (cents) => `select id from payout where amount_cents = ${cents}`),
];

const PAYOUTS_FOUND: FindTable = {
  from: "payout p join account a on a.id = p.affiliate_id",
  columns: {
    owner_id: "p.affiliate_id",
    owner_name: "a.name",
    status: "p.status",
    at: "p.requested_at",
    amount_cents: "p.amount_cents",
  },
  id: "p.id",
  matches: PAYOUT_MATCHES,
  owner: { affiliate: "p.affiliate_id" },
};

export const PAYOUT_FINDER: Finder = {
  kind: "payout",
  find: (db, actor, sought, most) =>
    findRows(db, PAYOUTS_FOUND, scopeFor(actor, "payout"), sought, most),
};
