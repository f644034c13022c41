// Tests the addresses of the rows behind figures.
import { describe, expect, it } from "vitest";
import { rowsOfFigure } from "./figure-rows.ts";

const MAY = { first: "2026-05-01", last: "2026-05-31" };

describe("the rows of a figure", () => {
  it.each([
    ["advertiser", "leads_bought", "/leads?bought=2026-05-01..2026-05-31"],
    ["advertiser", "spend", "/leads?bought=2026-05-01..2026-05-31&result=kept"],
    [
      "advertiser",
      "cost_per_appointment",
      "/leads?bought=2026-05-01..2026-05-31&result=kept&furthest=appointment%2Cwon",
    ],
    ["affiliate", "leads_sold", "/leads?received=2026-05-01..2026-05-31&result=returned%2Ckept"],
    [
      "affiliate",
      "earned",
      "/earnings?period=custom&from=2026-05-01&to=2026-05-31&sold=2026-05-01..2026-05-31" +
        "&status=pending%2Cpayable%2Cpaid#list",
    ],
    [
      "admin",
      "sales_volume",
      "/earnings?period=custom&from=2026-05-01&to=2026-05-31&sold=2026-05-01..2026-05-31" +
        "&status=sold#list",
    ],
  ])("of %s: %s", (role, figure, address) => {
    expect(rowsOfFigure(role, figure, MAY)).toBe(address);
  });

  it("are narrowed to a group that their list can filter by", () => {
    expect(rowsOfFigure("advertiser", "spend", MAY, { by: "campaign", id: "by_hand" })).toBe(
      "/leads?bought=2026-05-01..2026-05-31&result=kept&campaign=by_hand",
    );
    expect(rowsOfFigure("affiliate", "leads", MAY, { by: "sub1", id: "spring" })).toBe(
      "/leads?received=2026-05-01..2026-05-31&sub=spring",
    );
  });

  it("have no address where no list shows exactly them", () => {
    expect(rowsOfFigure("affiliate", "leads", MAY, { by: "gclid", id: "x" })).toBeUndefined();
    expect(rowsOfFigure("affiliate", "leads", MAY, { by: "sub1", id: "" })).toBeUndefined();
    expect(rowsOfFigure("advertiser", "leads", MAY)).toBeUndefined();
    expect(rowsOfFigure("guest", "spend", MAY)).toBeUndefined();
    expect(rowsOfFigure("advertiser", "constructor", MAY)).toBeUndefined();
  });
});
