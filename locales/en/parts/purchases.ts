// Holds the texts of manual purchases: confirming one lead or several, and leads no longer
// available.
import { plural } from "../../plural.ts";
import type { Translated } from "../../texts.ts";

export const purchaseTexts = {
  confirm: {
    title: "Buy this lead?",
    get: "You immediately get the proof of consent and, if given, name, phone, email and street.",
    how: "How",
    exclusiveHint: "Sold only to you.",
    slotHint: (left: string) =>
      plural(Number(left), "The last shared slot.", `One of ${left} shared slots still open.`),
    price: "Price",
    balance: "Available balance",
    after: "Balance after",
    returns: (days: string) =>
      `You can return it within ${days} days for an invalid, duplicate or fake contact, or a wrong place or type. You can also return it if the person has an agent, is listed or under contract, or didn't ask. Changing your mind isn't a valid reason.`,
    noReturns: "Your terms with the network allow no returns.",
    changed: (price: string) =>
      `The price is now ${price}. Nothing was bought yet. Confirm the new price, or cancel.`,
    poor: (amount: string) => `Your wallet is ${amount} short. Top up to buy.`,
    topUp: "Top up",
    wait: "Loading your wallet…",
    unlicensed: (state: string) =>
      `Your account isn't licensed in ${state}. If you are, add the state under Settings.`,
    agent: "Only owners and managers of your account can buy leads.",
    notNow: "Your account can't buy now.",
    stateUnknown: "this lead's state",
  },
  lost: {
    own: "You already bought this lead. It is among your leads.",
    sold: "Another buyer just bought this lead.",
    gone: "This lead is no longer available.",
    mode: "It is no longer offered that way.",
  },
  many: {
    open: (count: number) => plural(count, "Buy 1 lead", `Buy ${count} leads`),
    title: "Buy these leads?",
    how: "How",
    exclusive: "Exclusive if offered, else a shared slot",
    shared: "A shared slot if open, else exclusive",
    total: "Total",
    action: (count: number, price: string) =>
      plural(count, `Buy for ${price}`, `Buy ${count} for ${price}`),
    left: (count: number) =>
      plural(
        count,
        "1 lead can't be bought and is left out.",
        `${count} leads can't be bought and are left out.`,
      ),
    none: "Your account can't buy any of these.",
    each: "Each lead is bought separately at the price shown or less. Leads that sell to others first are left out and cost nothing.",
    buying: (done: string, of: string) => `${done} of ${of}`,
    done: (count: number, price: string) =>
      plural(count, `1 lead bought for ${price}`, `${count} leads bought for ${price}`),
    failed: (count: number) => plural(count, "1 lead not bought", `${count} leads not bought`),
    toLeads: "Go to leads",
    close: "Keep looking",
  },
};

export type PurchaseTexts = Translated<typeof purchaseTexts>;
