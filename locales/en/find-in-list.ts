// Texts of the filter of a list by typed words.
import type { Translated } from "../texts.ts";

export const findInListTexts = {
  label: "Find",
  hints: {
    accounts: "Name, tag or ID",
    campaigns: "Name, advertiser or ID",
    own: "Name or ID",
    payouts: "Affiliate, amount or ID",
    returns: "Buyer, affiliate or ID",
  },
};

export type FindInListTexts = Translated<typeof findInListTexts>;
