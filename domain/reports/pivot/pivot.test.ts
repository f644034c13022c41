// Tests which reports each role may build, and how summed rows become a table.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Actor, Role } from "../../access/access.ts";
import { addDays, daysBetween, mondayOf, readDays } from "./days.ts";
import { type Dimension, dimensionsOf } from "./dimensions.ts";
import { type Measure, NO_SUMS, isSplitBy, measuresOf, valueOf } from "./measures.ts";
import { type PivotQuestion, readPivot } from "./pivot.ts";
import { familiesOf, sliceFor, sliceNumber, slicesOf } from "./slices.ts";
import { MOST_COLUMNS, MOST_LINES, type PivotFact, layOutPivot } from "./table.ts";

const actorOf = (role: Role, teamRole: Actor["teamRole"] = "owner"): Actor => ({
  kind: "user",
  id: "p",
  accountId: "00000000-0000-0000-0000-0000000000aa",
  role,
  teamRole,
});
const ADMIN = actorOf("admin");
const ASKED: PivotQuestion = { rows: ["state"], column: null, measures: ["sales"], filters: [] };
const DAYS = { first: "2026-11-01", last: "2026-11-28" };

const errorOf = (actor: Actor, change: Partial<PivotQuestion>, days = DAYS) => {
  const read = readPivot(actor, { ...ASKED, ...change }, days);
  return read.ok ? null : read.error;
};

describe("who may build what", () => {
  it("shows an affiliate neither buyers nor campaigns nor what buyers paid", () => {
    const affiliate = actorOf("affiliate");
    for (const dimension of ["affiliate", "buyer", "campaign"] as const)
      expect(errorOf(affiliate, { rows: [dimension] })?.field).toBe("rows");
    for (const measure of ["spend", "average_price", "margin", "margin_rate"] as const)
      expect(errorOf(affiliate, { measures: [measure] })?.field).toBe("measures");
    expect(errorOf(affiliate, { filters: [`buyer:${ADMIN.accountId}`] })?.field).toBe("filter");
  });

  it("shows a buyer neither affiliates nor sub ids nor leads that it did not buy", () => {
    const buyer = actorOf("advertiser");
    for (const dimension of ["affiliate", "sub1", "sub5", "buyer", "reason"] as const)
      expect(errorOf(buyer, { rows: [dimension] })?.field).toBe("rows");
    for (const measure of ["posted", "accepted", "refused", "sold", "earned", "margin"] as const)
      expect(errorOf(buyer, { measures: [measure] })?.field).toBe("measures");
    expect(errorOf(buyer, { filters: ["sub1:a"] })?.field).toBe("filter");
  });

  it("shows people without money no amount, and no rate of amounts", () => {
    const agent = actorOf("advertiser", "agent");
    expect(measuresOf(agent)).toEqual(["sales", "kept", "returned", "return_rate"]);
    expect(errorOf(agent, { measures: ["spend"] })?.field).toBe("measures");
  });

  it("lets the network use everything", () => {
    for (const dimension of dimensionsOf("admin"))
      for (const measure of measuresOf(ADMIN))
        expect(errorOf(ADMIN, { rows: [dimension], measures: [measure] }) === null).toBe(
          isSplitBy(measure, dimension),
        );
  });
});

describe("what fits together", () => {
  it("refuses leads by what they get only when they are sold", () => {
    expect(errorOf(ADMIN, { rows: ["buyer"], measures: ["sales", "posted"] })?.message).toBe(
      "Leads have no buyer before they are sold: leave posted out, or buyer.",
    );
    expect(errorOf(ADMIN, { rows: ["campaign"], measures: ["earned_per_lead"] })).not.toBeNull();
    expect(errorOf(ADMIN, { rows: ["source", "buyer"], measures: ["margin"] })).toBeNull();
  });

  it("takes a reason only with refused leads, and a return's only with returned sales", () => {
    expect(errorOf(ADMIN, { rows: ["reason"], measures: ["refused"] })).toBeNull();
    expect(errorOf(ADMIN, { rows: ["reason"], measures: ["accepted"] })).not.toBeNull();
    expect(errorOf(ADMIN, { rows: ["return_reason"], measures: ["returned"] })).toBeNull();
    expect(errorOf(ADMIN, { rows: ["return_reason"], measures: ["return_rate"] })).not.toBeNull();
    expect(
      errorOf(ADMIN, { filters: ["return_reason:other"], measures: ["sales"] }),
    ).not.toBeNull();
  });

  it("refuses a dimension twice, unknown values and periods that are none", () => {
    expect(errorOf(ADMIN, { column: "state" })?.field).toBe("rows");
    for (const filter of ["state", "state:California", "hour:24", "colour:red", "source:mine"])
      expect(errorOf(ADMIN, { filters: [filter] })?.field).toBe("filter");
    for (const filter of ["state:CA", "state:", "hour:23", "sub1:a:b", "campaign:by_hand"])
      expect(errorOf(ADMIN, { filters: [filter] })).toBeNull();
    expect(errorOf(ADMIN, {}, { first: "2026-02-30", last: "2026-03-01" })?.field).toBe("first");
    expect(errorOf(ADMIN, {}, { first: "2026-03-02", last: "2026-03-01" })?.field).toBe("last");
    expect(errorOf(ADMIN, {}, { first: "2024-01-01", last: "2026-03-01" })?.field).toBe("last");
  });
});

describe("days", () => {
  it("compares with as many days just before", () => {
    const read = readDays("2026-11-01", "2026-11-28");
    expect(read).toMatchObject({
      ok: true,
      value: { previous: { first: "2026-10-04", last: "2026-10-31" }, count: 28 },
    });
  });

  it("begins weeks on Monday, in every year", () => {
    fc.assert(
      fc.property(fc.integer({ min: -20_000, max: 20_000 }), (offset) => {
        const day = addDays("2026-11-30", offset);
        const monday = mondayOf(day);
        expect(new Date(`${monday}T00:00:00Z`).getUTCDay()).toBe(1);
        expect(daysBetween(monday, day)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(monday, day)).toBeLessThan(7);
      }),
    );
  });
});

describe("slices", () => {
  it("are one for each pair, each with a number of its own", () => {
    for (const kind of ["lead", "sale"] as const) {
      const count = familiesOf(kind).length;
      const numbers = slicesOf(kind).map((slice) => sliceNumber(kind, slice));
      expect(new Set(numbers).size).toBe((count * (count - 1)) / 2);
    }
  });

  it("answer what they have, and nothing else", () => {
    expect(sliceFor("lead", ["source", "affiliate", "reason", "week"], null)).toBe(
      sliceNumber("lead", ["source", "reason"]),
    );
    expect(sliceFor("sale", ["source", "buyer"], null)).toBe(
      sliceNumber("sale", ["source", "campaign"]),
    );
    expect(sliceFor("sale", ["state", "tier", "hour"], null)).toBeNull();
    expect(sliceFor("lead", ["sub1"], null)).toBeNull();
    expect(sliceFor("lead", ["state", "tier"], "affiliate")).toBeNull();
    expect(sliceFor("lead", ["state"], "affiliate")).toBe(sliceNumber("lead", ["source", "state"]));
    // The smallest that has it.
    expect(sliceFor("lead", ["tier"], null)).toBe(sliceNumber("lead", ["quality", "reason"]));
  });
});

const factOf = (
  values: readonly string[],
  leads: number,
  accepted: number,
  isPrevious = false,
): PivotFact => ({
  values,
  isPrevious,
  sums: { leads: BigInt(leads), accepted: BigInt(accepted) },
});

const fact = fc
  .record({
    row: fc.constantFrom("a", "b", "c"),
    column: fc.constantFrom("x", "y"),
    leads: fc.nat(500),
    part: fc.nat(100),
    isPrevious: fc.boolean(),
  })
  .map(({ row, column, leads, part, isPrevious }) =>
    factOf([row, column], leads, Math.floor((leads * part) / 100), isPrevious),
  );

const SHAPE: {
  readonly rows: readonly Dimension[];
  readonly column: Dimension;
  readonly measures: readonly Measure[];
} = { rows: ["sub1"], column: "sub2", measures: ["posted", "accept_rate"] };

describe("a table", () => {
  it("totals sums, and computes every rate from them", () => {
    fc.assert(
      fc.property(fc.array(fact, { maxLength: 40 }), (facts) => {
        const table = layOutPivot(SHAPE, facts);
        const now = facts.filter(({ isPrevious }) => !isPrevious);
        const leads = now.reduce((sum, { sums }) => sum + (sums.leads ?? 0n), 0n);
        const accepted = now.reduce((sum, { sums }) => sum + (sums.accepted ?? 0n), 0n);
        expect(table.total.current).toEqual({ ...NO_SUMS, leads, accepted });
        expect(valueOf("accept_rate", table.total.current)).toBe(
          leads === 0n
            ? null
            : Math.floor((Number(accepted) * 20_000 + Number(leads)) / (2 * Number(leads))),
        );
        const sumOf = (parts: readonly { readonly current: { readonly leads: bigint } }[]) =>
          parts.reduce((sum, { current }) => sum + current.leads, 0n);
        expect(sumOf(table.lines.map(({ total }) => total))).toBe(leads);
        expect(sumOf(table.columnTotals)).toBe(leads);
        for (const { total, cells } of table.lines) expect(sumOf(cells)).toBe(total.current.leads);
      }),
    );
  });

  it("orders lines by the first measure, and moments by time", () => {
    const facts = [factOf(["2", "x"], 1, 1), factOf(["10", "x"], 5, 1), factOf(["3", "y"], 9, 9)];
    const valuesOf = (rows: readonly Dimension[]) =>
      layOutPivot({ ...SHAPE, rows }, facts).lines.map(({ values }) => values[0]);
    expect(valuesOf(["sub1"])).toEqual(["3", "10", "2"]);
    expect(valuesOf(["hour"])).toEqual(["2", "3", "10"]);
  });

  it("keeps what was only before, and counts what it leaves out", () => {
    const before = layOutPivot(SHAPE, [factOf(["a", "x"], 3, 2, true)]);
    expect(before.lines).toHaveLength(1);
    expect(before.lines[0]?.total.previous.leads).toBe(3n);
    const many = Array.from({ length: MOST_LINES + 7 }, (_, index) =>
      factOf([String(index), String(index % (MOST_COLUMNS + 3))], 1, 0),
    );
    const table = layOutPivot(SHAPE, many);
    expect([table.lines.length, table.linesLeftOut]).toEqual([MOST_LINES, 7]);
    expect([table.columns.length, table.columnsLeftOut]).toEqual([MOST_COLUMNS, 3]);
    expect(table.total.current.leads).toBe(BigInt(MOST_LINES + 7));
  });
});
