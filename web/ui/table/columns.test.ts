import { describe, expect, test } from "vitest";
import { readState } from "../../lib/address.ts";
import {
  type Filter,
  conditionsOf,
  filterWords,
  ignoredFilters,
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
  {
    kind: "days",
    id: "received",
    field: "received_at",
    label: "Received",
    today: "2026-11-21",
    timeZone: "America/Chicago",
    presets: [
      ["today", "Today"],
      ["7d", "7 days"],
      ["month", "This month"],
    ],
    format: (from, until) => `${from}|${until}`,
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
    expect(read("")).toEqual({
      sort: "-received_at",
      side: "",
      tier: "",
      state: "",
      score: "",
      received: "",
    }));
  test("normalizes what it can", () =>
    expect(
      read(
        "sort=received_at&tier=cold,hot,warm&state=tx&score=80..40&received=2026-11-20..2026-11-02",
      ),
    ).toMatchObject({
      sort: "received_at",
      tier: "hot,cold",
      state: "TX",
      score: "40..80",
      received: "2026-11-02..2026-11-20",
    }));
  test("invalid values fall back", () =>
    expect(
      read("sort=password&side=both&tier=,,&state=Texas&score=a..b&received=2026-02-30..8d"),
    ).toEqual(read("")));
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

describe("a filter by days", () => {
  const asked = (received: string) => conditionsOf(FILTERS, { received });
  test.each([
    ["today", [["received_at", "gte", "2026-11-21T06:00:00.000Z"]]],
    ["7d", [["received_at", "gte", "2026-11-15T06:00:00.000Z"]]],
    // Clocks went back on Nov 1, so the month began in summer time.
    ["month", [["received_at", "gte", "2026-11-01T05:00:00.000Z"]]],
    ["2026-11-02..", [["received_at", "gte", "2026-11-02T06:00:00.000Z"]]],
    ["..2026-11-02", [["received_at", "lt", "2026-11-03T06:00:00.000Z"]]],
    [
      "2026-10-31..2026-11-01",
      [
        ["received_at", "gte", "2026-10-31T05:00:00.000Z"],
        ["received_at", "lt", "2026-11-02T06:00:00.000Z"],
      ],
    ],
  ])("%s asks for whole days of the reader's zone", (text, conditions) =>
    expect(asked(text)).toEqual(conditions),
  );
  test("is open at an end that is no day, and none if both are none", () =>
    expect(
      ["2026-11-02..x", "2026-13-01..2026-11-02", "today..", "..", "8d", ""].map(
        (text) => read(new URLSearchParams({ received: text }).toString())["received"],
      ),
    ).toEqual(["2026-11-02..", "..2026-11-02", "", "", "", ""]));
  test("is described by its period, or by its days", () => {
    const words = {
      least: (bound: string) => `from ${bound}`,
      most: (bound: string) => `to ${bound}`,
    };
    const said = (text: string): string => filterWords(FILTERS[4] ?? FILTERS[0]!, text, words);
    const second = "2026-11-02T06:00:00.000Z|2026-11-03T06:00:00.000Z";
    expect(
      ["", "today", "month", "2026-11-02..", "..2026-11-02", "2026-11-02..2026-11-02"].map(said),
    ).toEqual(["", "Today", "This month", `from ${second}`, `to ${second}`, second]);
  });
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

describe("a filter that an address names wrongly", () => {
  const filters: readonly Filter[] = [
    { kind: "choice", many: true, id: "state", label: "State", options: [["CA", "California"]] },
    { kind: "choice", id: "mode", label: "Mode", options: [["shared", "Shared"]] },
    { kind: "range", id: "price", label: "Price", format: String },
  ];
  const ignored = (search: string, prefix = ""): string[] =>
    ignoredFilters(filters, new URLSearchParams(search), prefix).map(
      ({ label, text }) => `${label}: ${text}`,
    );

  test("is named, with those of its words that do not exist", () => {
    expect(ignored("state=CA,ZZ,QQ&mode=all&price=cheap")).toEqual([
      "State: ZZ, QQ",
      "Mode: all",
      "Price: cheap",
    ]);
  });

  test("is not there where all of it is known, or it belongs to another table", () => {
    expect(ignored("state=CA&mode=shared&price=1..2&other=ZZ")).toEqual([]);
    expect(ignored("state=ZZ", "b_")).toEqual([]);
    expect(ignored("b_state=ZZ", "b_")).toEqual(["State: ZZ"]);
  });
});
