// Defines the kind: a buyer asked the network to approve a seller name.
import { IN_WRITING } from "../channels.ts";
import { DAY_MS } from "../../time.ts";
import { defineKind, topic } from "../notification-kind.ts";

export interface SellerNameWaiting {
  readonly networkId: string;
  readonly accountId: string;
  readonly name: string;
}

export const sellerNameWaitingTopic = topic<SellerNameWaiting>()("seller_name_waiting");

export const sellerNameWaiting = defineKind({
  type: "seller_name_waiting",
  topic: sellerNameWaitingTopic,
  reach: {
    audience: ["admin"],
    group: "accounts",
    channels: IN_WRITING,
    push: { ttlMs: DAY_MS, urgency: "normal" },
  },
  tell: ({ networkId, accountId, name }) => [
    {
      accountId: networkId,
      url: `/users/${accountId}?part=documents`,
      facts: { account_id: accountId, name },
      details: { name },
    },
  ],
});
