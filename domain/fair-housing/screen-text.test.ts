// Tests which texts may be published: each rule with a sentence that it blocks and a similar one
// that it must allow.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DECLINED_ANSWERS } from "../../locales/catalogues/declined-answers.ts";
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
    expect([about, "steering", "ability", "work"]).toContain(
      Reflect.get(screenText(blocked), "about"),
    );
  });
});

describe("a statement that is blocked for any people", () => {
  it.each([
    ["safety", "A very safe area with sidewalks", "A wall safe stays with the house"],
    ["schools", "Zoned for top-rated schools", "The school district publishes its boundaries"],
    ["worship", "Walking distance to the synagogue", "A former chapel turned studio"],
    ["exclusivity", "An exclusive neighborhood", "An exclusive lead"],
    ["change", "Sell before the neighborhood turns", "The road turns north at the creek"],
    [
      "steering",
      "You would feel more at home across town",
      "You would find more homes at a wider distance",
    ],
    ["language", "Must speak English", "Our agent speaks English and Spanish"],
    ["citizenship", "US citizens only", "Citizens Bank branch nearby"],
    ["work", "Must be employed", "Proof of income is required"],
    [
      "ability",
      "Must be able to climb stairs",
      "The unit is on the third floor, without an elevator",
    ],
    ["animals", "No emotional support animals", "No pets except service animals"],
  ] as const)("%s", (about, blocked, passed) => {
    expect(screenText(blocked)).toMatchObject({ verdict: "block", about });
    expect(screenText(passed), passed).toEqual({ verdict: "pass" });
  });
});

describe("a statement in other words", () => {
  it.each([
    [
      "whoever pays the rent",
      "No tenants whose rent comes from the government, please.",
      "Tenants who pay with a housing voucher are welcome.",
    ],
    [
      "a program",
      "Landlord will not rent to anyone who shows up with a housing voucher.",
      "We do not accept cash; rent is paid online through a portal.",
    ],
    [
      "a program in Spanish",
      "Aquí no se le renta a nadie que pague con vale de vivienda.",
      "Aceptamos inquilinos con ayuda del condado.",
    ],
    [
      "what helps people walk",
      "Persons who use walkers should look elsewhere.",
      "No stairs between the garage and the kitchen, so a walker rolls in.",
    ],
    [
      "what helps people breathe",
      "Sorry, not for people with canes or oxygen.",
      "No tenants may block the ramp.",
    ],
    [
      "what helps people walk, in Spanish",
      "No apto para quien use andador o silla de ruedas.",
      "Rampa y pasillos anchos para silla de ruedas o andador.",
    ],
    [
      "where people came from",
      "This block is home to families from Guatemala.",
      "Tiles brought from Puebla line the kitchen.",
    ],
    [
      "where people came from, in Spanish",
      "Por aquí vive mucha gente de Jalisco.",
      "Azulejos traídos de Jalisco en la cocina.",
    ],
    [
      "where people were born",
      "Only native-born applicants.",
      "Applicants must give their date of birth and income.",
    ],
    [
      "where people were born, in Spanish",
      "Preferimos inquilinos nacidos aquí.",
      "Casa nacida de un granero de 1910.",
    ],
    [
      "heritage",
      "The town kept its European character.",
      "European character in every arch and beam.",
    ],
    ["who stayed", "A village that has stayed white.", "The cabinets have stayed white."],
    [
      "heritage in Spanish",
      "Un pueblo que ha conservado su herencia blanca.",
      "Herencia de piedra y muros blancos.",
    ],
    ["a colour", "Colonia de puro blanco.", "Cocina en puro blanco con cubierta negra."],
    [
      "a name",
      "With an accent like yours, try the east side.",
      "With a name like Sunset Cottage, expect a west-facing porch.",
    ],
    [
      "a name in Spanish",
      "Con un apellido como el suyo, le va mejor en Hialeah.",
      "Con un nombre como Villa Sol, claro que tiene terraza.",
    ],
    [
      "at home",
      "You would be most at home in the Korean part of Annandale.",
      "Make yourself at home on the wraparound porch.",
    ],
    [
      "a section",
      "A quarter of the building is Section 8, so look elsewhere.",
      "Part of the NW quarter of Section 8, Union County.",
    ],
  ])("%s", (_, blocked, passed) => {
    expect(screenText(blocked), blocked).toMatchObject({ verdict: "block" });
    expect(screenText(passed), passed).toEqual({ verdict: "pass" });
  });
});

it("returns the blocked words at any position in the text", () => {
  expect(
    screenText("Three bedrooms, two baths. Fenced yard. No children. Trash is included."),
  ).toEqual({ verdict: "block", phrase: "no children", about: "family" });
});

it("allows housing for older persons to say so, and nothing more", () => {
  expect(
    screenText("A 55+ community, housing for older persons: one resident aged 55 or older"),
  ).toEqual({ verdict: "pass" });
  expect(screenText("A 55+ community without children")).toMatchObject({
    verdict: "block",
    about: "family",
  });
});

it("allows a promise of equal treatment to name the traits, but nothing after it", () => {
  expect(screenText("Open to all, regardless of race, religion or family status.")).toEqual({
    verdict: "pass",
  });
  expect(screenText("Open to all, regardless of race, but no children.")).toMatchObject({
    verdict: "block",
  });
});

it("allows a refusal to compare to name what it refuses", () => {
  expect(screenText("I can't say how safe that area is or who lives there.")).toEqual({
    verdict: "pass",
  });
  expect(screenText("I can't say much, but it is a safe area.")).toMatchObject({
    verdict: "block",
    about: "safety",
  });
});

it.each(Object.values(DECLINED_ANSWERS).flatMap((answers) => Object.values(answers)))(
  "lets the assistant say: %s",
  (answer) => {
    expect(screenText(answer)).toEqual({ verdict: "pass" });
  },
);

it("never throws and always decides", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" })),
      (text) => {
        expect(["pass", "block"]).toContain(screenText(text).verdict);
      },
    ),
  );
});
