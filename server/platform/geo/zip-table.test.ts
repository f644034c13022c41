import { describe, expect, it } from "vitest";
import { US_STATES } from "../../../domain/lead/us-states.ts";
import { isMilitaryZip } from "../../../domain/lead/read-zip.ts";
import { ZipColumns } from "./zip-columns.ts";
import { buildPlaceFinder, buildPlacesFinder, readZipPartRows, readZipRows } from "./zip-table.ts";

const rows = readZipRows();
const parts = readZipPartRows(rows);
const byZip = new Map(rows.map((row) => [row.zip_code, row]));

describe("readZipRows", () => {
  it("gives every ZIP once, in order, complete", () => {
    expect(rows).toHaveLength(41_194);
    expect(byZip.size).toBe(rows.length);
    const states = new Set(US_STATES.map((state) => state.code));
    rows.forEach((row, index) => {
      const whole =
        /^\d{5}$/.test(row.zip_code) &&
        row.city !== "" &&
        states.has(row.state) &&
        Math.abs(row.latitude) <= 90 &&
        Math.abs(row.longitude) <= 180 &&
        (row.county_fips === null
          ? row.county_name === null && row.state === "PW"
          : /^\d{5}$/.test(row.county_fips) && row.county_name !== null) &&
        (index === 0 || (rows[index - 1]?.zip_code ?? "") < row.zip_code);
      if (!whole) throw new Error(`bad row ${JSON.stringify(row)}`);
    });
  });

  it("puts the state's FIPS before the county's number", () => {
    expect(byZip.get("95838")).toEqual({
      zip_code: "95838",
      city: "Sacramento",
      state: "CA",
      county_fips: "06067",
      county_name: "Sacramento",
      time_zone: "America/Los_Angeles",
      latitude: 38.6406,
      longitude: -121.444,
    });
    expect(byZip.get("00501")).toMatchObject({ state: "NY", county_fips: "36103" });
    const fipsOf = new Map(US_STATES.map((state) => [state.code, state.fips]));
    for (const row of [...rows, ...parts])
      if (row.county_fips !== null && row.county_fips.slice(0, 2) !== fipsOf.get(row.state))
        throw new Error(row.zip_code);
  });

  it("takes the row with a state where a ZIP stands twice in the file", () => {
    expect(byZip.get("96860")).toMatchObject({
      state: "HI",
      county_fips: "15003",
      time_zone: "Pacific/Honolulu",
    });
    expect(byZip.get("96863")).toMatchObject({ state: "HI", county_fips: "15003" });
  });

  it("has no military post offices, where no property stands", () => {
    expect(rows.filter(({ state }) => /^A[AEP]$/.test(state))).toEqual([]);
    for (const zip of ["09229", "96201", "34001"]) expect(byZip.has(zip)).toBe(false);
    expect(rows.filter(({ zip_code: zip }) => isMilitaryZip(zip))).toEqual([]);
  });

  it.each([
    ["00907", "PR", "San Juan", "72127", "America/Puerto_Rico"],
    ["00680", "PR", "Mayaguez", "72097", "America/Puerto_Rico"],
    ["00765", "PR", "Vieques", "72147", "America/Puerto_Rico"],
    ["00704", "PR", "Aguirre", "72123", "America/Puerto_Rico"],
    ["00802", "VI", "St Thomas", "78030", "America/St_Thomas"],
    ["96913", "GU", "Barrigada", "66010", "Pacific/Guam"],
    ["96950", "MP", "Saipan", "69110", "Pacific/Saipan"],
    ["96799", "AS", "Pago Pago", "60050", "Pacific/Pago_Pago"],
    ["96960", "MH", "Marshall Islands", "68020", "Pacific/Majuro"],
    ["96942", "FM", "Chuuk", "64002", "Pacific/Chuuk"],
    ["96940", "PW", "Palau", null, "Pacific/Palau"],
  ] as const)("has the territory's %s", (zip, state, city, county, zone) => {
    expect(byZip.get(zip)).toMatchObject({ state, city, county_fips: county, time_zone: zone });
  });
});

describe("buildPlaceFinder", () => {
  const findPlace = buildPlaceFinder(new ZipColumns(rows));

  it("finds every ZIP of the table as it stands there", () => {
    const differing = rows.filter((row) => {
      const place = findPlace(row.zip_code);
      const same =
        place !== null &&
        place.zipCode === row.zip_code &&
        place.zip3 === row.zip_code.slice(0, 3) &&
        place.city === row.city &&
        place.state === row.state &&
        place.countyFips === row.county_fips &&
        place.countyName === row.county_name &&
        place.timeZone === row.time_zone &&
        place.latitude === row.latitude &&
        place.longitude === row.longitude;
      return !same;
    });
    expect(differing).toEqual([]);
  });

  it("answers with one frozen object per ZIP", () => {
    expect(findPlace("95838")).toBe(findPlace("95838"));
    expect(Object.isFrozen(findPlace("95838"))).toBe(true);
  });

  it.each(["00000", "99999", "9583", "958380", "z9583", "", "-9583", "1e4", " 5838", "٩٥٨٣٨"])(
    "knows no %j",
    (zip) => expect(findPlace(zip)).toBeNull(),
  );

  const zips = new ZipColumns(rows, parts);

  it.each([
    ["42223", "TN", "TN", "47125", "America/Chicago"],
    ["42223", "KY", "KY", "21047", "America/Chicago"],
    ["42223", null, "KY", "21047", "America/Chicago"],
    ["42223", "CA", "KY", "21047", "America/Chicago"],
    ["97635", "CA", "CA", "06049", "America/Los_Angeles"],
    ["97635", undefined, "OR", "41037", "America/Los_Angeles"],
    ["59221", "ND", "ND", "38053", "America/Denver"],
    ["89421", "OR", "OR", "41045", "America/Los_Angeles"],
    ["84536", "AZ", "AZ", "04017", "America/Denver"],
    ["95838", "NV", "CA", "06067", "America/Los_Angeles"],
  ] as const)("finds %s asked for in %s in %s", (zip, asked, state, county, zone) => {
    expect(buildPlaceFinder(zips)(zip, asked)).toMatchObject({
      zipCode: zip,
      state,
      countyFips: county,
      timeZone: zone,
    });
  });

  it("tells all states of a ZIP, the main one first", () => {
    const findPlaces = buildPlacesFinder(zips);
    expect(findPlaces("42223").map(({ state }) => state)).toEqual(["KY", "TN"]);
    expect(findPlaces("95838").map(({ state }) => state)).toEqual(["CA"]);
    expect(findPlaces("00000")).toEqual([]);
  });

  it("refuses a table that is none", () => {
    const [row] = rows;
    if (row === undefined) throw new Error("the table is empty");
    expect(() => new ZipColumns([{ ...row, zip_code: "958" }])).toThrow(RangeError);
  });
});
