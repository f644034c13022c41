import { expect, test } from "vitest";
import { readAmount } from "./read-amount.ts";

test("amounts are read as people type them", () => expect(["750", "49.50", "$1,250", " 100,000 ", "1", "0.29"].map(readAmount)).toEqual([75_000, 4_950, 125_000, 10_000_000, 100, null]));
test("what is no amount, too little or too much is none", () => expect(["", "abc", "-5", "1e3", "0.99", "100000.01", "1.234", "12,50"].map(readAmount)).toEqual([null, null, null, null, null, null, null, null]));
