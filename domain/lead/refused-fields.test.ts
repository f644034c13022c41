// Tests what is said of refused fields: their names as sent, what came, and a right value.
import { describe, expect, it } from "vitest";
import { readPost } from "./read-post.ts";
import { namesIn, refusedFields } from "./refused-fields.ts";
import { validatePost } from "./validate-post.ts";

function refusedOf(record: Readonly<Record<string, unknown>>) {
  const { lead } = readPost(record);
  const read = validatePost(lead, {
    nowMs: Date.parse("2026-03-04T18:00:00Z"),
    findPlace: () => null,
    networkName: "Plat",
    formerNetworkNames: [],
  });
  if (read.ok) throw new Error("the post should be refused");
  return refusedFields(read.error.errors, lead, namesIn(record), "Plat").map(
    ({ field, sentAs, sent, came, example }) => ({ field, sentAs, sent, came, example }),
  );
}

describe("a refused field", () => {
  it("has the name as sent, what came and a right value", () => {
    expect(
      refusedOf({ side: "seller", "Mobile Phone": "916-555", Zip: "958", consent: "no" }),
    ).toEqual([
      { field: "zip_code", sentAs: "Zip", sent: "value", came: "958", example: "95838" },
      {
        field: "phone",
        sentAs: "Mobile Phone",
        sent: "value",
        came: "916-555",
        example: "916-555-0142",
      },
      { field: "consent", sentAs: "consent", sent: "value", came: "no", example: "true" },
      {
        field: "tcpa_text",
        sentAs: null,
        sent: "nothing",
        came: null,
        example: expect.stringContaining("Plat"),
      },
    ]);
  });

  it("is found inside the objects that partners wrap a lead in", () => {
    const [zip] = refusedOf({
      lead: { contact: { phone: "916-555-0142" }, property: { postal_code: "958" }, side: "buyer" },
      consent: "1",
      tcpa_text: "I agree.",
    });
    expect(zip).toMatchObject({ field: "zip_code", sentAs: "postal_code", came: "958" });
  });

  it("is unreadable if an object came, and is cut if its text is long", () => {
    const [side] = refusedOf({ side: { deep: {} }, phone: "916-555-0142", zip: "95838" });
    expect(side).toMatchObject({ field: "side", sentAs: "side", sent: "unreadable", came: null });
    const phone = refusedOf({ side: "buyer", phone: "9".repeat(500) }).find(
      ({ field }) => field === "phone",
    );
    expect(phone?.came).toHaveLength(200);
  });
});
