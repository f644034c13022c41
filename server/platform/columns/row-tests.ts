// Questions to a block of rows whose answers are put together afterwards: each is asked in a loop
// of its own that does nothing else, because a call for each row would cost more than its answer.
import type { WordColumn } from "./word-column.ts";

/**
 * Rows that are looked at together: 8 kB, which stay in the processor's first cache beside what is
 * looked up.
 */
export const BLOCK = 2_048;

/** Answers for the first `count` rows of the block: 1 where it holds, 0 where it does not. */
export type RowTest = (block: Uint32Array, count: number, answers: Uint8Array) => void;

/** By the word's place in the column: 1 holds, 0 does not. */
export function testWords<Value>({ places }: WordColumn<Value>, ofWords: Uint8Array): RowTest {
  return (block, count, answers) => {
    for (let at = 0; at < count; at += 1) answers[at] = ofWords[places[block[at] ?? 0] ?? 0] ?? 0;
  };
}

/** Whether the number lies between the two, both included. */
export function testBetween(cells: Int32Array, least: number, most: number): RowTest {
  return (block, count, answers) => {
    for (let at = 0; at < count; at += 1) {
      const value = cells[block[at] ?? 0] ?? 0;
      answers[at] = value >= least && value <= most ? 1 : 0;
    }
  };
}

/**
 * Whether the row's interval touches the requested one; an end that is NaN is open, and a row with
 * two of them has none.
 */
export function testTouches(
  low: Float64Array,
  high: Float64Array,
  least: number,
  most: number,
): RowTest {
  return (block, count, answers) => {
    for (let at = 0; at < count; at += 1) {
      const row = block[at] ?? 0;
      const [from, to] = [low[row] ?? Number.NaN, high[row] ?? Number.NaN];
      answers[at] = from > most || to < least || (Number.isNaN(from) && Number.isNaN(to)) ? 0 : 1;
    }
  };
}

export function testNot(test: RowTest): RowTest {
  return (block, count, answers) => {
    test(block, count, answers);
    for (let at = 0; at < count; at += 1) answers[at] = 1 - (answers[at] ?? 0);
  };
}

/** Of no test at all it holds. */
export function testAll(tests: readonly RowTest[]): RowTest {
  const one = new Uint8Array(BLOCK);
  return (block, count, answers) => {
    answers.fill(1, 0, count);
    for (const test of tests) {
      test(block, count, one);
      for (let at = 0; at < count; at += 1) answers[at] = (answers[at] ?? 0) & (one[at] ?? 0);
    }
  };
}

/** Of no test at all it does not hold. */
export function testAny(tests: readonly RowTest[]): RowTest {
  return testNot(testAll(tests.map(testNot)));
}
