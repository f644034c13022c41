// Tests that the rehearsal finds what it looks for: rows are taken away or added, and it says so.
import { describe, expect, it } from "vitest";
import type { Acknowledged } from "./clients.ts";
import { type WrittenRows, countDifferences } from "./read-back.ts";

const call = (kind: Acknowledged["kind"], answer: object): Acknowledged => ({
  kind,
  path: "/",
  key: "",
  idempotencyKey: "",
  body: "",
  answer: JSON.stringify(answer),
  atMs: 0,
  tries: 1,
});
const acknowledged = [
  call("post", { status: "accepted", sale: "exclusive", lead: { id: "sold" } }),
  call("post", { status: "accepted", sale: "none", lead: { id: "listed" } }),
  call("ping-post", { status: "rejected", sale: "none", lead: { id: "refused" } }),
  call("purchase", { id: "sale2", price_cents: 700 }),
];
const sale1 = { id: "sale1", lead_id: "sold", price_cents: 500n, transferred_cents: 500n };
const sale2 = { id: "sale2", lead_id: "listed", price_cents: 700n, transferred_cents: 700n };
const whole: WrittenRows = {
  leads: [{ id: "sold" }, { id: "listed" }, { id: "refused" }],
  sales: [sale1, sale2],
};

/** Lost and doubled, of leads, sales and transfers. */
const differences = (rows: Partial<WrittenRows>) =>
  countDifferences(acknowledged, { ...whole, ...rows }).map(({ lost, doubled }) => [lost, doubled]);

describe("what was acknowledged and what is there", () => {
  it("are the same in a whole database", () => {
    expect(differences({})).toEqual(Array.from({ length: 3 }, () => [0, 0]));
    expect(countDifferences(acknowledged, whole).map((count) => count.acknowledged)).toEqual([
      2, 2, 2,
    ]);
  });

  it("differ by a lead that is gone, and by one that was not acknowledged", () => {
    expect(differences({ leads: [{ id: "sold" }] })[0]).toEqual([1, 0]);
    expect(differences({ leads: [...whole.leads, { id: "again" }] })[0]).toEqual([0, 1]);
  });

  it("differ by a sale of a post or a purchase that is gone", () => {
    expect(differences({ sales: [sale2] })[1]).toEqual([1, 0]);
    expect(differences({ sales: [sale1] })[1]).toEqual([1, 0]);
    const cheaper = { ...sale2, price_cents: 600n, transferred_cents: 600n };
    expect(differences({ sales: [sale1, cheaper] })[1]).toEqual([1, 0]);
  });

  it("differ by a lead that was sold twice", () => {
    const [, [lost = 0, doubled = 0] = []] = differences({
      sales: [sale1, sale2, { ...sale1, id: "sale3" }],
    });
    expect([lost, doubled > 0]).toEqual([0, true]);
  });

  it("differ by transfers that are gone or booked twice", () => {
    expect(differences({ sales: [sale1, { ...sale2, transferred_cents: null }] })[2]).toEqual([
      1, 0,
    ]);
    expect(differences({ sales: [sale1, { ...sale2, transferred_cents: 1_400n }] })[2]).toEqual([
      0, 1,
    ]);
  });
});
