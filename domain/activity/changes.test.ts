// Checks what the audit log keeps of a change: which fields, which values, and never a secret.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LONGEST_TEXT, changesOf, hiddenChange, openChanges } from "./changes.ts";
import { FIELD_KINDS, type NamedField, fieldKind } from "./fields.ts";
import { RECORD_FIELDS } from "./record-fields.ts";

const BIDS = ["name", "exclusive_bid_cents", "limits.leads.day"] as const;

describe("a change", () => {
  it("names each field that differs, with both values, in the order of the fields", () => {
    const before = { name: "A", exclusive_bid_cents: 4_500, limits: { leads: { day: 20 } } };
    const after = { limits: { leads: { day: 50 } }, exclusive_bid_cents: 6_000, name: "A" };
    expect(changesOf(BIDS, before, after)).toEqual([
      { field: "exclusive_bid_cents", before: 4_500, after: 6_000 },
      { field: "limits.leads.day", before: 20, after: 50 },
    ]);
    expect(changesOf(BIDS, before, structuredClone(before))).toEqual([]);
  });

  it("of a new record names what it has, and of one that is gone what it had", () => {
    const record = { name: "A", exclusive_bid_cents: null, limits: {} };
    expect(changesOf(BIDS, null, record)).toEqual([{ field: "name", before: null, after: "A" }]);
    expect(changesOf(BIDS, record, null)).toEqual([{ field: "name", before: "A", after: null }]);
  });

  it("takes an absent member, null, an empty text and an empty list for the same", () => {
    const fields = ["named_sellers", "paused_until", "intro"] as const;
    const empty = { paused_until: null, intro: "" };
    expect(changesOf(fields, { named_sellers: [] }, empty)).toEqual([]);
  });

  it("keeps money of any size as whole cents, and moments as ISO 8601", () => {
    const at = new Date("2026-11-29T07:00:00Z");
    expect(
      changesOf(
        ["balance_cents", "ends_at"],
        { balance_cents: 10n, ends_at: null },
        { balance_cents: 90_071_992_547n, ends_at: at },
      ),
    ).toEqual([
      { field: "balance_cents", before: 10, after: 90_071_992_547 },
      { field: "ends_at", before: null, after: "2026-11-29T07:00:00.000Z" },
    ]);
  });

  it("cuts long texts, and tells long lists by their size", () => {
    const [text, list] = changesOf(["intro", "named_sellers"], null, {
      intro: "x".repeat(5_000),
      named_sellers: Array.from({ length: 900 }, String),
    });
    expect(text?.after).toHaveLength(LONGEST_TEXT);
    expect(list?.after).toEqual({ entries: 900 });
  });

  it("of settings names the path of each member", () => {
    expect(
      openChanges(
        "network",
        { price_table: { seller: { hot: 1, cold: 2 } } },
        {
          price_table: { seller: { hot: 3, cold: 2 } },
        },
      ),
    ).toEqual([{ field: "network.price_table.seller.hot", before: 1, after: 3 }]);
  });
});

describe("a secret", () => {
  const hidden = (Object.keys(FIELD_KINDS) as NamedField[]).filter(
    (field) => fieldKind(field) === "hidden",
  );

  it("is each of these fields", () => {
    expect(hidden).toEqual(
      expect.arrayContaining(["address", "secrets", "settings", "key", "password", "email"]),
    );
    expect(hidden).toEqual(expect.arrayContaining(["license_number", "tax_details"]));
  });

  it("leaves no letter of its values, whatever they are", () => {
    fc.assert(
      fc.property(fc.constantFrom(...hidden), fc.jsonValue(), fc.jsonValue(), (field, one, two) => {
        for (const change of changesOf([field], { [field]: one }, { [field]: two }))
          expect(Object.keys(change)).toEqual(["field"]);
      }),
    );
    expect(hiddenChange("password", true)).toEqual([{ field: "password" }]);
    expect(hiddenChange("password", false)).toEqual([]);
  });
});

it("each record compares each field once", () => {
  for (const fields of Object.values(RECORD_FIELDS))
    expect(new Set(fields).size).toBe(fields.length);
});
