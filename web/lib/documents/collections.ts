// Lists the collections of the document database: API lists that are read page by page, filtered
// and ordered. The contract defines their documents.
import type { AnswerOf } from "../api/operation.ts";

export type CollectionName =
  | "leads"
  | "listings"
  | "campaigns"
  | "sources"
  | "imports"
  | "forms"
  | "links"
  | "clicks"
  | "postbacks"
  | "webhooks"
  | "webhook-messages"
  | "destinations"
  | "delivery-plans"
  | "deliveries"
  | "postback-messages"
  | "sales"
  | "earnings"
  | "payouts"
  | "returns"
  | "touches"
  | "wallet-movements"
  | "activity"
  | "emails"
  | "accounts"
  | "licenses"
  | "seller-names"
  | "manual-entries"
  | "account-terms"
  | "account-notes"
  | "account-files"
  | "network-pauses"
  | "consumer-requests"
  | "inbox-items"
  | "alerts";

type ItemOf<List> = List extends Page<infer Item> ? Item : never;
export type Collections = {
  readonly [Name in CollectionName]: ItemOf<AnswerOf<`GET /v1/${Name}`>>;
};

export type WhereOperator = "eq" | "ne" | "in" | "lt" | "lte" | "gt" | "gte";
/** One condition; all of a query's must hold. */
export type Where = readonly [
  field: string,
  operator: WhereOperator,
  value: string | number | readonly string[],
];

export interface Query {
  readonly where?: readonly Where[] | undefined;
  /** A field, with a minus before it for descending. */
  readonly order?: string | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

export interface Page<Document> {
  readonly items: readonly Document[];
  readonly next_cursor: string | null;
}
