// Finds payouts by their amount, their id, or the name of their affiliate.
import { type FindTable, idsWhere } from "../../../platform/db/find-rows.ts";
import { byId, byOwner, finderOf } from "../../../platform/db/named-records.ts";

export const PAYOUT_MATCHES: FindTable["matches"] = (binds) => [
  ...byOwner("payout", binds, "affiliate_id"),
  ...byId("payout", binds),
  ...idsWhere(binds.amount, (cents) => `select id from payout where amount_cents = ${cents}`),
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

export const PAYOUT_FINDER = finderOf("payout", PAYOUTS_FOUND, "payout");
