// Tests that terms survive the form unchanged, and that what is typed wrongly is named.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LEAD_SIDES, TIERS } from "../../../../domain/lead/vocabulary.ts";
import { accountTermsTexts } from "../../../../locales/en/account-terms.ts";
import {
  affiliateDraftOf,
  buyerDraftOf,
  newReserve,
  newRule,
  readAffiliateDraft,
  readBuyerDraft,
} from "./terms-draft.ts";
import type { AffiliateTerms, BuyerTerms } from "./terms-words.ts";

const texts = accountTermsTexts.form;
const readAffiliate = (draft: Parameters<typeof readAffiliateDraft>[0]) =>
  readAffiliateDraft(draft, texts, String);
const readBuyer = (draft: Parameters<typeof readBuyerDraft>[0]) =>
  readBuyerDraft(draft, texts, String);

const earning = fc.oneof(
  fc.record({ kind: fc.constant("share" as const), amount: fc.nat(10_000) }),
  fc.record({ kind: fc.constant("flat" as const), amount: fc.nat(1_000_000) }),
);
const affiliate: fc.Arbitrary<AffiliateTerms> = fc.record({
  earning,
  earning_rules: fc.uniqueArray(
    fc.record({
      source_id: fc.option(fc.constantFrom("a", "b")),
      side: fc.option(fc.constantFrom(...LEAD_SIDES)),
      tier: fc.option(fc.constantFrom(...TIERS)),
      from_sold: fc.integer({ min: 1, max: 9_999 }),
      earning,
    }),
    {
      maxLength: 5,
      selector: ({ source_id: source, side, tier, from_sold: sold }) =>
        JSON.stringify([source, side, tier, sold]),
    },
  ),
  reserves: fc.uniqueArray(
    fc.record({
      side: fc.option(fc.constantFrom(...LEAD_SIDES)),
      exclusive_cents: fc.option(fc.nat(1_000_000)),
      shared_cents: fc.option(fc.nat(1_000_000)),
    }),
    { maxLength: 3, selector: ({ side }) => side },
  ),
  hold_days: fc.option(fc.nat(120)),
});
const window = <Amount>(amount: fc.Arbitrary<Amount>) =>
  fc.dictionary(fc.constantFrom("day", "week", "month"), amount, { minKeys: 1 });
const buyer: fc.Arbitrary<BuyerTerms> = fc.record({
  return_days: fc.option(fc.nat(60)),
  limits: fc.record(
    {
      leads: window(fc.integer({ min: 1, max: 1_000_000 })),
      cents: window(fc.integer({ min: 1, max: 90_000_000 })),
    },
    { requiredKeys: [] },
  ),
  closed_states: fc.subarray(["CA", "TX", "NY"]),
  exempt_states: fc.subarray(["FL", "OH"]),
});

describe("the form of terms", () => {
  it("gives back what it was made from", () => {
    fc.assert(
      fc.property(affiliate, (terms) => {
        expect(readAffiliate(affiliateDraftOf(terms))).toEqual({ terms, problems: {} });
      }),
    );
    fc.assert(
      fc.property(buyer, (terms) => {
        expect(readBuyer(buyerDraftOf(terms))).toEqual({ terms, problems: {} });
      }),
    );
  });

  const PLAIN = affiliateDraftOf({
    earning: { kind: "share", amount: 7_000 },
    earning_rules: [],
    reserves: [],
    hold_days: null,
  });

  it.each([
    ["101", "share", texts.wrongShare],
    ["half", "share", texts.wrongShare],
    ["", "share", texts.wrongShare],
    ["12,5", "flat", texts.wrongAmount],
    ["62.5 %", "share", undefined],
    ["$1,250", "flat", undefined],
  ] as const)("reads %s of a %s", (amount, kind, problem) => {
    expect(readAffiliate({ ...PLAIN, earning: { kind, amount } }).problems["amount"]).toBe(problem);
  });

  it("names rules that say nothing, or the same as another", () => {
    const rule = { ...newRule("1"), earning: PLAIN.earning };
    expect(readAffiliate({ ...PLAIN, rules: [rule] }).problems).toEqual({
      "rule 0": texts.noCondition,
    });
    const seller = { ...rule, side: "seller" };
    expect(readAffiliate({ ...PLAIN, rules: [seller, seller] }).problems).toEqual({
      "rule 1": texts.twice,
    });
    expect(readAffiliate({ ...PLAIN, rules: [{ ...seller, sold: "many" }] }).problems).toEqual({
      "rule 0 sold": texts.wrongSold,
    });
    const reserve = newReserve("1");
    expect(readAffiliate({ ...PLAIN, reserves: [reserve, reserve] }).problems).toEqual({
      "reserve 1": texts.twiceSide,
    });
  });

  it("names days, limits and states that are none", () => {
    expect(readAffiliate({ ...PLAIN, hold: "121" }).problems).toEqual({
      hold: texts.wrongDays("120"),
    });
    const draft = buyerDraftOf({
      return_days: null,
      limits: {},
      closed_states: [],
      exempt_states: [],
    });
    expect(
      readBuyer({
        ...draft,
        returns: "-1",
        leads: { ...draft.leads, day: "0" },
        cents: { ...draft.cents, month: "0" },
        closed: "ca; tx, Texas",
      }).problems,
    ).toEqual({
      returns: texts.wrongDays("60"),
      "leads day": texts.wrongLimit,
      "cents month": texts.wrongBudget,
      closed: texts.wrongStates("TEXAS"),
    });
    expect(readBuyer({ ...draft, closed: "ca tx,CA" }).terms.closed_states).toEqual(["CA", "TX"]);
  });
});
