// What notifications about the security of an account say in English.
import type { NotificationWords } from "../../../domain/notifications/words.ts";
import { burstTexts } from "./bursts.ts";

export const securityNewsTexts: Pick<
  NotificationWords["texts"],
  "api_key_made" | "data_exported" | "destination_made" | "key_revoked" | "security_burst"
> = {
  api_key_made: ({ name, by, isTakeOver }) => ({
    title: isTakeOver
      ? `${by} took over the API key “${name}”`
      : `${by} created the API key “${name}”`,
    body: "If your team didn't do this, revoke the key and change your passwords",
  }),
  data_exported: ({ file, rows }) => ({
    title:
      "Rows exported from " +
      `${{ sales: "bought leads", import: "an import", bank: "payouts" }[file]}: ${rows}`,
    body: "If your team didn't do this, change your passwords and contact the network",
  }),
  destination_made: ({ what }) => ({
    title: `A new ${what} receives data of your account`,
    body: "If your team didn't do this, remove it and change your passwords",
  }),
  key_revoked: ({ name, isOfSource, reason }) => ({
    title: isOfSource
      ? `The network revoked the key of the source “${name}”`
      : `The network revoked the API key “${name}”`,
    body: reason,
  }),
  security_burst: ({ kind, count }) => ({
    title: burstTexts[kind](count),
    body: "Within an hour. Look at the activity, and suspend the account if it isn't its team",
  }),
};
