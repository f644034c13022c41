// The kinds of items in the network's inbox, one and many.
import type { InboxKind } from "../../../domain/inbox/kind-names.ts";

export const inboxKinds: {
  readonly one: Readonly<Record<InboxKind, string>>;
  readonly many: Readonly<Record<InboxKind, string>>;
} = {
  one: {
    alert: "Alert",
    application: "Application",
    license: "License",
    seller_name: "Seller name",
    payout: "Payout",
    manual_entry: "Wallet entry",
    return: "Return",
    quarantined_lead: "Quarantined lead",
    consumer_request: "Consumer request",
    failed_delivery: "Failed deliveries",
    stopped_campaign: "Stopped campaign",
    empty_wallet: "Empty wallet",
  },
  many: {
    alert: "Alerts",
    application: "Applications",
    license: "Licenses",
    seller_name: "Seller names",
    payout: "Payouts",
    manual_entry: "Wallet entries",
    return: "Returns",
    quarantined_lead: "Quarantined leads",
    consumer_request: "Consumer requests",
    failed_delivery: "Failed deliveries",
    stopped_campaign: "Stopped campaigns",
    empty_wallet: "Empty wallets",
  },
};
