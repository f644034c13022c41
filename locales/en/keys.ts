// Texts of API keys in the settings.
import type { KeyScope } from "../../domain/access/key-scopes.ts";
import type { KeyState } from "../../domain/access/api-key.ts";
import type { Translated } from "../texts.ts";

export const keysTexts = {
  about:
    "A key lets a program act for your account, as far as its scopes allow. All members are notified when one is created.",
  reference: "See the API reference",
  none: "No API keys yet. Create one for your own program.",
  list: "API keys",
  make: "Create key",
  makeTitle: "New API key",
  made: "Copy the key now; you won't see it again.",
  name: "Name",
  nameHint: "What it is for, such as the program that uses it.",
  scopes: "What it may do",
  scopesMissing: "Choose at least one.",
  scopeNames: {
    read: "Read",
    leads: "Leads",
    campaigns: "Campaigns",
    money: "Money",
    hooks: "Hooks",
  } satisfies Record<KeyScope, string>,
  scopeHints: {
    read: "See what your account sees, without contact data and amounts.",
    leads: "Read leads with their contact, work them, import them, and manage sources and forms.",
    campaigns: "Read and change campaigns and bids.",
    money: "See prices paid, earnings and balances; buy leads, file returns and request payouts.",
    hooks: "Manage webhooks, destinations and postbacks.",
  } satisfies Record<KeyScope, string>,
  scopesHint:
    "Buying a lead needs Leads and Money. So does a new address that receives contacts or amounts.",
  expiry: "Expires",
  inDays: (days: string) => `In ${days} days`,
  inAYear: "In a year",
  never: "Never",
  neverHint: "It ends when it is revoked, or when its holder leaves.",
  addresses: "Allowed addresses",
  addressesHint:
    "One per line: an address, for example 203.0.113.7, or a range, for example 203.0.113.0/24. Leave blank to allow all.",
  addressWrong: (line: string) => `${line} isn't an address or a range.`,
  states: {
    active: "Active",
    expires_soon: "Expires soon",
    expired: "Expired",
    ended: "Ended with its holder",
    revoked: "Revoked",
  } satisfies Record<KeyState, string>,
  facts: {
    scopes: "Scopes",
    by: "Created by",
    holder: "Held by",
    expires: "Expires",
    used: "Last used",
    from: (address: string) => `from ${address}`,
    unused: "Never",
    addresses: "Only from",
  },
  on: (who: string, when: string) => `${who}, ${when}`,
  ended: (name: string) =>
    `It stopped working because ${name} may no longer hold keys. Move it to you, and it works again.`,
  takeOver: "Move to me",
  takeOverAsk: "Move this key to you?",
  takeOverText: (name: string) =>
    `From now on the key ends when you leave the team, not when ${name} does. ${name} may still know the key. If that is a risk, create a new one instead.`,
  takenOver: "The key is yours now.",
  revoke: "Revoke",
  revokeAsk: "Revoke this key?",
  revokeText: "Programs that use it stop working immediately.",
  revoked: "API key revoked.",
};

export type KeysTexts = Translated<typeof keysTexts>;
