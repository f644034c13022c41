// What may be published or said: each rule with a sentence that it blocks and a look-alike that it must let through.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NEUTRAL_ANSWER, NO_ADVICE_ANSWER } from "./answers.ts";
import { screenText } from "./screen-text.ts";

describe("a text that states a preference", () => {
  it.each([
    ["family", "Perfect for families with small children", "Perfect for pets and plants"],
    ["family", "Sorry, no kids", "Sorry, no smoking"],
    ["age", "Ideal for retirees", "Shaded by mature oaks"],
    ["origin", "Preferimos inquilinos mexicanos", "Spanish tile roof"],
    ["religion", "Christian tenants only", "A bungalow on Christian Street"],
    ["sex", "Ladies only, please", "Ladybug Lane cottage"],
    ["marriage", "Best for married couples", "A couple of steps to the porch"],
    ["orientation", "No gay couples", "Condo on Gay Street"],
    ["military", "No military tenants", "Near the military base"],
    ["income", "No Section 8", "Section 8 welcome"],
    ["disability", "No disabled tenants", "Accessible bath with grab bars"],
    ["class", "Surrounded by quality people", "Surrounded by old trees"],
  ] as const)("%s: %s", (about, blocked, passed) => {
    expect(screenText(blocked)).toMatchObject({ verdict: "block" });
    expect(screenText(passed), passed).toEqual({ verdict: "pass" });
    expect([about, "steering", "ability", "work"]).toContain(Reflect.get(screenText(blocked), "about"));
  });
});

describe("a statement that is blocked whoever it names", () => {
  it.each([
    ["safety", "A very safe area with sidewalks", "A wall safe stays with the house"],
    ["schools", "Zoned for top-rated schools", "The school district publishes its boundaries"],
    ["worship", "Walking distance to the synagogue", "A former chapel turned studio"],
    ["exclusivity", "An exclusive neighborhood", "An exclusive lead"],
    ["change", "Sell before the neighborhood turns", "The road turns north at the creek"],
    ["steering", "You would feel more at home across town", "You would find more homes at a wider distance"],
    ["language", "Must speak English", "Our agent speaks English and Spanish"],
    ["citizenship", "US citizens only", "Citizens Bank branch nearby"],
    ["work", "Must be employed", "Proof of income is required"],
    ["ability", "Must be able to climb stairs", "The unit is on the third floor, without an elevator"],
    ["animals", "No emotional support animals", "No pets except service animals"],
  ] as const)("%s", (about, blocked, passed) => {
    expect(screenText(blocked)).toMatchObject({ verdict: "block", about });
    expect(screenText(passed), passed).toEqual({ verdict: "pass" });
  });
});

it("says which words are at fault, wherever in the text they stand", () => {
  expect(screenText("Three bedrooms, two baths. Fenced yard. No children. Trash is included.")).toEqual({ verdict: "block", phrase: "no children", about: "family" });
});

it("lets older persons' housing say what it is, and nothing more", () => {
  expect(screenText("A 55+ community, housing for older persons: one resident aged 55 or older")).toEqual({ verdict: "pass" });
  expect(screenText("A 55+ community without children")).toMatchObject({ verdict: "block", about: "family" });
});

it("lets a promise to treat everybody alike name the traits, but nothing after it", () => {
  expect(screenText("Open to all, regardless of race, religion or family status.")).toEqual({ verdict: "pass" });
  expect(screenText("Open to all, regardless of race, but no children.")).toMatchObject({ verdict: "block" });
});

it("lets a refusal to compare name what it refuses", () => {
  expect(screenText("I can't say how safe that area is or who lives there.")).toEqual({ verdict: "pass" });
  expect(screenText("I can't say much, but it is a safe area.")).toMatchObject({ verdict: "block", about: "safety" });
});

it.each([...Object.values(NEUTRAL_ANSWER), ...Object.values(NO_ADVICE_ANSWER)])("lets the assistant say: %s", (answer) => {
  expect(screenText(answer)).toEqual({ verdict: "pass" });
});

it("never throws and always decides", () => {
  fc.assert(fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" })), (text) => {
    expect(["pass", "block"]).toContain(screenText(text).verdict);
  }));
});
