// Tests the price of the lead update, from the person's words and from replies.
import { describe, expect, it } from "vitest";
import type { Slots } from "./slots.ts";
import { priceInReply, propertyPrice, updatedPrice } from "./property-price.ts";

describe("the price of a lead update", () => {
  it("is a single figure itself, and the upper end of a range", () => {
    expect(propertyPrice({ min: 450_000, max: 450_000, per: "sale" })).toBe(450_000);
    expect(propertyPrice({ min: 400_000, max: 450_000, per: "sale" })).toBe(450_000);
    expect(propertyPrice({ min: null, max: 450_000, per: "sale" })).toBe(450_000);
    expect(propertyPrice({ min: 610_000, max: null, per: "sale" })).toBe(610_000);
  });

  it("is null for a rent, and if no price was named", () => {
    for (const price of [undefined, "unsure", { min: null, max: 2_000, per: "month" }] as const)
      expect(propertyPrice(price)).toBeNull();
  });

  it.each([
    ["Homes around there go for $425,000 or so.", 425_000],
    ["About $425,000.", 425_000],
    ["A range of $400,000 to $450,000 is realistic.", 450_000],
    ["Under $1.2 million you have choices.", 1_200_000],
    ["You will have 3 options by May 2027.", null],
  ])("is read from a reply: %s", (reply, price) => {
    expect(priceInReply(reply, "en")).toBe(price);
  });

  it("is the person's own figure if the reply names one too", () => {
    const said = (
      price: NonNullable<Slots["price"]>,
      raw: string | null,
    ): Parameters<typeof updatedPrice>[0] => ({
      language: "en",
      slots: { price },
      sources: { price: { raw, turn: 1, confidence: 95 } },
    });
    expect(
      updatedPrice(
        said({ min: null, max: 380_000, per: "sale" }, "under 380"),
        "Homes there cost $425,000.",
      ),
    ).toBe(380_000);
    expect(
      updatedPrice(said({ min: 360_000, max: 440_000, per: "sale" }, "around 400"), "Fine."),
    ).toBe(400_000);
    expect(
      updatedPrice(said({ min: 360_000, max: 440_000, per: "sale" }, "360-440"), "Fine."),
    ).toBe(440_000);
    expect(updatedPrice(said({ min: 300_000, max: 350_000, per: "sale" }, null), "Fine.")).toBe(
      350_000,
    );
    expect(
      updatedPrice({ language: "en", slots: {}, sources: {} }, "Homes there cost $425,000."),
    ).toBe(425_000);
  });
});
