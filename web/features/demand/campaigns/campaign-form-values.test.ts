// Tests a campaign through its form: untouched members are not sent, and problems are shown where
// they can be fixed.
import { describe, expect, test } from "vitest";
import { CAMPAIGN_FORM_TEXTS } from "../../../../locales/catalogues/campaign-form.ts";
import { emptyCampaignForm, toDraft, toPatch, toTerms } from "./campaign-form-values.ts";
import { checkCampaignForm, serverProblems } from "./check-campaign-form.ts";
import { type CriteriaFormValues, toCriteriaFormValues } from "./criteria-form-values.ts";
import { newGroup, newRule } from "./criteria-nodes.ts";

const { problems: words } = CAMPAIGN_FORM_TEXTS.en;
const terms = {
  name: "Sacramento",
  criteria: {
    all: [{ not: { field: "timing", in: ["browsing"] } }, { field: "state", in: ["CA"] }],
  },
  exclusive_bid_cents: 6_550,
  shared_bid_cents: null,
  pacing: "asap" as const,
  limits: { leads: { hour: 3, day: 20 }, cents: { month: 250_000 } },
  source_limits: { leads: { day: 5 }, cents: {} },
  adjustments: [
    { by: "tier" as const, value: "hot", basis_points: 1_500 },
    { by: "county_fips" as const, value: "06067", basis_points: -250 },
  ],
  contact_channels: ["call" as const, "email" as const],
  schedule: {
    time_zone: "America/Los_Angeles",
    hours: [{ weekday: 0, open_minute: 480, close_minute: 1_440 }],
  },
};
const opened = toDraft(terms);
const { plain } = opened.criteria;
const typing = (part: {
  readonly [Name in "state" | "zip_code" | "city"]?: string;
}): CriteriaFormValues => ({
  ...opened.criteria,
  plain: {
    ...plain,
    typed: {
      state: { ...plain.typed.state, typed: part.state ?? "" },
      zip_code: { ...plain.typed.zip_code, typed: part.zip_code ?? "" },
      city: { ...plain.typed.city, typed: part.city ?? "" },
    },
  },
});

/** A merge patch keeps what it does not name: a root of another kind must go. */
const noOther = {
  any: null,
  not: null,
  field: null,
  in: null,
  min: null,
  max: null,
  zip_code: null,
  miles: null,
  latitude: null,
  longitude: null,
};

describe("what is sent", () => {
  test("is nothing where nothing was changed", () => expect(toPatch(opened, opened)).toEqual({}));

  test("is only what was changed, and null for a limit that was taken away", () => {
    expect(
      toPatch(
        {
          ...opened,
          exclusive: "$1,070.5",
          limits: { ...opened.limits, leads: { ...opened.limits.leads, day: "", week: "90" } },
        },
        opened,
      ),
    ).toEqual({ exclusive_bid_cents: 107_050, limits: { leads: { day: null, week: 90 } } });
    expect(toPatch({ ...opened, criteria: typing({ state: "ca nv" }) }, opened)).toEqual({
      criteria: {
        ...noOther,
        all: [{ field: "state", in: ["CA", "NV"] }, { not: { field: "timing", in: ["browsing"] } }],
      },
    });
  });

  test("is of caps for each source, adjustments and channels what was changed too", () => {
    const adjusted = {
      ...opened,
      adjustments: opened.adjustments.slice(0, 1).map((one) => ({ ...one, share: "-10%" })),
    };
    expect(toPatch(adjusted, opened)).toEqual({
      adjustments: [{ by: "tier", value: "hot", basis_points: -1_000 }],
    });
    expect(toPatch({ ...opened, channels: ["text"] }, opened)).toEqual({
      contact_channels: ["text"],
    });
    expect(
      toPatch(
        {
          ...opened,
          source_limits: {
            leads: { ...opened.source_limits.leads, day: "", hour: "2" },
            cents: { ...opened.source_limits.cents, day: "100" },
          },
        },
        opened,
      ),
    ).toEqual({ source_limits: { leads: { hour: 2, day: null }, cents: { day: 10_000 } } });
    expect(toTerms(opened)).toMatchObject({
      source_limits: terms.source_limits,
      adjustments: terms.adjustments,
      contact_channels: terms.contact_channels,
    });
  });

  test("ends a day at midnight where it says 00:00, and is always without days", () => {
    expect(opened.days[0]).toEqual({ isOpen: true, from: "08:00", until: "00:00" });
    expect(toTerms(opened)).toMatchObject({ schedule: terms.schedule, limits: terms.limits });
    expect(toTerms(emptyCampaignForm("UTC")).schedule).toEqual({ time_zone: "UTC", hours: [] });
  });

  test("keeps several spans on a day", () => {
    const hours = [
      { weekday: 1, open_minute: 480, close_minute: 720 },
      { weekday: 1, open_minute: 780, close_minute: 1_080 },
    ];
    expect(
      toTerms(toDraft({ ...terms, schedule: { time_zone: "UTC", hours } })).schedule.hours,
    ).toEqual(hours);
  });
});

describe("what is wrong", () => {
  test("is found before it is sent", () => {
    expect(checkCampaignForm(opened, words)).toEqual({});
    const ranges = {
      ...plain.ranges,
      score: { ...plain.ranges.score, min: "101" },
      price_cents: { ...plain.ranges.price_cents, min: "9", max: "8" },
      beds: { ...plain.ranges.beds, min: "2.5" },
      baths_quarters: { ...plain.ranges.baths_quarters, max: "2.3" },
    };
    const typed = typing({ state: "CA, XX", zip_code: "9581", city: "Sacramento" });
    const wrong = {
      ...emptyCampaignForm("UTC"),
      shared: "0",
      isAlways: false,
      days: { ...opened.days, 0: { isOpen: true, from: "18:00", until: "09:00" } },
      criteria: {
        ...typed,
        plain: { ...typed.plain, ranges, circle: { ...plain.circle, miles: "300" } },
      },
      limits: { ...opened.limits, leads: { ...opened.limits.leads, day: "1.5" } },
      source_limits: {
        ...opened.source_limits,
        cents: { ...opened.source_limits.cents, week: "none" },
      },
      channels: [],
      adjustments: [
        { id: "a", by: "tier" as const, value: "hot", sought: null, share: "" },
        { id: "b", by: "tier" as const, value: "hot", sought: null, share: "+301" },
        { id: "c", by: "county_fips" as const, value: "", sought: null, share: "5" },
      ],
    };
    const { typed: places, circle } = wrong.criteria.plain;
    expect(checkCampaignForm(wrong, words)).toEqual({
      name: words.name,
      shared: words.number,
      "limits leads day": words.whole,
      "source_limits cents week": words.number,
      "day 0": words.hours,
      channels: words.choose,
      "share a": words.share,
      "adjusted b": words.twice,
      "share b": words.share,
      "adjusted c": words.county,
      [`rule ${places.state.id}`]: words.state("XX"),
      [`rule ${places.zip_code.id}`]: words.zip("9581"),
      [`rule ${places.city.id}`]: words.city("Sacramento"),
      [`rule ${circle.id}`]: words.zipOne,
      [`miles ${circle.id}`]: words.miles,
      [`rule ${ranges.score.id}`]: words.score,
      [`rule ${ranges.price_cents.id}`]: words.price,
      [`rule ${ranges.beds.id}`]: words.rooms,
      [`rule ${ranges.baths_quarters.id}`]: words.baths,
    });
    expect(checkCampaignForm(emptyCampaignForm("UTC"), words)).toMatchObject({
      exclusive: words.bid,
    });
  });

  test("is a county that was searched for and not chosen", () => {
    const { county_fips: counties } = plain.chosen;
    const sought = {
      ...opened.criteria,
      plain: {
        ...plain,
        chosen: {
          ...plain.chosen,
          county_fips: { ...counties, values: ["06067"], sought: "yolo" },
        },
      },
    };
    const adjustments = [
      { id: "a", by: "county_fips" as const, value: "06067", sought: "yo", share: "5" },
    ];
    expect(checkCampaignForm({ ...opened, criteria: sought, adjustments }, words)).toEqual({
      [`rule ${counties.id}`]: words.unchosen,
      "adjusted a": words.unchosen,
    });
  });

  test("is found in a tree, at its rules", () => {
    const [rule, empty] = [newRule("beds"), newGroup("any", [])];
    expect(
      checkCampaignForm(
        { ...opened, criteria: { ...opened.criteria, tree: newGroup("all", [rule, empty]) } },
        words,
      ),
    ).toEqual({ [`rule ${rule.id}`]: words.ends, [`rule ${empty.id}`]: words.group });
    const deep = Array.from({ length: 8 }).reduce<ReturnType<typeof newGroup>>(
      (inner) => newGroup("all", [inner]),
      newGroup("all", []),
    );
    expect(
      Object.values(
        checkCampaignForm({ ...opened, criteria: { ...opened.criteria, tree: deep } }, words),
      ),
    ).toEqual([words.tooMuch]);
  });

  test("is found where each part is right and the whole is not", () => {
    const nowhere = toCriteriaFormValues({
      all: [
        { field: "state", in: ["CA"] },
        { field: "county_fips", in: ["32031"] },
      ],
    });
    expect(checkCampaignForm({ ...opened, criteria: nowhere }, words)).toEqual({
      [`rule ${nowhere.plain.chosen.county_fips.id}`]: words.never,
    });
    const money = {
      ...opened,
      adjustments: [],
      limits: {
        leads: { ...opened.limits.leads, day: "30", week: "20" },
        cents: { ...opened.limits.cents, day: "60" },
      },
    };
    expect(checkCampaignForm(money, words)).toEqual({
      "limits leads day": words.aboveLonger,
      "limits cents day": words.belowBid,
    });
    // At 10 % less a day's budget is enough for one lead.
    expect(
      checkCampaignForm(
        {
          ...opened,
          adjustments: [
            { id: "a", by: "tier" as const, value: "cold", sought: null, share: "-10" },
          ],
          limits: { ...opened.limits, cents: { ...opened.limits.cents, day: "60" } },
        },
        words,
      ),
    ).toEqual({});
    expect(
      checkCampaignForm(
        {
          ...opened,
          source_limits: {
            ...opened.source_limits,
            cents: { ...opened.source_limits.cents, total: "1" },
          },
        },
        words,
      ),
    ).toEqual({ "source_limits cents total": words.belowBid });
  });

  test("stands at its control when the server says it", () => {
    const fields = [
      ["/criteria/all/0/in/3", "No."],
      ["/criteria/all/1/not/in/0", "Nor this."],
      ["/limits/leads/day", "Too many."],
      ["/source_limits/leads/day", "Too many too."],
      ["/adjustments/1/basis_points", "Less."],
      ["/adjustments/0", "Twice."],
      ["/contact_channels", "One."],
      ["/schedule/hours/0/close_minute", "Later."],
      ["/schedule/time_zone", "Zone."],
      ["/blocked_source_ids/2", "Gone."],
    ].map(([field = "", message = ""]) => ({ field, message, code: "invalid" }));
    expect(serverProblems(fields, opened, ({ message }) => message)).toEqual({
      [`rule ${plain.typed.state.id}`]: "No.",
      [`rule ${opened.criteria.kept[0]?.id ?? 0}`]: "Nor this.",
      "limits leads day": "Too many.",
      "source_limits leads day": "Too many too.",
      "share county_fips 06067": "Less.",
      "adjusted tier hot": "Twice.",
      channels: "One.",
      "day 0": "Later.",
      zone: "Zone.",
      form: "Gone.",
    });
  });
});
