// Tests files as portals, CRMs, lead ads, contact lists and spreadsheets write them: they are
// matched and read without a mapping by hand.
import { describe, expect, it } from "vitest";
import { leadOfRow } from "../../../../domain/csv/import-row.ts";
import type { Place } from "../../../../domain/lead/lead.ts";
import { validatePost } from "../../../../domain/lead/validate-post.ts";
import { CheckedTable } from "./checked-table.ts";
import { readFile } from "./read-file.ts";
import type { FoundTable } from "./worker-messages.ts";

const NOW_MS = Date.parse("2026-11-25T18:00:00Z");
const ZONE = "America/Chicago";
/** A row's own proof, for the files whose rows are decided. */
const PROOF_HEAD = "Opt-in,Disclosure,Opt-in Date,Page,IP";
const proof = (at: string): string =>
  `Yes,I agree that Plat may call me.,${at},https://example.com/sell,203.0.113.9`;

interface ReadTable {
  readonly found: FoundTable;
  /** Column names by field, in the file's order. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  readonly leads: readonly ReturnType<typeof leadOfRow>[];
  readonly good: number;
}

async function read(text: string | Uint8Array<ArrayBuffer>): Promise<ReadTable> {
  const file = await readFile(new Blob([text]), () => undefined);
  if (!file.ok) throw new Error(file.error);
  const table = new CheckedTable(file.value);
  const found = table.describe();
  const fields = found.matches.map((match) => match?.field ?? null);
  const dates = found.dates[fields.indexOf("consent_at")];
  const reading = {
    side: null,
    dateOrder: dates?.order ?? null,
    timeZone: dates?.lacksZone === true ? ZONE : null,
  };
  table.map({ fields, ...reading });
  table.check(0, table.size, NOW_MS);
  const columns = found.columns.flatMap(({ name }, index) => {
    const field = fields[index] ?? null;
    return field === null ? [] : [{ name, field }];
  });
  const named: Record<string, string[]> = {};
  for (const { name, field } of columns) (named[field] ??= []).push(name);
  return {
    found,
    fields: named,
    leads: file.value.rows.slice(found.hasHeader ? 1 : 0).map(({ cells }) =>
      leadOfRow(
        columns,
        reading,
        cells.filter((_, index) => (fields[index] ?? null) !== null),
      ),
    ),
    good: table.summary(NOW_MS, new Set()).good,
  };
}

const placeOf = (zipCode: string, state = ""): Place => ({
  zipCode,
  zip3: zipCode.slice(0, 3),
  city: "",
  state,
  countyFips: null,
  countyName: null,
  timeZone: "UTC",
  latitude: 0,
  longitude: 0,
});

/** The lead with a consent added, so that all its other fields can be read. */
function valid({ values, ...lead }: ReturnType<typeof leadOfRow>) {
  const given = Object.fromEntries(Object.entries(values).filter(([, text]) => text !== undefined));
  const result = validatePost(
    { ...lead, values: { consent: "yes", tcpa_text: "I agree that Plat may call me.", ...given } },
    {
      nowMs: NOW_MS,
      networkName: "Plat",
      formerNetworkNames: [],
      findPlace: (zip) => placeOf(zip, values.state === "Texas" ? "TX" : (values.state ?? "")),
    },
  );
  if (!result.ok) throw new Error(JSON.stringify(result.error.errors));
  return result.value;
}

describe("the export of", () => {
  it("a portal is matched by its names, with the listing's address", async () => {
    const { fields, leads } = await read(
      `Name,Email,Phone,Type,Status,Created Date,Source,Listing Address,Listing City,Listing State,\
Listing Zip,Price Range,Bedrooms,Bathrooms,Pre-Approved,Timeframe,Message
Kim Ito,kim@example.com,(615) 555-0166,Buyer,New,11/10/2026,Portal,7 Elm St,Miami,FL,33101,\
$316K - $416K,3+,2+,Yes,1-3 months,Hello`,
    );
    expect(fields).toMatchObject({
      full_name: ["Name"],
      side: ["Type"],
      address: ["Listing Address"],
      zip_code: ["Listing Zip"],
      price: ["Price Range"],
      timing: ["Timeframe"],
      comments: ["Message"],
    });
    expect(fields["consent_at"]).toBeUndefined();
    expect(valid(leads[0] as ReadTable["leads"][number])).toMatchObject({
      contact: { firstName: "Kim", lastName: "Ito", phone: "+16155550166" },
      facts: {
        side: "buyer",
        priceMinCents: 31_600_000n,
        priceMaxCents: 41_600_000n,
        beds: 3,
        bathsQuarters: 8,
        timing: "m1_3",
        financeStatus: "pre_approved",
      },
    });
  });

  it("a CRM takes the property's address, several phones and a side from its tags", async () => {
    const { fields, leads, found } = await read(
      `Date Added,First Name,Last Name,Name,Stage,Lead Source,Tags,Email 1,Email 1 Type,Phone 1,\
Phone 1 Type,Phone 2,Address 1 - Street,Address 1 - City,Address 1 - State,Address 1 - Zip,\
Property Address,Property City,Property State,Property Postal Code,Property Price,Property Beds,\
Property Area,Notes
2026-11-10 14:03:22,Lu,Vo,Lu Vo,Lead,Website,"Buyer, Hot",lu@example.com,home,none,mobile,\
2025550172,12 Home Rd,Reno,NV,89501,1 Oak Ave,Atlanta,GA,30309,322000.00,3,"1,850 sqft",called
2026-11-11 14:03:22,Al,Vo,Al Vo,Lead,Website,"Buyer, Hot",al@example.com,home,2025550173,mobile,,\
12 Home Rd,Reno,NV,89501,2 Oak Ave,Atlanta,GA,30309,322000.00,3,"1,850 sqft",called`,
    );
    expect(fields).toMatchObject({
      side: ["Tags"],
      phone: ["Phone 1", "Phone 2"],
      address: ["Property Address"],
      city: ["Property City"],
      state: ["Property State"],
      zip_code: ["Property Postal Code"],
      sqft: ["Property Area"],
    });
    expect(fields["property_type"]).toBeUndefined();
    expect(found.matches.some((match) => match?.isOwnAddress === true)).toBe(false);
    expect(valid(leads[0] as ReadTable["leads"][number])).toMatchObject({
      contact: { firstName: "Lu", lastName: "Vo", phone: "+12025550172", street: "1 Oak Ave" },
      facts: { side: "buyer", livingAreaSqft: 1_850, place: { zipCode: "30309" } },
    });
  });

  it("lead ads reads questions as names, prefixes, underscores and UTF-16", async () => {
    const text = `id\tcreated_time\tad_id\tform_name\tare_you_looking_to_buy_or_sell?\t\
when_are_you_planning_to_move?\twhat_is_your_price_range?\tfull_name\tphone_number\temail\t\
street_address\tcity\tstate\tzip_code\ti_agree_to_be_contacted_by_plat\tlead_status
l:1\t2026-11-23T14:03:22-05:00\tag:1\tForm\tbuy\t6-12_months\t$300,000_-_$400,000\tAda Roe\t\
p:+12145550187\tada@example.com\t3 Pine St\tMiami\tFL\tz:33101\tyes\tCREATED`;
    const { fields, leads } = await read(new Uint8Array(Buffer.from(`\uFEFF${text}`, "utf16le")));
    expect(Object.keys(fields).toSorted()).toEqual([
      "address",
      "city",
      "consent",
      "consent_at",
      "email",
      "full_name",
      "phone",
      "price",
      "side",
      "state",
      "timing",
      "zip_code",
    ]);
    expect(valid(leads[0] as ReadTable["leads"][number])).toMatchObject({
      contact: { firstName: "Ada", phone: "+12145550187" },
      facts: {
        side: "buyer",
        timing: "m6_12",
        priceMinCents: 30_000_000n,
        priceMaxCents: 40_000_000n,
        place: { zipCode: "33101" },
      },
      consent: { givenAtMs: Date.parse("2026-11-23T19:03:22Z") },
    });
  });

  it("a contact list takes its only address as the property's, and labels as sides", async () => {
    const { leads, found } = await read(
      `First Name,Last Name,Organization Name,Notes,Labels,E-mail 1 - Label,E-mail 1 - Value,\
Phone 1 - Label,Phone 1 - Value,Address 1 - Label,Address 1 - Street,Address 1 - City,\
Address 1 - Region,Address 1 - Postal Code,Address 1 - Country
Ann,Fox,,3 bed,Sellers ::: * myContacts,* Home,ann@example.com,Mobile,+1 916-555-0191,Home,\
91 Oak St,Sacramento,CA,95838,US
Bo,Ray,,"wants to buy, under 400k",* myContacts,* Home,,Mobile,512.555.0194,Home,94 Pine Rd,\
Austin,Texas,78704-1234,USA
Cy,Day,,,* myContacts,Work,cy@example.com,Home,,Home,9 Pine Rd,Austin,TX,78704,US`,
    );
    expect(leads.slice(0, 2).map((lead) => valid(lead).facts.side)).toEqual(["seller", "buyer"]);
    expect(valid(leads[1] as ReadTable["leads"][number]).facts.place.zipCode).toBe("78704");
    // Labels that name no side leave the row to the file's default.
    expect(leads[2]?.values.side).toBeUndefined();
    const zip = found.columns.findIndex(({ name }) => name === "Address 1 - Postal Code");
    expect(found.matches[zip]).toEqual({
      field: "zip_code",
      confidence: "sure",
      isOwnAddress: true,
    });
  });
});

describe("a spreadsheet", () => {
  const HEAD = `First Name,Phone,Lead Type,Zip,Price,${PROOF_HEAD}`;
  const row = (zip: string, price: string, at = "2026-11-20T10:00:00Z"): string =>
    `Ann,2025550190,seller,${zip},"${price}",${proof(at)}`;

  it("may name its separator, have a title, blank rows and a total", async () => {
    const table = [HEAD, "", row("85004", "$311,000"), ",,,,,,,,,"].join("\n");
    const { found, good, leads } = await read(
      `sep=;\nExport of November;;\n\n${table.replaceAll(/,(?=\S|$)/gm, ";")}\nTotal;;5;;;`,
    );
    expect([found.delimiter, found.hasHeader, found.rows, good]).toEqual([";", true, 2, 1]);
    expect(leads[0]?.values.zip_code).toBe("85004");
  });

  it.each([
    ["450k", 450_000, 450_000],
    ["1.2m", 1_200_000, 1_200_000],
    ["$400,000 - $500,000", 400_000, 500_000],
    ["under 500000", null, 500_000],
    ["450,000.00", 450_000, 450_000],
    ["4.5E+05", 450_000, 450_000],
    ["$ 450 000", 450_000, 450_000],
    // Thousands that were left out, and euros, are not guessed.
    ["400-450", null, null],
    ["€450.000", null, null],
  ])("with the price %j is read as %j to %j dollars", async (price, min, max) => {
    const { leads } = await read(`${HEAD}\n${row("33101.0", price)}`);
    const { facts, notes } = valid(leads[0] as ReadTable["leads"][number]);
    const dollars = (amount: bigint | null): number | null =>
      amount === null ? null : Number(amount) / 100;
    expect([dollars(facts.priceMinCents), dollars(facts.priceMaxCents)]).toEqual([min, max]);
    expect(facts.place.zipCode).toBe("33101");
    // What is not read as its figures stand is noted.
    const isNoted = max === null || /[km]$/.test(price);
    expect(notes.map(({ field }) => field)).toEqual(isNoted ? ["price"] : []);
  });

  const momentsOf = async (...dates: readonly string[]): Promise<readonly string[]> =>
    (await read([HEAD, ...dates.map((at) => row("33101", "1000000", at))].join("\n"))).leads.map(
      ({ values }) => values.consent_at ?? "",
    );

  it("reads all dates of a column in the order that one of them shows", async () => {
    expect(await momentsOf("10/11/2026 14:05", "21/11/2026 10:00")).toEqual([
      "2026-11-10T20:05:00.000Z",
      "2026-11-21T16:00:00.000Z",
    ]);
    expect(await momentsOf("10/11/2026 2:05 PM", "11/21/26")).toEqual([
      "2026-10-11T19:05:00.000Z",
      "2026-11-21T06:00:00.000Z",
    ]);
    expect(await momentsOf("10.11.2026 14:05")).toEqual(["2026-11-10T20:05:00.000Z"]);
    expect(await momentsOf("2026-11-10 14:05:00", "2026-11-10T14:05:00+00:00")).toEqual([
      "2026-11-10T20:05:00.000Z",
      "2026-11-10T14:05:00+00:00",
    ]);
  });

  it("whose dates show no order, or both, is asked for it, and none is guessed", async () => {
    // A date with a day beyond 12 can be read without an order.
    for (const [dates, readable] of [
      [["10/11/2026"], 0],
      [["13/11/2026", "11/13/2026"], 2],
    ] as const) {
      const { found, good } = await read(
        [HEAD, ...dates.map((at) => row("33101", "1000000", at))].join("\n"),
      );
      const at = found.matches.findIndex((match) => match?.field === "consent_at");
      expect(found.dates[at]).toEqual({ order: null, isAmbiguous: true, lacksZone: true });
      expect(good).toBe(readable);
    }
  });
});
