// Tests what the feed adds to a file: a consistent, distinct person for each row, and never what
// the file already says.
import { describe, expect, it } from "vitest";
import { LEAD_FIELDS } from "../../domain/lead/field-names.ts";
import { readPost } from "../../domain/lead/read-post.ts";
import { validatePost } from "../../domain/lead/validate-post.ts";
import { scoreLead } from "../../domain/scoring/score-lead.ts";
import { buildPlaceFinder, readZips } from "../../server/platform/geo/zip-table.ts";
import { completeTable, toPost } from "./complete-table.ts";
import { PEOPLE, makeUpPerson } from "./make-up-person.ts";
import { type Table, readTable } from "./read-table.ts";

const SALES = "city,zip,beds,baths,sqft,type,price,latitude,longitude";
const findPlace = buildPlaceFinder(readZips());
const NOW_MS = Date.parse("2026-11-21T15:30:00Z");

function complete(text: string): Table {
  const table = readTable(text);
  const completed = table.ok ? completeTable(table.value, NOW_MS) : table;
  if (!completed.ok) throw new Error(completed.error);
  return completed.value;
}

function postsOf(text: string): Readonly<Record<string, string>>[] {
  const { columns, rows } = complete(text);
  return rows.map((row) => toPost(columns, row));
}

describe("a row of a sales list", () => {
  it("becomes a seller lead in the API's own words", () => {
    const [post] = postsOf(
      `${SALES}\r\nELK_GROVE,z95624,3,2,1450,Multi_Family,298000,38.4,-121.4\r\n`,
    );
    expect(post).toMatchObject({
      city: "Elk Grove",
      zip: "95624",
      property_type: "multi_5_plus",
      price: "298000",
      side: "seller",
      consent: "yes",
      longitude: "-121.4",
    });
    expect(post?.["phone"]).toMatch(/^\d{3}-555-[2-9]\d{3}$/);
    expect(post?.["email"]).toMatch(/@example\.com$/);
    expect(post?.["tcpa_text"]).toContain("Plat");
    expect(post).not.toHaveProperty("type");
  });

  it("gets the same person every time, whatever other rows say; equal rows get two persons", () => {
    const row = "GALT,z95632,3,2,1450,Condo,298000,38.2,-121.3";
    const [first, second, third] = postsOf(
      `${SALES}\n${row}\n${row}\nGALT,z95632,4,2,1450,Condo,298000,38.2,-121.3\n`,
    );
    const [alone] = postsOf(`${SALES}\nWILTON,z95693,3,2,1450,Condo,1,38.2,-121.3\n${row}\n`).slice(
      1,
    );
    expect(alone).toEqual(first);
    expect(new Set([first, second, third].map((post) => post?.["phone"])).size).toBe(3);
    expect(new Set([first, second, third].map((post) => post?.["email"])).size).toBe(3);
  });

  it("keeps a name that is not an identifier, and an unknown type", () => {
    const [post] = postsOf(`${SALES}\nMcClellan,95652,3,2,1450,Castle,298000,38.2,-121.3\n`);
    expect(post).toMatchObject({ city: "McClellan", property_type: "Castle" });
  });
});

describe("a file's own columns", () => {
  it("for people and consent are kept under any API name, and empty cells stay empty", () => {
    const [ann, bob] = postsOf(
      "First " +
        "Name,lp_s1,phone_home,zip,side,tcpa,consent_text\nAnn,x,916-555-0150,95814,buyer,yes,I " +
        "agree\nBob,,,95814,buyer,,\n",
    );
    expect(ann).toMatchObject({
      "First Name": "Ann",
      phone_home: "916-555-0150",
      side: "buyer",
      tcpa: "yes",
      consent_text: "I agree",
    });
    for (const field of [
      "first_name",
      "last_name",
      "email",
      "phone",
      "consent",
      "tcpa_text",
      "ip_address",
    ])
      expect(ann).not.toHaveProperty(field);
    expect(bob).not.toHaveProperty("consent");
    expect(bob).not.toHaveProperty("phone");
  });

  it("for some fields leave the others to be made up", () => {
    const [post] = postsOf("email,zip\nann@example.com,95814\n");
    expect(post).toMatchObject({ email: "ann@example.com", side: "seller", consent: "yes" });
    expect(post?.["first_name"]).toBeTruthy();
    expect(post).not.toHaveProperty("phone");
  });

  it("are refused in a sentence if the API knows none of them", () => {
    const table = readTable("colour,shape\nred,round\n");
    const completed = table.ok ? completeTable(table.value, NOW_MS) : table;
    expect(completed.ok ? "" : completed.error).toMatch(
      /^The first line has no column that Plat knows/,
    );
  });
});

describe("made-up people", () => {
  it("share no phone, email or address", () => {
    const numbers = [
      ...Array.from({ length: 20_000 }, (_, index) => (index * 281) % PEOPLE),
      PEOPLE - 1,
    ];
    const people = numbers.map((number) => makeUpPerson(number, NOW_MS));
    for (const field of ["phone", "email", "address"] as const) {
      const given = people.map((person) => person[field] ?? "").filter((value) => value !== "");
      expect(new Set(given).size, field).toBe(given.length);
    }
    expect(() => makeUpPerson(PEOPLE, NOW_MS)).toThrow(RangeError);
  });

  it("are valid hot, nurture and cold leads, in fields that the API knows", () => {
    const tiers = new Map<string, number>();
    for (let number = 0; number < 2_000; number += 1) {
      const person = makeUpPerson(number * 2_777, NOW_MS);
      expect(LEAD_FIELDS).toEqual(expect.arrayContaining(Object.keys(person)));
      const record = {
        ...person,
        side: "seller",
        zip_code: "95838",
        property_type: "condo",
        price: "298000",
        beds: "3",
        baths: "2",
        sqft: "1450",
      };
      const lead = validatePost(readPost(record).lead, {
        nowMs: NOW_MS,
        findPlace,
        networkName: "Plat",
        formerNetworkNames: [],
        isImported: true,
      });
      if (!lead.ok) throw new Error(JSON.stringify(lead.error));
      expect(lead.value.consent.scope).toBe("network");
      const { tier } = scoreLead(lead.value, NOW_MS);
      tiers.set(tier, (tiers.get(tier) ?? 0) + 1);
    }
    for (const tier of ["hot", "nurture", "cold"])
      expect(tiers.get(tier), tier).toBeGreaterThan(100);
  });
});
