// Tests that places are found as people write them.
import { describe, expect, it } from "vitest";
import { joinedPlaceName } from "../../../domain/lead/place-name.ts";
import { placeName } from "../../../domain/qualification/gazetteer.ts";
import { plainText } from "../../../domain/qualification/scan.ts";
import { buildGazetteer } from "./gazetteer.ts";
import { buildPlaceSearch } from "./place-search.ts";
import { readZips } from "./zip-table.ts";

const zips = readZips();
const search = buildPlaceSearch(zips);
const gazetteer = buildGazetteer(zips);
const first = (typed: string): string => {
  const [found] = search(typed, 8);
  return found === undefined ? "none" : `${found.city}, ${found.state}`;
};

const SPELLINGS = [
  ["St. Louis", "Saint Louis, MO"],
  ["st louis, mo", "Saint Louis, MO"],
  ["Ft. Worth", "Fort Worth, TX"],
  ["ft worth tx", "Fort Worth, TX"],
  ["Mt. Vernon, IN", "Mount Vernon, IN"],
  ["Winston-Salem", "Winston Salem, NC"],
  ["winston\u2013salem nc", "Winston Salem, NC"],
  ["Coeur d'Alene", "Coeur D Alene, ID"],
  ["Coeur d\u2019Alene, ID", "Coeur D Alene, ID"],
  ["coeur dalene", "Coeur D Alene, ID"],
  ["O'Fallon, MO", "O Fallon, MO"],
  ["O\u2019Fallon, IL", "O Fallon, IL"],
  ["ofallon, mo", "O Fallon, MO"],
  ["Port St. Lucie", "Port Saint Lucie, FL"],
  ["Sault Ste. Marie", "Sault Sainte Marie, MI"],
  ["Mayag\u00FCez", "Mayaguez, PR"],
  ["San Juan, PR", "San Juan, PR"],
] as const;

describe("a city", () => {
  it.each(SPELLINGS)("typed as %j is completed to %j", (typed, city) =>
    expect(joinedPlaceName(first(typed))).toBe(joinedPlaceName(city)),
  );

  it("is completed from each beginning of its spellings", () => {
    for (const [typed, city] of SPELLINGS) {
      const [name = ""] = typed.split(/,| (?:mo|tx|nc)$/);
      for (let length = 6; length <= name.length; length += 1) {
        const found = search(name.slice(0, length), 400).map((one) =>
          joinedPlaceName(`${one.city}, ${one.state}`),
        );
        expect([name.slice(0, length), found.includes(joinedPlaceName(city))]).toEqual([
          name.slice(0, length),
          true,
        ]);
      }
    }
    expect(search("st", 400).map(({ city }) => city)).toEqual(
      expect.arrayContaining(["Saint Louis", "Stockton"]),
    );
  });

  it.each(SPELLINGS)("said as %j in a conversation is %j", (said, city) => {
    const name = said.replace(/,? (?:mo|tx|nc|IN|ID|MO|IL|PR)$/i, "");
    const known = gazetteer.cities(placeName(plainText(name)));
    expect(known.map((one) => joinedPlaceName(`${one.city}, ${one.state}`))).toContain(
      joinedPlaceName(city),
    );
  });
});
