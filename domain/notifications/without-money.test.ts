// Tests that no amount is left in a text for readers who do not see money.
import { describe, expect, it } from "vitest";
import { withoutMoney } from "./without-money.ts";

describe("a text without money", () => {
  it("keeps its other facts", () => {
    expect(
      withoutMoney(
        { title: "New seller lead in Tampa, FL: condo, $40.00", body: "Hot · $40.00 · exclusive" },
        "You bought a lead",
      ),
    ).toEqual({ title: "New seller lead in Tampa, FL: condo", body: "Hot · exclusive" });
  });

  it("has the name of its kind where the title said nothing else", () => {
    expect(withoutMoney({ title: "$ 1,250 paid out", body: "$1" }, "Payout update")).toEqual({
      title: "Payout update",
      body: "",
    });
  });

  it("is left as it is where it names no amount", () => {
    const text = { title: "6 leads sold, to campaigns", body: "Shared · 3 of 6" };
    expect(withoutMoney(text, "Leads sold")).toEqual(text);
  });
});
