import { expect, test } from "vitest";
import type { Movement, MovementKind } from "./movements.ts";
import { balancesAfter, statementOf } from "./statement-of.ts";

const movement = (id: string, at: string, kind: MovementKind, cents: number): Movement => ({
  id,
  account_id: "a",
  kind,
  amount_cents: cents,
  at,
});
const NEWEST_FIRST = [
  movement("5", "2026-11-03T00:00:00.000Z", "sale", -700),
  movement("4", "2026-11-02T12:00:00.000Z", "return", 300),
  movement("3", "2026-11-02T00:00:00.000Z", "sale", -300),
  movement("2", "2026-11-01T08:00:00.000Z", "sale", -200),
  movement("1", "2026-11-01T00:00:00.000Z", "top_up", 5_000),
];

test("each movement has the balance after it", () =>
  expect(balancesAfter(NEWEST_FIRST, 4_100).map(({ balance }) => balance)).toEqual([
    4_100, 4_800, 4_500, 4_800, 5_000,
  ]));

test("a statement has the wallet's opening and closing balance, whatever came later", () => {
  const { opening, closing, lines, sums } = statementOf(
    NEWEST_FIRST,
    4_100,
    "2026-11-03T00:00:00.000Z",
  );
  expect([opening, closing]).toEqual([0, 4_800]);
  expect(lines.map(({ movement: { id }, balance }) => [id, balance])).toEqual([
    ["1", 5_000],
    ["2", 4_800],
    ["3", 4_500],
    ["4", 4_800],
  ]);
  expect(sums).toEqual([
    { kind: "sale", count: 2, cents: -500 },
    { kind: "return", count: 1, cents: 300 },
    { kind: "top_up", count: 1, cents: 5_000 },
  ]);
});

test("without movements, the closing balance equals the opening balance", () =>
  expect(statementOf([], 900, "2026-11-03T00:00:00.000Z")).toEqual({
    opening: 900,
    closing: 900,
    lines: [],
    sums: [],
  }));
