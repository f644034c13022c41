import { expect, it } from "vitest";
import { unknownSellers } from "./unknown-sellers.ts";

it("finds the typed sellers that are not on the list, however they are spelled", () => {
  const buyers = [
    { name: "Elm Homes, LLC", since: "2026-01-01T00:00:00.000Z" },
    { name: "Peña & Sons", since: "2026-01-01T00:00:00.000Z" },
  ];
  expect(unknownSellers(["ELM HOMES LLC", " ", "Pena and Sons", " Oak "], { buyers })).toEqual([
    "Oak",
  ]);
});
