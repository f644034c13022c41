import { describe, expect, test } from "vitest";
import {
  choiceParameter,
  dayParameter,
  flagParameter,
  idParameter,
  readState,
  searchWith,
  textParameter,
  uuidParameter,
  wholeNumberParameter,
  wordParameter,
  wordsParameter,
  writeState,
} from "./address.ts";

const PARAMETERS = {
  period: wordParameter(["7d", "28d"], "28d"),
  side: choiceParameter(["buyer", "seller"]),
  tiers: wordsParameter(["hot", "nurture", "cold"]),
  least: wholeNumberParameter(0, { most: 100 }),
  compare: flagParameter(),
  open: idParameter(),
  from: dayParameter(),
  state: textParameter(),
};
const read = (query: string) => readState(PARAMETERS, new URLSearchParams(query));
const DEFAULTS = {
  period: "28d",
  side: null,
  tiers: [],
  least: 0,
  compare: false,
  open: null,
  from: null,
  state: "",
};

describe("readState", () => {
  test("an empty address is the defaults", () => expect(read("")).toEqual(DEFAULTS));
  test("reads valid values", () => {
    expect(
      read(
        "period=7d&side=seller&tiers=cold,hot&least=40&compare=1&open=0198-a_b" +
          "&from=2028-02-29&state=TX",
      ),
    ).toEqual({
      period: "7d",
      side: "seller",
      tiers: ["hot", "cold"],
      least: 40,
      compare: true,
      open: "0198-a_b",
      from: "2028-02-29",
      state: "TX",
    });
  });
  test("invalid values become the defaults", () => {
    expect(
      read(
        "period=9d&side=both&tiers=warm&least=4e1&compare=yes&open=../x" +
          `&from=2027-02-29&state=${"x".repeat(500)}`,
      ),
    ).toEqual(DEFAULTS);
    expect(read("least=101&from=2028-13-01")).toEqual(DEFAULTS);
  });
});

test("a UUID is read as one, anything else as null", () => {
  const read = (text: string) =>
    readState({ account: uuidParameter() }, new URLSearchParams({ account: text })).account;
  expect(read("01a1fe06-c993-7302-95ab-ff2199b34e44")).toBe("01a1fe06-c993-7302-95ab-ff2199b34e44");
  expect(
    [
      "nonsense",
      "01a1fe06c993730295abff2199b34e44",
      "01a1fe06-c993-7302-95ab-ff2199b34e44x",
      "",
    ].map(read),
  ).toEqual([null, null, null, null]);
});

describe("writeState", () => {
  test("writes what differs from the default and leaves the rest of the address", () => {
    const next = writeState(PARAMETERS, new URLSearchParams("tab=money&period=7d"), {
      period: "28d",
      tiers: ["hot", "cold"],
      compare: true,
    });
    expect(next.toString()).toBe("tab=money&tiers=hot%2Ccold&compare=1");
  });
  test("null removes a member", () =>
    expect(
      writeState(PARAMETERS, new URLSearchParams("open=a&from=2026-01-01"), {
        open: null,
        from: null,
      }).toString(),
    ).toBe(""));
});

test("searchWith makes a link to this screen", () => {
  const here = new URLSearchParams("side=buyer&open=a");
  expect(searchWith(here, { open: "b" })).toBe("?side=buyer&open=b");
  expect(searchWith(here, { open: null, side: null })).toBe("");
});
