// Tests how typed words find commands.
import { expect, it } from "vitest";
import { matchWords } from "./match-words.ts";

const ITEMS = [
  { name: "Filter: ZIP" },
  { name: "Display", keywords: ["theme dark mode time zone"] },
  { name: "Payouts", keywords: ["bank", "tax form"] },
  { name: "Request a payout" },
  { name: "Configuración", keywords: ["ajustes"] },
];
const names = (typed: string): readonly string[] =>
  matchWords(ITEMS, typed).map(({ name }) => name);

it.each([
  ["zip", ["Filter: ZIP"]],
  ["filter: zip", ["Filter: ZIP"]],
  ["dark mo", ["Display"]],
  ["zone time", ["Display"]],
  ["payout", ["Payouts", "Request a payout"]],
  ["payouts", ["Payouts"]],
  ["request", ["Request a payout"]],
  ["configuracion", ["Configuración"]],
  ["CONFIGURACIÓN", ["Configuración"]],
  ["ark", []],
  ["payout zip", []],
  ["%", []],
])("%j finds %j", (typed, found) => expect(names(typed)).toEqual(found));

it("nothing typed finds all, in their order", () => {
  expect(names("")).toEqual(ITEMS.map(({ name }) => name));
  expect(names("  ")).toHaveLength(ITEMS.length);
});
