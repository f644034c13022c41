// Tests that counties are found by any part of their name.
import { expect, test } from "vitest";
import { findCounties } from "./find-counties.ts";

const names = {
  "06067": "Sacramento",
  "06059": "Orange",
  "12095": "Orange",
  "36071": "Orange",
  "35013": "Doña Ana",
  "29510": "St. Louis",
  "22093": "St. James",
  "48439": "Tarrant",
  "06037": "Los Angeles",
  "24033": "Prince George's",
  "19141": "O'Brien",
  "17037": "DeKalb",
  "48157": "Fort Bend",
  "72127": "San Juan",
};

test.each([
  ["sacr", ["06067"]],
  ["ORANGE", ["06059", "12095", "36071"]],
  ["orange, fl", ["12095"]],
  ["orange new york", ["36071"]],
  ["dona ana", ["35013"]],
  ["st lou", ["29510", "22093"]],
  ["saint louis", ["29510", "22093"]],
  ["st. louis", ["29510", "22093"]],
  ["prince georges", ["24033"]],
  ["Prince George’s, MD", ["24033"]],
  ["prince george", ["24033"]],
  ["obrien", ["19141"]],
  ["o brien", ["19141"]],
  ["de kalb", ["17037"]],
  ["ft bend", ["48157"]],
  ["puerto rico", ["72127"]],
  ["angeles county", ["06037"]],
  ["06067", ["06067"]],
  ["texas", ["48157", "48439"]],
  ["atlantis", []],
  ["  ", []],
])("%s", (typed, found) => {
  expect(findCounties(typed, names)).toEqual(found);
});
