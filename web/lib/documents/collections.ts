// The collections of the document database and what a document of each is. Types come from the
// contract.
import type { Schemas } from "../api/client.ts";

export interface Collections {
  leads: Schemas["Lead"];
  listings: Schemas["Listing"];
  campaigns: Schemas["Campaign"];
  sources: Schemas["Source"];
  imports: Schemas["Import"];
  forms: Schemas["Form"];
  links: Schemas["Link"];
  clicks: Schemas["Click"];
  postbacks: Schemas["Postback"];
  webhooks: Schemas["Webhook"];
  "webhook-messages": Schemas["WebhookMessage"];
  destinations: Schemas["Destination"];
  "delivery-plans": Schemas["DeliveryPlan"];
  deliveries: Schemas["Delivery"];
  "postback-messages": Schemas["PostbackMessage"];
  sales: Schemas["Sale"];
  earnings: Schemas["Earning"];
  payouts: Schemas["Payout"];
  returns: Schemas["Return"];
  touches: Schemas["Touch"];
  "wallet-movements": Schemas["WalletMovement"];
  activity: Schemas["Activity"];
  emails: Schemas["Email"];
  accounts: Schemas["Account"];
  "saved-views": Schemas["SavedView"];
  preferences: Schemas["Preferences"];
}
export type CollectionName = keyof Collections;

/** Documents of which a person has one. */
export interface SingleDocuments {
  profile: Schemas["Profile"];
  settings: Schemas["Settings"];
  wallet: Schemas["Wallet"];
}
export type SingleName = keyof SingleDocuments;

/** What a person may write, by collection. */
export interface Writable {
  campaigns: Schemas["CampaignDocument"];
  sources: Schemas["SourceDocument"];
  forms: Schemas["FormDocument"];
  links: Schemas["LinkDocument"];
  postbacks: Schemas["PostbackDocument"];
  webhooks: Schemas["WebhookDocument"];
  destinations: Schemas["DestinationDocument"];
  "delivery-plans": Schemas["DeliveryPlanDocument"];
  "saved-views": Schemas["SavedViewDocument"];
  preferences: Readonly<Record<string, unknown>>;
}

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
