// Compares the zone of every ZIP with the zones that its state has by law.
import { describe, expect, it } from "vitest";
import { readZipPartRows, readZipRows } from "./zip-table.ts";

const rows = readZipRows();
const all = [...rows, ...readZipPartRows(rows)];
const zoneOf = (zip: string): string | undefined =>
  rows.find((row) => row.zip_code === zip)?.time_zone;

const [EASTERN, CENTRAL, MOUNTAIN, PACIFIC] = [
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Los_Angeles",
];

/** 49 CFR part 71, with the territories (15 U.S.C. 263), and the states without daylight saving. */
const LEGAL_ZONES: Readonly<Record<string, string>> = {
  [EASTERN]: "CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC TN VA VT WV",
  [CENTRAL]: "AL AR FL IA IL IN KS KY LA MI MN MO MS ND NE OK SD TN TX WI",
  [MOUNTAIN]: "AZ CO ID KS MT ND NE NM NV OR SD TX UT WY",
  [PACIFIC]: "CA ID NV OR WA",
  "America/Phoenix": "AZ",
  "America/Anchorage": "AK",
  "America/Adak": "AK",
  "Pacific/Honolulu": "HI",
  "America/Puerto_Rico": "PR",
  "America/St_Thomas": "VI",
  "Pacific/Guam": "GU",
  "Pacific/Saipan": "MP",
  "Pacific/Pago_Pago": "AS",
  "Pacific/Majuro": "MH",
  "Pacific/Palau": "PW",
  "Pacific/Pohnpei": "FM",
  "Pacific/Chuuk": "FM",
  "Pacific/Kosrae": "FM",
};

describe("the zone of a ZIP", () => {
  it("is one that its state has by law, of every ZIP", () => {
    const isLegal = (zone: string, state: string): boolean =>
      LEGAL_ZONES[zone]?.split(" ").includes(state) === true;
    expect(all.filter((row) => !isLegal(row.time_zone, row.state))).toEqual([]);
    // And every zone of the law is found in each of its states.
    const found = new Set(all.map((row) => `${row.time_zone} ${row.state}`));
    const missing = Object.entries(LEGAL_ZONES)
      .flatMap(([zone, states]) => states.split(" ").map((state) => `${zone} ${state}`))
      .filter((pair) => !found.has(pair));
    expect(missing).toEqual([]);
  });

  it.each([
    // cases/zones.txt
    ["62451", CENTRAL, "Palestine IL"],
    ["85369", "America/Phoenix", "Yuma AZ"],
    ["32424", CENTRAL, "Blountstown FL"],
    ["30747", EASTERN, "Summerville GA"],
    ["83837", PACIFIC, "Kellogg ID"],
    ["47514", CENTRAL, "Branchville IN"],
    ["85534", "America/Phoenix", "Duncan AZ"],
    // One zone by law, whatever a town at the border lives by.
    ["36867", CENTRAL, "Phenix City AL"],
    ["73947", CENTRAL, "Keyes OK"],
    ["89825", PACIFIC, "Jackpot NV"],
    ["89883", MOUNTAIN, "West Wendover NV"],
    // The Navajo Nation keeps daylight saving time, the Hopi inside it and the towns beside it not.
    ["86045", MOUNTAIN, "Tuba City AZ"],
    ["86503", MOUNTAIN, "Chinle AZ"],
    ["86033", MOUNTAIN, "Kayenta AZ"],
    ["86039", "America/Phoenix", "Kykotsmovi Village AZ"],
    ["86042", "America/Phoenix", "Polacca AZ"],
    ["86034", "America/Phoenix", "Keams Canyon AZ"],
    ["86502", "America/Phoenix", "Chambers AZ"],
    ["86025", "America/Phoenix", "Holbrook AZ"],
    ["86040", "America/Phoenix", "Page AZ"],
    // Counties that a line divides.
    ["32465", CENTRAL, "Wewahitchka FL, north of the Intracoastal Waterway"],
    ["32456", EASTERN, "Port Saint Joe FL"],
    ["83549", MOUNTAIN, "Riggins ID, south of the Salmon River"],
    ["83530", PACIFIC, "Grangeville ID"],
    ["97914", MOUNTAIN, "Ontario OR"],
    ["69201", CENTRAL, "Valentine NE"],
    ["69218", MOUNTAIN, "Merriman NE"],
    ["58854", CENTRAL, "Watford City ND"],
    ["58634", MOUNTAIN, "Grassy Butte ND"],
    ["58538", CENTRAL, "Fort Yates ND"],
    ["58640", MOUNTAIN, "Killdeer ND"],
    ["57532", MOUNTAIN, "Fort Pierre SD"],
    ["99546", "America/Adak", "Adak AK"],
    ["99660", "America/Anchorage", "Saint Paul Island AK, no Aleutian island"],
    // Counties with another zone than most of their state.
    ["46304", CENTRAL, "Chesterton IN"],
    ["47591", EASTERN, "Vincennes IN"],
    ["49801", CENTRAL, "Iron Mountain MI"],
    ["49953", EASTERN, "Ontonagon MI"],
    ["42101", CENTRAL, "Bowling Green KY"],
    ["42633", EASTERN, "Monticello KY"],
    ["37402", EASTERN, "Chattanooga TN"],
    ["37347", CENTRAL, "Jasper TN"],
    ["67735", MOUNTAIN, "Goodland KS"],
    ["79901", MOUNTAIN, "El Paso TX"],
    ["79855", CENTRAL, "Van Horn TX"],
    ["57501", CENTRAL, "Pierre SD"],
    ["57701", MOUNTAIN, "Rapid City SD"],
    // At borders with other countries.
    ["59254", MOUNTAIN, "Plentywood MT"],
    ["99901", "America/Anchorage", "Ketchikan AK"],
  ] as const)("of %s is %s: %s", (zip, zone, _place) => expect(zoneOf(zip)).toBe(zone));
});
