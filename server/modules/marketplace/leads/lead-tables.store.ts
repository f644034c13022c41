// Describes how lists of leads lie in the database, for each kind of reader.
import { LEADS } from "../../../../contract/marketplace/leads.ts";
import { IS_LISTED } from "../../selling/distribution/index.ts";
import type { CollectionTable } from "../../../platform/db/list-rows.ts";
import {
  ASSIGNEE_FIELD,
  BOUGHT_COLUMNS,
  CALLBACK_FIELD,
  CALLBACK_MEANINGS,
  HAS_CALLBACK_FIELD,
  CAMPAIGN_FIELD,
  NO_ASSIGNEE_FIELD,
  NO_CALLBACK_FIELD,
  NO_PROGRESS_FIELD,
  PROGRESS_FIELD,
  REACHED_FIELD,
  RETURN_FIELD,
  WORK_JOIN,
} from "./bought-columns.store.ts";
import { sourceAliasSql } from "./source-alias.ts";

/** A lead with its place, and since when its person must not be contacted. */
export const LEAD_COLUMNS = `l.*, z.county_name, z.time_zone,
  (select n.since from no_contact n where n.lead_id = l.id) as no_contact_since`;
/** Joins a lead's place. */
export const PLACE = "left join zip z on z.zip_code = l.zip_code and z.state = l.state";
/** Joins what is stored sealed. */
export const PRIVATE = "left join lead_private p on p.lead_id = l.id";
/** What its affiliate earned with a lead. */
export const OWN_SALES = `
  coalesce(
    (select sum(s.earning_cents) from sale s where s.lead_id = l.id and s.status = 'sold'), 0
  )::bigint as earned_cents,
    exists (
      select 1
      from sale s
      where s.lead_id = l.id and s.mode = 'exclusive' and s.status = 'sold'
    ) as sold_exclusively
`;
/** Whether a buyer could buy the lead now. */
export const LISTED = `case when ${IS_LISTED} then 'yes' else 'no' end`;
/** How far a lead came (LEAD_RESULTS). */
export const RESULT = `case
    when l.answer_status <> 'accepted' then 'not_accepted'
    when l.sold_slots = 0 then 'unsold'
    when exists (select from sale k where k.lead_id = l.id and k.status = 'sold') then 'kept'
    else 'returned'
  end`;

const FIELDS = {
  id: "l.id",
  received_at: "l.received_at",
  status: "l.status",
  reason_code: "l.reason_code",
  side: "l.side",
  property_type: "l.property_type",
  state: "l.state",
  county_fips: "l.county_fips",
  zip_code: "l.zip_code",
  timing: "l.timing",
  tier: "l.tier",
  score_total: "l.score_total",
  source_id: "l.source_id",
  affiliate_id: "l.affiliate_id",
  ...Object.fromEntries(
    ["sub1", "sub2", "sub3", "sub4", "sub5"].map((field, index) => [
      field,
      `(l.sub_ids::jsonb ->> ${index})`,
    ]),
  ),
  click_id: "l.click_id",
  vendor_lead_id: "l.vendor_lead_id",
  text:
    "concat_ws(' ', l.id, l.vendor_lead_id, l.click_id, l.sub_ids, l.city, l.state, " +
    "l.zip_code)",
  source: "l.source_id::text",
  result: RESULT,
  listed: LISTED,
  bought_at: "null::timestamptz",
  campaign: "null::text",
  outcome: NO_PROGRESS_FIELD,
  reached: NO_PROGRESS_FIELD,
  return_status: NO_PROGRESS_FIELD,
  assignee: NO_ASSIGNEE_FIELD,
  callback_at: NO_CALLBACK_FIELD,
  callback: NO_PROGRESS_FIELD,
};

const COMMON: Omit<CollectionTable, "columns" | "from" | "owner"> = {
  rules: LEADS,
  id: "l.id",
  fields: FIELDS,
  clocks: { received_at: ["l.id", "l.id"] },
  // Ids are made when a lead is received and grow with time, so their index gives the order.
  orders: {
    received_at: { by: "l.id", type: "uuid" },
    score_total: { by: "l.score_total", type: "integer" },
    // Only a buyer's list has purchases and call-backs; the others are ordered by receipt.
    bought_at: { by: "l.id", type: "uuid" },
    callback_at: { by: "l.id", type: "uuid" },
  },
};

/** The operator's list. */
export const ALL_LEADS: CollectionTable = {
  ...COMMON,
  columns: `${LEAD_COLUMNS}, ${IS_LISTED} as is_listed`,
  from: `lead l ${PLACE}`,
  owner: {},
};
/** An affiliate's list. */
export const OWN_LEADS: CollectionTable = {
  ...COMMON,
  columns: `
    ${LEAD_COLUMNS}, p.key_salt, p.sealed,
    (select o.name from source o where o.id = l.source_id) as source_name, ${OWN_SALES},
    ${IS_LISTED} as is_listed`,
  from: `lead l ${PLACE} ${PRIVATE}`,
  owner: { affiliate: "l.affiliate_id", source: "l.source_id" },
};
/** A buyer's list: what it bought, also where an approved return took the lead back. */
export const BOUGHT_LEADS: CollectionTable = {
  ...COMMON,
  columns: `
    ${LEAD_COLUMNS}, p.key_salt, p.sealed, c.id as campaign_id, c.name as campaign_name,
    ${BOUGHT_COLUMNS}`,
  from: `
    sale s join lead l on l.id = s.lead_id ${PLACE} ${PRIVATE} ${WORK_JOIN}
    left join campaign c on c.no = s.campaign_no`,
  // An affiliate's own references, and who it is, are not its buyers' to search.
  fields: {
    ...FIELDS,
    affiliate_id: "null::uuid",
    click_id: "null::text",
    vendor_lead_id: "null::text",
    text: "concat_ws(' ', l.id, l.city, l.state, l.zip_code)",
    source: sourceAliasSql("l.source_id", "s.buyer_id"),
    result: "case s.status when 'sold' then 'kept' else 'returned' end",
    listed: "null::text",
    bought_at: "s.sold_at",
    campaign: CAMPAIGN_FIELD,
    outcome: PROGRESS_FIELD,
    reached: REACHED_FIELD,
    return_status: RETURN_FIELD,
    assignee: ASSIGNEE_FIELD,
    callback_at: CALLBACK_FIELD,
    callback: HAS_CALLBACK_FIELD,
  },
  clocks: { received_at: ["l.id", "l.id"], bought_at: ["s.id", "s.id"] },
  meanings: { callback: CALLBACK_MEANINGS },
  orders: {
    ...COMMON.orders,
    // Ids of sales grow with time too.
    bought_at: { by: "s.id", type: "uuid" },
    callback_at: { by: CALLBACK_FIELD, type: "time" },
  },
  owner: { buyer: "s.buyer_id" },
  person: "g.user_id",
};

/** The leads of a buyer's list whose contact it has: an approved return took the others back. */
export const KEPT_LEADS: CollectionTable = { ...BOUGHT_LEADS, always: "s.status = 'sold'" };
