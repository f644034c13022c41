// Tests analyses by rules: allowed texts, consistent with the facts, independent of identity, and
// no count below five.
import { ANALYSIS_WORDS } from "../../locales/catalogues/analysis-words.ts";
import { LANGUAGES } from "../languages.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { screenText } from "../fair-housing/screen-text.ts";
import { cents } from "../money/money.ts";
import { LEAD, anyCounts, anyLead, anyMarket } from "./analyses.test-support.ts";
import { ANALYSIS_KINDS, type AnalysisResults, LISTS } from "./analysis.ts";
import { analyseByRules } from "./by-rules.ts";
import { type CountedRow, counterpartsOf, maskMarket } from "./market-figures.ts";
import { readAnalysis } from "./read-analysis.ts";
import { vetAnalysis } from "./vet-analysis.ts";

const NO_MARKET = { rows: [], isAbout: false, tellsPrice: true, tellsPayout: false };
const anyAsked = fc.tuple(
  fc.constantFrom(...ANALYSIS_KINDS),
  fc.constantFrom(...LANGUAGES),
  anyLead,
  anyMarket,
);

function textsOf(
  kind: keyof typeof LISTS,
  result: AnalysisResults[keyof AnalysisResults],
): string[] {
  return LISTS[kind].flatMap(
    (name) => (result as unknown as Record<string, readonly string[]>)[name] ?? [],
  );
}
const qualified = (change: Partial<typeof LEAD>, language: "en" | "es" = "en") =>
  analyseByRules("qualification", { ...LEAD, ...change }, NO_MARKET, ANALYSIS_WORDS[language])
    .result as AnalysisResults["qualification"];
const engaged = (change: Partial<typeof LEAD>, language: "en" | "es" = "en") =>
  analyseByRules("engagement", { ...LEAD, ...change }, NO_MARKET, ANALYSIS_WORDS[language])
    .result as AnalysisResults["engagement"];

const exactCount = { isAbout: false, count: (count: number): number => count };

describe("any analysis by rules", () => {
  it("passes its own validator, unchanged", () => {
    fc.assert(
      fc.property(anyAsked, ([kind, language, lead, market]) => {
        const made = analyseByRules(kind, lead, market, ANALYSIS_WORDS[language]);
        expect(readAnalysis(kind, JSON.stringify(made.result))).toEqual({ ok: true, value: made });
      }),
    );
  });

  it("passes the fair-housing screen in every sentence", () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(anyAsked, ([kind, language, lead, market]) => {
        // Figures do not matter to the screen.
        for (const text of textsOf(
          kind,
          analyseByRules(kind, lead, market, ANALYSIS_WORDS[language]).result,
        ))
          seen.add(text.replaceAll(/\d[\d.,]*/g, "7"));
      }),
      { numRuns: 400 },
    );
    expect(seen.size).toBeGreaterThan(100);
    for (const text of seen) expect([text, screenText(text).verdict]).toEqual([text, "pass"]);
  });

  it("passes the checks of a model's answer, if there are channels and hours", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("qualification" as const, "engagement" as const),
        fc.constantFrom(...LANGUAGES),
        anyLead,
        (kind, language, lead) => {
          const whole = { ...lead, channels: ["call", "text", "email"] as const, rule: LEAD.rule };
          const made = analyseByRules(kind, whole, NO_MARKET, ANALYSIS_WORDS[language]);
          expect(
            vetAnalysis(made, { channels: whole.channels, rule: whole.rule, figures: [] }),
          ).toEqual({ ok: true, value: made });
        },
      ),
    );
  });

  it("is the same for leads that differ only in the consumer's identity or language", () => {
    const hints = fc.record({
      firstName: fc.string(),
      language: fc.constantFrom("es", "zh"),
      comments: fc.constantFrom("We are a young Christian family.", "Soy jubilada.", ""),
      motivation: fc.constantFrom("divorce", "inherited_probate"),
      city: fc.string(),
      zipCode: fc.string(),
    });
    fc.assert(
      fc.property(anyAsked, hints, ([kind, language, lead, market], more) => {
        expect(
          analyseByRules(kind, { ...lead, ...more }, market, ANALYSIS_WORDS[language]),
        ).toEqual(analyseByRules(kind, lead, market, ANALYSIS_WORDS[language]));
      }),
    );
  });

  it("has as many sentences in Spanish as in English", () => {
    fc.assert(
      fc.property(fc.constantFrom(...ANALYSIS_KINDS), anyLead, anyMarket, (kind, lead, market) => {
        const [english, spanish] = LANGUAGES.map((language) =>
          textsOf(kind, analyseByRules(kind, lead, market, ANALYSIS_WORDS[language]).result),
        );
        expect(spanish).toHaveLength(english?.length ?? -1);
        expect(spanish?.filter((text) => english?.includes(text))).toEqual([]);
      }),
    );
  });
});

describe("qualification", () => {
  it("has the stored components as fractions, next actions and reasons", () => {
    expect(qualified({})).toEqual({
      intent: 0.9,
      financial_readiness: 0.8,
      next_actions: ["Call today, within their calling hours."],
      insights: [
        "They mean to do it within 30 days.",
        "They say that no agent works for them.",
        "The price they named: $350,000.",
        "The size they named: 3 bedrooms, 2 bathrooms, 1,400 sq ft.",
        "It has a consent certificate.",
      ],
    });
  });

  it("asks for missing facts after the first step", () => {
    expect(
      qualified({
        side: "buyer",
        financeStatus: "unknown",
        agentStatus: "unknown",
        priceMinCents: null,
        priceMaxCents: null,
        timing: "unknown",
      }).next_actions,
    ).toEqual([
      "Call today, within their calling hours.",
      "Ask when they mean to do it.",
      "Ask for the price they have in mind.",
      "Ask how they mean to pay.",
      "Ask whether an agent works for them.",
    ]);
  });

  it.each([
    ["contacted", "Agree on an appointment while they remember the talk."],
    ["appointment", "Confirm the appointment the day before."],
    ["won", "Do what you agreed on, and add a note here."],
    ["lost", "Nothing is left to do."],
  ] as const)("knows how far the buyer came: %s", (progress, first) =>
    expect(qualified({ progress }).next_actions[0]).toBe(first),
  );

  it("suggests only channels that the consent allows", () => {
    expect(qualified({ channels: ["email"] }).next_actions[0]).toBe("Write an email today.");
    expect(qualified({ channels: ["email", "text"], timing: "m6_12" }).next_actions[0]).toBe(
      "Send a short text this week, within their calling hours.",
    );
    expect(qualified({ channels: [] }).next_actions).toEqual([
      "The consent names no channel: don't reach out.",
    ]);
  });

  it("tells readers who have not bought it, and its affiliate, what they can do", () => {
    expect(
      qualified({ view: "preview", financeStatus: null, agentStatus: null }).next_actions,
    ).toEqual(["Compare it with your campaigns' criteria before you buy it."]);
    expect(qualified({ view: "own", agentStatus: "unknown" }).next_actions).toEqual([
      "Let the form ask whether an agent works for them.",
    ]);
    expect(qualified({ view: "own" }, "es").next_actions).toEqual([
      "El prospecto tiene todo lo que los compradores filtran.",
    ]);
  });
});

describe("engagement", () => {
  it("is around the time of day of the request, within calling hours", () => {
    expect(engaged({ receivedMinute: 10 * 60 + 30 }).best_contact_time).toEqual({
      days: "weekdays",
      from: "10:00",
      until: "12:00",
    });
    expect(engaged({ receivedMinute: 23 * 60 }).best_contact_time).toEqual({
      days: "weekdays",
      from: "19:00",
      until: "21:00",
    });
    expect(engaged({ receivedMinute: 0 }).best_contact_time).toEqual({
      days: "weekdays",
      from: "08:00",
      until: "10:00",
    });
    expect(engaged({ receivedMinute: null }).best_contact_time).toEqual({
      days: "weekdays",
      from: "17:00",
      until: "19:00",
    });
    expect(
      engaged({
        rule: { ...LEAD.rule, weekdays: null, saturday: null, sunday: { from: 720, until: 780 } },
      }).best_contact_time,
    ).toEqual({ days: "sunday", from: "12:00", until: "13:00" });
    expect(
      engaged({ rule: { ...LEAD.rule, weekdays: null, saturday: null, sunday: null } }),
    ).toMatchObject({
      best_contact_time: null,
      follow_up: expect.arrayContaining([
        "No calling hours are known for them: reach out in writing only.",
      ]),
    });
  });

  it("mentions facts, and follows up as the consent and the state's limit allow", () => {
    const {
      channel,
      talking_points: points,
      follow_up: followUp,
    } = engaged({ channels: ["call"], rule: { ...LEAD.rule, mostCalls: 3 } });
    expect([channel, points[0], followUp]).toEqual([
      "call",
      "They want to sell a single-family home.",
      [
        "If there is no answer, try again the same day and on the next two.",
        "At most 3 calls in 24 hours to one person there.",
        "Stop as soon as they ask you to.",
      ],
    ]);
    expect(engaged({ channels: ["email"], timing: "m12_plus" }).follow_up).toEqual([
      "If there is no answer, write once a month.",
      "Stop as soon as they ask you to.",
    ]);
  });

  it("never exceeds any hours or any consent", () => {
    fc.assert(
      fc.property(anyLead, fc.constantFrom(...LANGUAGES), (lead, language) => {
        const { best_contact_time: time, channel } = analyseByRules(
          "engagement",
          lead,
          NO_MARKET,
          ANALYSIS_WORDS[language],
        ).result as AnalysisResults["engagement"];
        expect(
          channel === null ? lead.channels.length === 0 : lead.channels.includes(channel),
        ).toBe(true);
        if (time === null) {
          expect([lead.rule.weekdays, lead.rule.saturday, lead.rule.sunday]).toEqual([
            null,
            null,
            null,
          ]);
          return;
        }
        const minute = (clock: string): number =>
          Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
        const span = lead.rule[time.days];
        expect(minute(time.from)).toBeGreaterThanOrEqual(span?.from ?? 1_440);
        expect(minute(time.until)).toBeLessThanOrEqual(span?.until ?? 0);
      }),
    );
  });
});

describe("the market", () => {
  const row = (
    group: CountedRow["group"],
    leads: number,
    change: Partial<CountedRow["current"]> = {},
  ): CountedRow => {
    const current = {
      leads,
      sold: Math.floor(leads / 2),
      sales: leads,
      medianPriceCents: cents(6_000),
      payouts: leads,
      medianPayoutCents: cents(4_200),
      priced: leads,
      medianPropertyCents: cents(40_000_000),
      ...change,
    };
    return { group, days: 90, current, before: { ...current, leads: leads - 5 } };
  };
  const exactly = (value: ReturnType<typeof cents>) => ({ fromCents: value, toCents: value });
  const tells = {
    price: (value: ReturnType<typeof cents>) => ({
      fromCents: cents(value - (value % 1_000n)),
      toCents: cents(value - (value % 1_000n) + 1_000n),
    }),
    payout: null,
    propertyPrice: exactly,
  };

  it("has counts compared with the period before, groups and median prices", () => {
    const told = maskMarket(
      [row("alike", 40), row("any_type", 120), row("any_state", 300), row("counterpart", 22)],
      tells,
      exactCount,
    );
    expect(analyseByRules("market", LEAD, told, ANALYSIS_WORDS.en).result).toEqual({
      trends: [
        "In the last 28 days: too few leads like this to tell.",
        "In the last 90 days: 40 leads like this, compared to 35 in as many days before; " +
          "50% of them were sold, compared to 55% before.",
      ],
      comparables: [
        "In the last 90 days: 120 leads of this type and state, any property; 50% of " +
          "them were sold; the median sale price was between $60 and $70.",
        "In the last 90 days: 300 leads of this type and property, any state; 50% of them were " +
          "sold; the median sale price was between $60 and $70.",
      ],
      pricing: [
        "In the last 28 days: too few sales to tell a price.",
        "In the last 90 days: the median sale price was between $60 and $70; the " +
          "median property price they name was $400,000.",
      ],
      investment_potential: [
        "In the last 90 days: 40 leads like this, compared to 22 of the opposite type, same " +
          "property and state.",
      ],
    });
  });

  it("shows no number below five", () => {
    const few = [row("alike", 4), row("any_type", 4), row("any_state", 4), row("counterpart", 4)];
    for (const language of LANGUAGES) {
      const texts = textsOf(
        "market",
        analyseByRules("market", LEAD, maskMarket(few, tells, exactCount), ANALYSIS_WORDS[language])
          .result,
      );
      expect(texts.join(" ").replaceAll(/90|28/g, "")).not.toMatch(/\d/);
      expect(texts.length).toBeGreaterThanOrEqual(4);
    }
    fc.assert(
      fc.property(anyCounts, (rows) => {
        for (const [index, told] of maskMarket(
          rows,
          { ...tells, payout: exactly },
          exactCount,
        ).rows.entries()) {
          const { current, before } = rows[index]!;
          if (current.leads < 5) expect([told.leads, told.soldPercent]).toEqual([null, null]);
          if (before.leads < 5)
            expect([told.leadsBefore, told.soldPercentBefore]).toEqual([null, null]);
          if (current.sales < 5) expect(told.price).toBeNull();
          if (current.payouts < 5) expect(told.payout).toBeNull();
          if (current.priced < 5) expect(told.propertyPrice).toBeNull();
        }
      }),
    );
  });

  it("shows buyers no payout and affiliates no price", () => {
    const rows = [
      row("alike", 40),
      row("any_type", 40),
      row("any_state", 40),
      row("counterpart", 40),
    ];
    const asBuyer = JSON.stringify(
      analyseByRules("market", LEAD, maskMarket(rows, tells, exactCount), ANALYSIS_WORDS.en),
    );
    const asAffiliate = JSON.stringify(
      analyseByRules(
        "market",
        LEAD,
        maskMarket(rows, { ...tells, price: null, payout: exactly }, exactCount),
        ANALYSIS_WORDS.en,
      ),
    );
    expect(asBuyer).not.toMatch(/payout|\$42/);
    expect(asAffiliate).toContain("the median payout of your own sales was $42");
    expect(asAffiliate).not.toMatch(/sale price|\$60|\$70/);
  });

  it("knows the other side of a deal", () => {
    expect([
      counterpartsOf("buyer"),
      counterpartsOf("seller"),
      counterpartsOf("investor_seller"),
      counterpartsOf("renter"),
    ]).toEqual([
      ["seller", "investor_seller", "buyer_and_seller"],
      ["buyer", "buyer_and_seller"],
      ["buyer", "buyer_and_seller"],
      [],
    ]);
  });
});
