// Tests that each example is a value that the reader takes to the letter.
import { describe, expect, it } from "vitest";
import { exampleOf } from "./field-examples.ts";
import { LEAD_FIELDS } from "./field-names.ts";
import { examplePost } from "./field-notes.ts";
import type { Place } from "./lead.ts";
import { readPost } from "./read-post.ts";
import { validatePost } from "./validate-post.ts";

const NOW_MS = Date.parse("2026-03-04T18:00:00Z");
const PLACE: Place = {
  zipCode: "95838",
  zip3: "958",
  city: "Sacramento",
  state: "CA",
  countyFips: "06067",
  countyName: "Sacramento County",
  timeZone: "America/Los_Angeles",
  latitude: 38.6,
  longitude: -121.4,
};

describe("the example of each field", () => {
  it.each(LEAD_FIELDS)("%s is read to the letter", (field) => {
    const example = exampleOf(field, "Plat");
    expect(example).not.toBe("");
    const { price: _, first_name: _first, last_name: _last, ...post } = examplePost("Plat");
    const { lead } = readPost({ ...post, [field]: example });
    const read = validatePost(lead, {
      nowMs: NOW_MS,
      findPlace: () => PLACE,
      networkName: "Plat",
      formerNetworkNames: [],
      isImported: false,
    });
    expect(read).toMatchObject({ ok: true, value: { notes: [] } });
  });
});
