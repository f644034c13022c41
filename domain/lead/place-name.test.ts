import { describe, expect, it } from "vitest";
import { foldPlaceName, joinedPlaceName } from "./place-name.ts";

describe("the name of a place", () => {
  it.each([
    ["saint louis", ["Saint Louis", "St. Louis", "St Louis", "ST.LOUIS", " st.  louis "]],
    ["port saint lucie", ["Port Saint Lucie", "Port St. Lucie", "Port St Lucie"]],
    ["sault sainte marie", ["Sault Sainte Marie", "Sault Ste. Marie"]],
    ["fort worth", ["Fort Worth", "Ft. Worth", "Ft Worth", "ft.worth"]],
    ["mount vernon", ["Mount Vernon", "Mt. Vernon", "MT VERNON"]],
    ["winston salem", ["Winston Salem", "Winston-Salem", "Winston\u2013Salem", "winston - salem"]],
    [
      "coeur d alene",
      [
        "Coeur D Alene",
        "Coeur d'Alene",
        "Coeur d\u2019Alene",
        "Coeur d\u02BCAlene",
        "coeur d`alene",
      ],
    ],
    ["o fallon", ["O Fallon", "O'Fallon", "O\u2019Fallon"]],
    ["prince georges", ["Prince George's", "Prince George\u2019s", "Prince Georges"]],
    ["canon city", ["Cañon City", "Canon City", "Can\u0303on City"]],
    ["mayaguez", ["Mayagüez", "Mayaguez"]],
    ["saint", ["saint"]],
    ["church st", ["Church St"]],
  ])("is %j, written as %j", (folded, spellings) => {
    for (const spelling of spellings) expect(foldPlaceName(spelling)).toBe(folded);
  });

  it("is one where its parts are written together or apart", () => {
    for (const spelling of ["O'Fallon", "O Fallon", "OFallon"])
      expect(joinedPlaceName(spelling)).toBe("ofallon");
    expect(joinedPlaceName("De Kalb")).toBe(joinedPlaceName("DeKalb"));
    expect(joinedPlaceName("Coeur d'Alene")).toBe(joinedPlaceName("Coeur Dalene"));
  });
});
