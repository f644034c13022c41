// Defines the operations on sales: a buyer's purchases, the sales of an affiliate's leads, and all
// of them for the network.
import { type Static, Type } from "typebox";
import { SALE_RETURN_STATUSES } from "../../domain/returns/sale-return.ts";
import { CALLBACK_STATES } from "../../domain/sales/callback.ts";
import { PROGRESS } from "../../domain/sales/outcome.ts";
import {
  defineCollection,
  filterQueryOf,
  integerField,
  listQueryOf,
  textField,
  timeField,
  uuidField,
  wordField,
} from "../collection.ts";
import { NOT_FOR_AGENTS } from "./lead-sale.ts";
import { PurchasedLead } from "./lead-shapes.ts";
import { MapPoint } from "./map-point.ts";
import { defineOperation } from "../operation.ts";
import { Timestamp, Uuid, centsOf, closed, enumOf, nullable, pageOf } from "../schema.ts";

export const SALE_MODES = ["exclusive", "shared"] as const;
export const SALE_STATUSES = ["sold", "returned"] as const;
export const EARNING_STATUSES = ["pending", "payable", "paid", "reversed"] as const;

export const SALES = defineCollection({
  name: "sales",
  fields: {
    id: uuidField,
    lead_id: uuidField,
    mode: wordField(SALE_MODES),
    status: wordField(SALE_STATUSES),
    sold_at: timeField,
    price_cents: integerField,
    campaign_id: uuidField,
    source_id: uuidField,
    buyer_id: uuidField,
    affiliate_id: uuidField,
    outcome: wordField(PROGRESS),
    return_status: wordField(SALE_RETURN_STATUSES),
    assignee: textField,
    callback_at: timeField,
    callback: wordField(CALLBACK_STATES),
  },
  orders: ["sold_at", "callback_at"],
});

const common = {
  id: Uuid,
  lead_id: Uuid,
  mode: enumOf(SALE_MODES),
  slot: Type.Integer(),
  status: enumOf(SALE_STATUSES),
  sold_at: Timestamp,
};
const bought = {
  campaign_id: nullable(Uuid, { description: "Null if bought manually." }),
  campaign_name: nullable(Type.String()),
  delivered_at: Timestamp,
  return_until: Timestamp,
};
const earned = {
  source_id: Uuid,
  earning_status: enumOf(EARNING_STATUSES),
};
const price = centsOf("What was paid.");
const earning = centsOf("The affiliate's share.");
/** The same for an account's own people, of whom agents do not see money. */
const ownMoney = (whose: string) => nullable(centsOf(`${whose} ${NOT_FOR_AGENTS}`));

export const BuyerSale = Type.Object(
  {
    view: Type.Literal("buyer"),
    ...common,
    ...bought,
    price_cents: ownMoney("What you paid."),
    lead: PurchasedLead,
    point: nullable(MapPoint, {
      description: "The center of the lead's ZIP; null where the ZIP is unknown.",
    }),
  },
  { title: "BuyerSale", description: "A sale as its buyer sees it, with the lead's contact." },
);
export type BuyerSale = Static<typeof BuyerSale>;
export const AffiliateSale = Type.Object(
  {
    view: Type.Literal("affiliate"),
    ...common,
    ...earned,
    earning_cents: ownMoney("What you earn."),
  },
  { title: "AffiliateSale" },
);
export const AdminSale = Type.Object(
  {
    view: Type.Literal("admin"),
    ...common,
    ...bought,
    ...earned,
    price_cents: price,
    earning_cents: earning,
    buyer_id: Uuid,
    affiliate_id: Uuid,
  },
  { title: "AdminSale" },
);
export type AdminSale = Static<typeof AdminSale>;
export const Sale = Type.Union([BuyerSale, AffiliateSale, AdminSale], { title: "Sale" });
export type Sale = Static<typeof Sale>;

export const listSales = defineOperation({
  method: "GET",
  path: "/v1/sales",
  operationId: "listSales",
  tags: ["Money"],
  summary: "List sales: your purchases, those of your leads, or all",
  access: ["session", "key"],
  request: { query: listQueryOf(SALES) },
  responses: { 200: { description: "A page.", schema: pageOf(Sale, "SalePage") } },
  problems: ["unauthenticated", "suspended", "forbidden"],
});

export const SaleTotals = Type.Object(
  {
    sales: Type.Integer({ description: "How many sales the conditions select." }),
    returned: Type.Integer({ description: "Of these, how many were returned." }),
    spend_cents: nullable(
      centsOf("What was paid for those not returned. Null for affiliates and agents."),
    ),
    earned_cents: nullable(
      centsOf("What affiliates earned with them. Null for advertisers and agents."),
    ),
  },
  { title: "SaleTotals" },
);
export type SaleTotals = Static<typeof SaleTotals>;

export const getSaleTotals = defineOperation({
  method: "GET",
  path: "/v1/sales/totals",
  operationId: "getSaleTotals",
  tags: ["Money"],
  summary: "Retrieve the totals of a list of sales across all pages",
  access: ["session", "key"],
  request: { query: filterQueryOf(SALES) },
  responses: { 200: { description: "The totals.", schema: SaleTotals } },
  problems: ["unauthenticated", "suspended", "forbidden"],
});

export const getSale = defineOperation({
  method: "GET",
  path: "/v1/sales/{id}",
  operationId: "getSale",
  tags: ["Money"],
  summary: "Retrieve a sale",
  access: ["session", "key"],
  request: { params: closed({ id: Uuid }) },
  responses: { 200: { description: "The sale, in the caller's view.", schema: Sale } },
  problems: ["unauthenticated", "suspended", "not_found"],
});
