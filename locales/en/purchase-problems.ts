// Texts for refused purchases and changes of listings, by the code of the problem.
import type { Translated } from "../texts.ts";

export const purchaseProblemTexts = {
  price_changed: "The price has changed. Check the new price and buy again.",
  insufficient_funds: "Your wallet balance is too low. Top it up under Billing, then buy again.",
  already_sold: "Another buyer just bought this lead.",
  no_longer_listed: "This lead is no longer for sale.",
  mode_not_offered: "This lead is no longer offered that way.",
  not_licensed:
    "Your account isn't licensed in this lead's state. If you are, add the state under Settings.",
  already_owned: "You already have this lead, so you don't need to pay again.",
  consent_scope: "The consent doesn't cover you. Choose another lead.",
};

export type PurchaseProblemTexts = Translated<typeof purchaseProblemTexts>;
