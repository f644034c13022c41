// Holds the texts of buying by hand: confirming one lead or several, and finding that one is gone.
import { RETURN_WINDOW_DAYS } from "../../../domain/ledger/earning-terms.ts";
import { plural } from "../../plural.ts";
import type { Translated } from "../../texts.ts";

export const purchaseTexts = {
  confirm: {
    title: "Buy this lead?",
    get: "You get the name, phone, e-mail and street where they were given, and the proof of consent, at once.",
    how: "How",
    exclusiveHint: "Sold to nobody else.",
    slotHint: (left: string) =>
      plural(Number(left), "The last shared slot.", `One of ${left} shared slots still open.`),
    price: "Price",
    balance: "You can spend now",
    after: "Left afterwards",
    returns: `Return it within ${RETURN_WINDOW_DAYS} days if the contact is invalid, a duplicate or fake, the place or type is wrong, the person has an agent, is listed or under contract, or did not ask. A change of mind is no reason.`,
    changed: (price: string) =>
      `The price is now ${price}. Nothing was bought yet: confirm the new price, or leave it.`,
    poor: (amount: string) => `Your wallet lacks ${amount}. Top it up first.`,
    topUp: "Top up",
    wait: "Your wallet is being read.",
    unlicensed: (state: string) =>
      `Your account is not licensed in ${state}. Add the state under Settings if you are.`,
    agent: "Owners and managers of your account buy leads.",
    notNow: "Your account cannot buy now.",
    stateUnknown: "this lead's state",
  },
  lost: {
    sold: "Somebody else has just bought this lead. It has left the shelf.",
    gone: "This lead is not on offer any more.",
    mode: "It is not offered that way any more.",
  },
  many: {
    open: (count: number) => plural(count, "Buy 1 lead", `Buy ${count} leads`),
    title: "Buy these leads?",
    how: "How",
    exclusive: "Exclusive where it is offered, else a shared slot",
    shared: "A shared slot where one is open, else exclusive",
    total: "Together",
    action: (count: number, price: string) =>
      plural(count, `Buy for ${price}`, `Buy ${count} for ${price}`),
    left: (count: number) =>
      plural(
        count,
        "One of them cannot be bought and is left out.",
        `${count} of them cannot be bought and are left out.`,
      ),
    none: "None of these can be bought by your account.",
    each: "Each is bought by itself at the price shown or less. What somebody else takes meanwhile is left out, and costs nothing.",
    buying: (done: string, of: string) => `${done} of ${of}`,
    done: (count: number, price: string) =>
      plural(count, `1 lead bought for ${price}`, `${count} leads bought for ${price}`),
    failed: (count: number) => plural(count, "1 was not bought", `${count} were not bought`),
    toLeads: "To your leads",
    close: "Keep looking",
  },
};

export type PurchaseTexts = Translated<typeof purchaseTexts>;
