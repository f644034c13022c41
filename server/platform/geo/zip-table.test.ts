import { describe, expect, it } from "vitest";
import { US_STATES } from "../../../domain/lead/us-states.ts";
import { ZipColumns } from "./zip-columns.ts";
import { buildPlaceFinder, readZipRows } from "./zip-table.ts";

const rows = readZipRows();
const byZip = new Map(rows.map((row) => [row.zip_code, row]));

describe("readZipRows", () => {
  it("gives every ZIP of the file once, in order, complete", () => {
    expect(rows).toHaveLength(41_488);
    expect(byZip.size).toBe(41_488);
    const states = new Set(US_STATES.map((state) => state.code));
    rows.forEach((row, index) => {
      const whole =
        /^\d{5}$/.test(row.zip_code) &&
        row.city !== "" &&
        states.has(row.state) &&
        Math.abs(row.latitude) <= 90 &&
        Math.abs(row.longitude) <= 180 &&
        (row.county_fips === null
          ? row.county_name === null
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
    for (const row of rows)
      if (row.county_fips?.slice(0, 2) !== (fipsOf.get(row.state) ?? undefined))
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

  it("gives military ZIPs their USPS state and no county", () => {
    const military = rows.filter((row) => row.county_fips === null);
    expect(military).toHaveLength(509);
    expect(new Set(military.map((row) => row.state))).toEqual(new Set(["AA", "AE", "AP"]));
    expect(byZip.get("09229")).toMatchObject({
      city: "APO",
      state: "AE",
      county_name: null,
      time_zone: "Europe/Berlin",
    });
    expect(byZip.get("96201")).toMatchObject({ state: "AP", time_zone: "Asia/Seoul" });
  });

  it("lacks Puerto Rico", () => {
    expect(byZip.get("00901")).toBeUndefined();
  });

  it("gives every other ZIP a zone of the United States, also at the borders", () => {
    const zones = new Set(
      rows.filter((row) => row.county_fips !== null).map((row) => row.time_zone),
    );
    expect(zones.size).toBe(27);
    for (const zone of zones) {
      expect(() => new Intl.DateTimeFormat("en-US", { timeZone: zone })).not.toThrow();
      expect(zone).toMatch(
        /^America\/(New_York|Detroit|Chicago|Menominee|Denver|Boise|Phoenix|Los_Angeles|Anchorage|Juneau|Sitka|Yakutat|Nome|Adak|Indiana\/\w+|Kentucky\/\w+|North_Dakota\/\w+)$|^Pacific\/(Honolulu|Majuro)$/,
      );
    }
    expect(byZip.get("59254")?.time_zone).toBe("America/Denver");
    expect(byZip.get("79901")?.time_zone).toBe("America/Denver");
    expect(byZip.get("85001")?.time_zone).toBe("America/Phoenix");
    expect(byZip.get("97914")?.time_zone).toBe("America/Boise");
    expect(byZip.get("49801")?.time_zone).toBe("America/Menominee");
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

  it("refuses a table that is none", () => {
    const [row] = rows;
    if (row === undefined) throw new Error("the table is empty");
    expect(() => new ZipColumns([{ ...row, zip_code: "958" }])).toThrow(RangeError);
  });
});
