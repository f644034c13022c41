import { describe, expect, test } from "vitest";
import { readState } from "../../lib/address.ts";
import {
  type Filter,
  conditionsOf,
  filterWords,
  nextOrder,
  readRange,
  tableParameters,
  tablePart,
  withTablePart,
  writeRange,
} from "./columns.ts";

const FILTERS: readonly Filter[] = [
  {
    kind: "choice",
    id: "side",
    label: "Side",
    options: [
      ["buyer", "Buyer"],
      ["seller", "Seller"],
    ],
  },
  {
    kind: "choice",
    id: "tier",
    label: "Tier",
    many: true,
    options: [
      ["hot", "Hot"],
      ["nurture", "Nurture"],
      ["cold", "Cold"],
    ],
  },
  {
    kind: "text",
    id: "state",
    label: "State",
    read: (typed) => (/^[a-z]{2}$/i.test(typed) ? typed.toUpperCase() : null),
  },
  {
    kind: "range",
    id: "score",
    field: "score_total",
    label: "Score",
    scale: 100,
    format: (value) => String(value / 100),
  },
];
const columns = [
  { id: "received", header: "Received", sortField: "received_at", cell: () => null },
];
const read = (query: string, prefix?: string) =>
  readState(
    tableParameters({
      columns,
      filters: FILTERS,
      order: "-received_at",
      ...(prefix === undefined ? {} : { prefix }),
    }),
    new URLSearchParams(query),
  );

describe("a table's state in the address", () => {
  test("an empty address", () =>
    expect(read("")).toEqual({ sort: "-received_at", side: "", tier: "", state: "", score: "" }));
  test("normalizes what it can", () =>
    expect(read("sort=received_at&tier=cold,hot,warm&state=tx&score=80..40")).toMatchObject({
      sort: "received_at",
      tier: "hot,cold",
      state: "TX",
      score: "40..80",
    }));
  test("invalid values fall back", () =>
    expect(read("sort=password&side=both&tier=,,&state=Texas&score=a..b")).toEqual(read("")));
  test("a prefix separates two tables", () =>
    expect(read("side=buyer&b-side=seller", "b-")).toMatchObject({ "b-side": "seller" }));
});

describe("a view", () => {
  const parameters = tableParameters({ columns, filters: FILTERS, order: "-received_at" });
  const part = (query: string): string => tablePart(parameters, new URLSearchParams(query));
  test("is the table's part of the address, whatever the order of the clicks", () => {
    expect(part("state=tx&open=1&side=buyer&score=x")).toBe("side=buyer&state=TX");
    expect(part("side=buyer&state=TX&sort=-received_at")).toBe("side=buyer&state=TX");
    expect(part("open=1")).toBe("");
  });
  test("keeps the rest of the address unchanged", () => {
    expect(
      withTablePart(parameters, new URLSearchParams("period=7d&side=buyer"), "state=TX&role=admin"),
    ).toBe("?period=7d&state=TX");
    expect(withTablePart(parameters, new URLSearchParams("side=buyer"), "")).toBe("");
  });
});

describe("conditionsOf", () => {
  test("has one for each filter that is set, in the API's units", () => {
    expect(
      conditionsOf(FILTERS, { side: "seller", tier: "hot,cold", state: "TX", score: "40..80.5" }),
    ).toEqual([
      ["side", "eq", "seller"],
      ["tier", "in", ["hot", "cold"]],
      ["state", "eq", "TX"],
      ["score_total", "gte", 4000],
      ["score_total", "lte", 8050],
    ]);
  });
  test("one bound is enough", () =>
    expect(conditionsOf(FILTERS, { score: "..80" })).toEqual([["score_total", "lte", 8000]]));
});

test("ranges are normalized", () => {
  for (const text of ["", "40..", "..80", "40..80"]) {
    const { least, most } = readRange(text);
    expect(writeRange(least, most)).toBe(text);
  }
});

test("filterWords describe what is chosen", () => {
  const words = {
    least: (bound: string) => `from ${bound}`,
    most: (bound: string) => `to ${bound}`,
  };
  const said = (index: number, text: string): string =>
    filterWords(FILTERS[index] ?? FILTERS[0]!, text, words);
  expect([
    said(0, ""),
    said(1, "hot,cold"),
    said(2, "TX"),
    said(3, "40.."),
    said(3, "..80"),
    said(3, "40..80"),
  ]).toEqual(["", "Hot, Cold", "TX", "from 40", "to 80", "40 – 80"]);
});

test("a click on a column's head reverses the order", () => {
  expect([
    nextOrder({ sortField: "name" }, "-at"),
    nextOrder({ sortField: "name" }, "name"),
    nextOrder({ sortField: "name" }, "-name"),
    nextOrder({ sortField: "price", numeric: true }, "name"),
  ]).toEqual(["name", "-name", "name", "-price"]);
});
