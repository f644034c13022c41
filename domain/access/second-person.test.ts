// Tests when an amount is approved by one person and when by two.
import { describe, expect, it } from "vitest";
import { cents } from "../money/money.ts";
import { type Approval, approve } from "./second-person.ts";

const LIMIT = cents(500_000);
const of = (change: Partial<Approval>): Approval => ({
  amountCents: cents(500_001),
  limitCents: LIMIT,
  personId: "ada",
  firstPersonId: null,
  holders: 2,
  ...change,
});

describe("an approval", () => {
  it("up to the limit needs one person, however many people have the right", () => {
    for (const holders of [1, 2, 9])
      for (const firstPersonId of [null, "ada", "ben"])
        expect(approve(of({ amountCents: LIMIT, holders, firstPersonId }))).toBe("one");
  });

  it("above the limit waits for a second person", () => {
    expect(approve(of({}))).toBe("first");
    expect(approve(of({ firstPersonId: "ben" }))).toBe("second");
  });

  it("is not doubled by the person who gave the first", () => {
    expect(approve(of({ firstPersonId: "ada" }))).toBe("same_person");
    expect(approve(of({ firstPersonId: "ada", holders: 3 }))).toBe("same_person");
  });

  it("stands alone while one person has the right, also where they approved before", () => {
    expect(approve(of({ holders: 1 }))).toBe("alone");
    expect(approve(of({ holders: 1, firstPersonId: "ada" }))).toBe("alone");
  });

  it("counts another person's first approval even if the two are all there are", () => {
    expect(approve(of({ holders: 2, firstPersonId: "ben" }))).toBe("second");
  });

  it("always needs two with a limit of zero", () => {
    expect(approve(of({ amountCents: cents(1), limitCents: cents(0) }))).toBe("first");
  });
});
