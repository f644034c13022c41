// Texts of one's own lead on the marketplace: what it asks, taking it off, and putting it back.
import { UNSOLD_CONTACT_KEPT_HOURS } from "../../domain/distribution/listing.ts";
import { plural } from "../plural.ts";
import type { Translated } from "../texts.ts";

export const ownListingTexts = {
  title: "On the marketplace",
  mode: { exclusive: "Exclusive", shared: "A shared slot" },
  priceNow: { exclusive: "Price now, exclusive", shared: "Price now, a shared slot" },
  priceOf: (mode: string, lead: string) => `${mode}: ${lead}`,
  hint: "Dollars. It goes on falling by the network's steps, never below your reserve.",
  wrong: "Write an amount such as 95.00.",
  least: (amount: string) => `Ask ${amount} or more: your source's reserve comes to that.`,
  gone: "It is not on the marketplace any more.",
  saved: (lead: string, price: string) => `${lead} asks ${price} from now on.`,
  next: "Next price",
  nextAt: (price: string, when: string) => `${price} at ${when}`,
  last: "This is the last price",
  ends: "Leaves the marketplace",
  notOffered: "not offered",
  withdraw: "Take it off",
  ask: "Take this lead off the marketplace?",
  partly: "For good. Who bought a slot keeps it; no further slot is sold.",
  off: "Off the marketplace",
  relist: "Put it back",
  offAbout: {
    withdrawn: `You took it off: it is yours to sell elsewhere. Its contact is deleted here ${UNSOLD_CONTACT_KEPT_HOURS} hours after that; until then you may put it back, where its price would be by now.`,
    expired:
      "Nobody bought it within its time. You may put it back for as long again, at the price it had fallen to.",
  },
  bulk: { withdraw: "Take off the marketplace", relist: "Put back" },
  noneOn: "None of these is on the marketplace.",
  noneOff: "None of these left the marketplace unsold.",
  turned: {
    withdraw: (count: number) =>
      plural(count, "The lead is off the marketplace.", `${count} leads are off the marketplace.`),
    relist: (count: number) =>
      plural(
        count,
        "The lead is on the marketplace again.",
        `${count} leads are on the marketplace again.`,
      ),
  },
  notTurned: {
    withdraw: (count: number) =>
      plural(count, "A lead could not be taken off.", `${count} leads could not be taken off.`),
    relist: (count: number) =>
      plural(count, "A lead could not be put back.", `${count} leads could not be put back.`),
  },
  notRelisted: "Its contact or its consent is too old, or the operator took it off.",
};

export type OwnListingTexts = Translated<typeof ownListingTexts>;
