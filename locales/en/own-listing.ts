// Texts of an affiliate's own lead on the marketplace: its price, unlisting and relisting.
import { plural } from "../plural.ts";
import type { Translated } from "../texts.ts";

export const ownListingTexts = {
  title: "On the marketplace",
  mode: { exclusive: "Exclusive", shared: "Shared slot" },
  priceNow: { exclusive: "Price now, exclusive", shared: "Price now, shared slot" },
  priceOf: (mode: string, lead: string) => `${mode}: ${lead}`,
  /** What the affiliate earns comes first; the price is named beside it. */
  earn: { exclusive: "You earn, exclusive", shared: "You earn, shared slot" },
  youEarn: (amount: string) => `You earn ${amount}`,
  buyerPays: "Buyer pays",
  minimum: "Your minimum",
  minimumOf: {
    exclusive: (amount: string) => `${amount} exclusive`,
    shared: (amount: string) => `${amount} for a shared slot`,
  },
  change: "Change",
  hintOf: (amount: string) =>
    `Dollars that the buyer pays. It keeps falling by the network's steps, until you would earn your minimum of ${amount}.`,
  hint: "Dollars. It keeps falling by the network's steps, never below your reserve.",
  wrong: "Enter an amount, for example 95.00.",
  least: (amount: string) => `Enter ${amount} or more to meet your source's reserve.`,
  gone: "It is no longer on the marketplace.",
  saved: (lead: string, price: string) => `${lead}: price set to ${price}.`,
  next: "Next price",
  nextAt: (price: string, when: string) => `${price} at ${when}`,
  last: "This is the last price",
  ends: "Expires",
  notOffered: "not offered",
  withdraw: "Unlist",
  ask: "Unlist this lead?",
  partly: "You can't undo this. Buyers keep their slots; no more slots are sold.",
  off: "Not listed",
  relist: "Relist",
  offAbout: {
    withdrawn: (hours: string) =>
      `You unlisted it and can sell it elsewhere. Its contact is deleted here after ${hours} hours. Until then you can relist it, at the price it would have now.`,
    expired: "It expired unsold. You can relist it for the same time, at its last price.",
  },
  bulk: { withdraw: "Unlist", relist: "Relist" },
  noneOn: "None of these is listed.",
  noneOff: "None of these was unlisted or expired unsold.",
  turned: {
    withdraw: (count: number) => plural(count, "Lead unlisted.", `${count} leads unlisted.`),
    relist: (count: number) => plural(count, "Lead relisted.", `${count} leads relisted.`),
  },
  notTurned: {
    withdraw: (count: number) =>
      plural(count, "1 lead couldn't be unlisted.", `${count} leads couldn't be unlisted.`),
    relist: (count: number) =>
      plural(count, "1 lead couldn't be relisted.", `${count} leads couldn't be relisted.`),
  },
  notRelisted: "Its contact or consent is too old, or the network unlisted it.",
};

export type OwnListingTexts = Translated<typeof ownListingTexts>;
