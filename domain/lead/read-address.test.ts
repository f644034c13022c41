// Tests that an address is read as people type it, and leads to the identity of the posted lead.
import { describe, expect, it } from "vitest";
import type { Place } from "./lead.ts";
import { addressIdentity } from "./identity.ts";
import { joinedPlaceName } from "./place-name.ts";
import { readTypedAddress } from "./read-address.ts";

const place = (zipCode: string, city: string, state: string): Place => ({
  zipCode,
  zip3: zipCode.slice(0, 3),
  city,
  state,
  countyFips: null,
  countyName: null,
  timeZone: "America/Los_Angeles",
  latitude: 0,
  longitude: 0,
});
const SACRAMENTO = place("95838", "Sacramento", "CA");
const PLACES = [
  place("95814", "Sacramento", "CA"),
  SACRAMENTO,
  place("63101", "Saint Louis", "MO"),
  place("84101", "Salt Lake City", "UT"),
  place("06103", "Hartford", "CT"),
  place("27401", "Greensboro", "NC"),
  place("20001", "Washington", "DC"),
  place("36830", "Auburn", "AL"),
  place("13021", "Auburn", "NY"),
];
const lookUps = {
  findPlaces: (zipCode: string) => PLACES.filter((one) => one.zipCode === zipCode),
  findCityPlaces: (city: string, state: string | null) =>
    PLACES.filter(
      (one) =>
        joinedPlaceName(one.city) === joinedPlaceName(city) &&
        (state === null || one.state === state),
    ),
};
const read = (text: string) => readTypedAddress(text, lookUps);
const posted = (street: string, at: Place): string => addressIdentity(street, at) ?? "none";

describe("an address with a ZIP", () => {
  const wanted = posted("12 North Oak Street #4", SACRAMENTO);
  it.each([
    "12 N. Oak Street Apt 4, Sacramento, CA 95838",
    "12 N Oak St Apt 4 Sacramento CA 95838",
    "12 north oak st, apt 4, sacramento, ca, 95838-1234",
    "12 N. OAK STREET, UNIT 4, SACRAMENTO, CALIFORNIA 95838",
    "12 N Oak St #4, 95838",
    "12 N Oak St # 4 95838",
    "12 N Oak St Apt. 4, Sacramento, C.A. 95838, USA",
    "12 N Oak St Apt 4\nSacramento, CA 95838\nUnited States",
    "12 N Oak St Apt 4, Del Paso Heights, CA 95838",
    "12 N Oak St Apt 4 Robla CA 95838",
    "  12   N   Oak St.   Suite 4 ,  Sacramento ,CA  95838 ",
    "12 N Oak St Apt 4 CA 95838",
    "12 N Óak St Apt 4 Sacramento 95838",
  ])("is read from %j", (text) => {
    expect(read(text).identities).toContain(wanted);
  });

  it.each([
    ["12 Oak Ct 06103", "12 Oak Court", PLACES[4]],
    ["12 Oak Court, Hartford, CT 06103", "12 Oak Ct", PLACES[4]],
    ["12 Oak Ct, Hartford, CT 06103", "12 Oak Ct", PLACES[4]],
    ["500 South Salt Lake Ave, Salt Lake City UT 84101", "500 S Salt Lake Avenue", PLACES[3]],
    ["9 Elm Ave, St. Louis, MO 63101", "9 Elm Avenue", PLACES[2]],
    ["9 Elm Ave St Louis Missouri 63101", "9 Elm Ave", PLACES[2]],
    ["70 Highway 50, Sacramento, CA 95838", "70 Hwy 50", SACRAMENTO],
    ["12 Broadway, Sacramento 95838", "12 Broadway", SACRAMENTO],
    ["12-14 Main St NW, Washington DC 20001", "12-14 Main Street Northwest", PLACES[6]],
    ["95838 Oak St, Sacramento CA 95838", "95838 Oak St", SACRAMENTO],
  ])("%j is %j", (text, street, at) => {
    expect(read(text).identities).toContain(posted(street, at ?? SACRAMENTO));
  });

  it("keeps its unit: another unit of the house is another address", () => {
    const house = posted("12 North Oak Street", SACRAMENTO);
    for (const text of [
      "12 N Oak St, Apt 4, Sacramento, CA 95838",
      "12 N Oak St, #4, 95838",
      "12 N Oak St Apt 4 Sacramento CA 95838",
    ])
      expect(read(text).identities).not.toContain(house);
  });
});

describe("an address without a ZIP", () => {
  it.each([
    "12 N Oak St, Sacramento, CA",
    "12 N Oak St Sacramento CA",
    "12 n oak street sacramento california",
    "12 N Oak St, Sacramento",
  ])("%j is tried in each ZIP of its city", (text) => {
    expect(read(text)).toEqual({
      identities: [
        posted("12 N Oak St", PLACES[0] ?? SACRAMENTO),
        posted("12 N Oak St", SACRAMENTO),
      ],
      needsPlace: false,
    });
  });

  it("takes long names of cities and states whole", () => {
    expect(read("1 Main St Salt Lake City Utah").identities).toEqual(["1 main st|84101"]);
    expect(read("1 Main St, Greensboro, North Carolina").identities).toEqual(["1 main st|27401"]);
    expect(read("1 Main St Washington District of Columbia").identities).toContain(
      "1 main st|20001",
    );
    expect(read("1 Main St, St Louis, Mo.").identities).toEqual(["1 main st|63101"]);
  });

  it("of a city in several states is tried in all of them, or in the named one", () => {
    expect(read("1 Main St, Auburn").identities).toEqual(["1 main st|36830", "1 main st|13021"]);
    expect(read("1 Main St, Auburn, NY").identities).toEqual(["1 main st|13021"]);
  });

  it.each([
    "12 N Oak St",
    "12 Oak Ct",
    "12 N Oak St, Atlantis",
    "12 N Oak St, CA",
    "12 Oak St 00001",
  ])("%j needs a place", (text) =>
    expect(read(text)).toEqual({ identities: [], needsPlace: true }),
  );
});

it.each([
  "",
  "Elm Realty",
  "916-555-0142",
  "9165550142",
  "19",
  "kim@example.com",
  "0199aabb-0000-7000-8000-000000000000",
  "Oak St, Sacramento, CA 95838",
  "3 Brothers",
  "12 🏠",
  `12 ${"oak ".repeat(60)}St`,
])("%j is no address", (text) => {
  expect(read(text)).toEqual({ identities: [], needsPlace: false });
});

it("reads a text of many words and commas quickly", () => {
  const startedAt = performance.now();
  for (const text of [`1 ${", ".repeat(90)}x`, `1 ${"a ".repeat(90)}`, `1${" st".repeat(60)}`])
    read(text);
  expect(performance.now() - startedAt).toBeLessThan(200);
});
