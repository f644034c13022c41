// Tests classes of wordings and similar-looking ones, with our own sentences in addition to the
// golden sets.
import { describe, expect, it } from "vitest";
import type { Gazetteer, NamedCity } from "./gazetteer.ts";
import { placeName } from "./gazetteer.ts";
import { readUtterance } from "./read-utterance.ts";
import type { Language, Slots, Topic } from "./slots.ts";

const CITIES: readonly NamedCity[] = [
  { city: "Chicago", state: "IL", zips: 84 },
  { city: "Seattle", state: "WA", zips: 40 },
  { city: "Las Vegas", state: "NV", zips: 60 },
  { city: "Fremont", state: "CA", zips: 6 },
  { city: "Fremont", state: "NE", zips: 2 },
];
const COUNTIES = [
  { county: "Clark", state: "NV" },
  { county: "Clark", state: "WA" },
  { county: "Travis", state: "TX" },
  { county: "Hays", state: "TX" },
  { county: "Hays", state: "KS" },
];
const gazetteer: Gazetteer = {
  cities: (name) => CITIES.filter(({ city }) => placeName(city.toLowerCase()) === placeName(name)),
  counties: (name) => COUNTIES.filter(({ county }) => county.toLowerCase() === placeName(name)),
  hasZip: () => false,
  similar: () => [],
};

function slotsOf(
  said: string,
  asked: Topic | null,
  language: Language = "en",
  known: Slots = {},
): Slots {
  return readUtterance({ said, language, asked, known, today: "2026-11-23" }, gazetteer).slots;
}

describe("sums", () => {
  it.each([
    ["en", "a quarter mil", 250_000, 250_000],
    ["en", "two to two and a half mil", 2_000_000, 2_500_000],
    ["en", "400k plus or minus", 360_000, 440_000],
    ["en", "more than 300 but 400 makes me nervous", 300_000, 400_000],
    ["en", "310 on the low side and 360 on the high side", 310_000, 360_000],
    ["en", "taxes run 3,800 a year so 420", 420_000, 420_000],
    ["en", "no idea what my insurance costs but 350 max", null, 350_000],
    ["es", "entre dos ochenta y tres veinte", 280_000, 320_000],
    ["es", "$1'350,000", 1_350_000, 1_350_000],
    ["es", "medio melón", 500_000, 500_000],
    ["es", "de 300 no paso", null, 300_000],
    ["es", "de 250 no bajo", 250_000, null],
  ] as const)("in %s: %s", (language, said, min, max) => {
    expect(slotsOf(said, "price", language).price).toEqual({ min, max, per: "sale" });
  });

  it.each([
    ["en", "three forty, wait, three sixty", 360_000, 360_000],
    ["en", "capped us at 512k", null, 512_000],
    ["en", "something near 240", 216_000, 264_000],
    ["en", "a mil and a quarter", 1_250_000, 1_250_000],
    ["en", "one sixty to 2hundred 20k", 160_000, 220_000],
    ["en", "mid sixes", 635_000, 665_000],
    ["en", "7 fifty", 750_000, 750_000],
    ["en", "between five eighty and six", 580_000, 600_000],
    ["en", "nothing that hits 500", null, 500_000],
    ["en", "does 335 work? thats our cap", null, 335_000],
    ["en", "zillow says 512 but I'm asking 499", 499_000, 499_000],
    ["en", "over 300 we can't", null, 300_000],
    ["es", "entre doscientas y doscientas veinte lucas", 200_000, 220_000],
    ["es", "doscientos veinticinco mil", 225_000, 225_000],
    ["es", "ochocientas lucas", 800_000, 800_000],
    ["es", "que no llegue al millón y medio", null, 1_500_000],
    ["es", "90 mil y de ahí no paso", null, 90_000],
    ["es", "millón y cuarto", 1_250_000, 1_250_000],
    ["es", "entre millón y millón trescientos", 1_000_000, 1_300_000],
    ["es", "de 210 mil pa arriba", 210_000, null],
  ] as const)(
    "as they are taken back, capped and left out in %s: %s",
    (language, said, min, max) => {
      expect(slotsOf(said, "price", language).price).toEqual({ min, max, per: "sale" });
    },
  );

  it.each([
    "my husband is 58 and the oldest is 17",
    "six figures i guess",
    "it was built in 1962",
    "my light bill is 140 a month",
    "ran 1.5 million miles as a trucker",
    "the case number is 2026-DR-4471",
    "I live at 415 Birch Hollow Road",
    "its a mobile home from 1998",
    "vivimos en la calle Olmos 233",
  ])("are none in: %s", (said) => {
    expect(slotsOf(said, "price").price).toBeUndefined();
  });

  it("that are subtracted or added change the named end", () => {
    const price = { min: 300_000, max: 400_000, per: "sale" } as const;
    expect(slotsOf("knock 20k off the max", "timing", "en", { price }).price).toEqual({
      min: 300_000,
      max: 380_000,
      per: "sale",
    });
    expect(slotsOf("my upper limit went up, its 420 now", "timing", "en", { price }).price).toEqual(
      { min: 300_000, max: 420_000, per: "sale" },
    );
    expect(slotsOf("raise my max by 50k", null, "en", { price }).price).toEqual({
      min: 300_000,
      max: 450_000,
      per: "sale",
    });
    expect(
      slotsOf("actually go down to 280", null, "en", {
        price: { min: 320_000, max: 320_000, per: "sale" },
      }).price,
    ).toEqual({ min: 280_000, max: 280_000, per: "sale" });
  });
});

describe("times", () => {
  it.each([
    ["en", "second half of next year", "2027-07-01", "2027-12-31"],
    ["en", "november of next year", "2027-11-01", "2027-11-30"],
    ["en", "first week of february", "2027-02-01", "2027-02-07"],
    ["en", "april 10-25", "2027-04-10", "2027-04-25"],
    ["en", "between memorial day and labor day", "2027-05-31", "2027-09-06"],
    ["en", "two, three months", "2027-01-23", "2027-02-23"],
    ["en", "by thanksgiving of next year", null, "2027-11-25"],
    ["en", "once january is over", "2027-02-01", null],
    ["es", "ya que pase enero", "2027-02-01", null],
    ["es", "de aquí a mayo", null, "2027-04-30"],
    ["es", "del 5 al 20 de mayo", "2027-05-05", "2027-05-20"],
    ["es", "para mayo, a más tardar el 20", null, "2027-05-20"],
    ["es", "el año que viene por junio", "2027-06-01", "2027-06-30"],
  ] as const)("in %s: %s", (language, said, from, until) => {
    expect(slotsOf(said, "timing", language).timing).toMatchObject({ from, until });
  });

  it.each([
    "my birthday's in June, I'll be 50",
    "31 yrs teaching",
    "may need a bigger place",
    "we called yesterday and nobody picked up",
    "ayer fui a ver una y no me gustó",
  ])("are none in: %s", (said) => {
    expect(slotsOf(said, "timing").timing).toBeUndefined();
  });
});

describe("places", () => {
  it("named by a neighborhood mean its city", () => {
    expect(slotsOf("Ballard or Fremont, those parts of Seattle", "location").location).toEqual([
      { city: "Seattle", state: "WA" },
    ]);
    expect(slotsOf("Chicago: Hyde Park or Pilsen", "location").location).toEqual([
      { city: "Chicago", state: "IL" },
    ]);
    expect(slotsOf("Fremont", "location").location).toEqual([{ city: "Fremont", state: null }]);
  });

  it("are read together; a place that only identifies another is not wanted", () => {
    expect(slotsOf("Travis or Hays county", "location").location).toEqual([
      { county: "Travis", state: "TX" },
      { county: "Hays", state: "TX" },
    ]);
    expect(slotsOf("Clark County, the Vegas one", "location").location).toEqual([
      { county: "Clark", state: "NV" },
    ]);
    expect(slotsOf("tennesee or pensylvania", "location").location).toEqual([
      { state: "TN" },
      { state: "PA" },
    ]);
    expect(slotsOf("I live in Chicago but I'm looking in Seattle", "location").location).toEqual([
      { city: "Seattle", state: "WA" },
    ]);
    expect(slotsOf("vivo en Chicago", "timing", "es").location).toBeUndefined();
    expect(slotsOf("I work in Seattle but live in Chicago", "location").location).toEqual([
      { city: "Chicago", state: "IL" },
    ]);
    expect(slotsOf("I work in Seattle but want to live in Chicago", "location").location).toEqual([
      { city: "Chicago", state: "IL" },
    ]);
    expect(slotsOf("seattle seattle no, mas bien Chicago", "location", "es").location).toEqual([
      { city: "Chicago", state: "IL" },
    ]);
    expect(slotsOf("I grew up in Chicago but left long ago", "location").location).toBeUndefined();
  });
});

describe("not knowing", () => {
  it.each([
    ["en", "beats me"],
    ["en", "jury's still out"],
    ["en", "we'll play it by ear"],
    ["es", "no sabría decirle"],
    ["es", "está en veremos"],
  ] as const)("in %s: %s", (language, said) => {
    expect(slotsOf(said, "timing", language).timing).toBe("unsure");
  });
});

describe("what is no longer wanted", () => {
  it("keeps the rest and the replacement", () => {
    expect(
      slotsOf("forget condos", "location", "en", { propertyType: ["condo", "townhouse"] })
        .propertyType,
    ).toEqual(["townhouse"]);
    expect(
      slotsOf("take the condo off", "location", "en", { propertyType: ["condo", "townhouse"] })
        .propertyType,
    ).toEqual(["townhouse"]);
    expect(
      slotsOf("quita los condos, mi esposa dice q no", "timing", "es", {
        propertyType: ["condo", "townhouse"],
      }).propertyType,
    ).toEqual(["townhouse"]);
    expect(
      slotsOf("replace the condo with a townhouse", null, "en", { propertyType: ["condo"] })
        .propertyType,
    ).toEqual(["townhouse"]);
  });
});
