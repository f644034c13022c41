// Finds returns by their id, their lead, or the name of their buyer or affiliate.
import { type FindTable, hasWords, idsWhere } from "../../../platform/db/find-rows.ts";
import { byId, finderOf } from "../../../platform/db/named-records.ts";

/** Accounts whose name matches. */
const MOST_OWNERS = 20;
/** As many as an answer has; ranges make the planner read the sales of the owner in order. */
const MOST_OF_OWNER = 51;

export const RETURN_MATCHES: FindTable["matches"] = ({ ownerWords, id, leadIds }) => [
  ...["o.buyer_id", "o.affiliate_id"].flatMap((owner) =>
    idsWhere(
      ownerWords,
      (query) => `
        select of_owner.id
        from (
          select id from account where ${hasWords("name", query)} limit ${MOST_OWNERS}
        ) as n
        cross join lateral (
          select b.id
          from sale o
          join lead_return b on b.sale_id = o.id
          where ${owner} >= n.id and ${owner} <= n.id
          order by ${owner} desc, o.id desc
          limit ${MOST_OF_OWNER}
        ) as of_owner
      `,
    ),
  ),
  ...byId("lead_return", { id }),
  ...idsWhere(
    leadIds,
    (leads) => `
      select b.id
      from sale o
      join lead_return b on b.sale_id = o.id
      where o.lead_id = any(${leads})
    `,
  ),
];

const RETURNS_FOUND: FindTable = {
  from: `
    lead_return r
      join sale s on s.id = r.sale_id
      join lead l on l.id = s.lead_id
      join account a on a.id = s.buyer_id
      left join sale_assignment g on g.sale_id = s.id
  `,
  columns: {
    owner_id: "s.buyer_id",
    owner_name: "a.name",
    status: "r.status",
    at: "r.filed_at",
    side: "l.side",
    city: "l.city",
    state: "l.state",
  },
  id: "r.id",
  matches: RETURN_MATCHES,
  owner: { buyer: "s.buyer_id", affiliate: "s.affiliate_id" },
  person: "g.user_id",
};

export const RETURN_FINDER = finderOf("return", RETURNS_FOUND, "return");
