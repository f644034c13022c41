// Tests which replies of a model state figures of an account that it was never given.
import { describe, expect, it } from "vitest";
import { inventsFigure } from "./invented-figures.ts";

describe("a model's figure", () => {
  it.each([
    ["You sold 42 leads last week.", [], true],
    ["Usted ha vendido 42 prospectos.", [], true],
    ["Your balance is $1,200.00.", ["balance 1200"], false],
    ["You sold 42 leads last week.", ["I think I sold 42 leads"], false],
    ["A closing usually takes 30 to 45 days.", [], false],
    ["Staging often raises offers by 5 percent. Describe your leads to me.", [], false],
    ["I can't see that figure. Leads are under Leads.", [], false],
  ])("%s", (reply, given, isInvented) => {
    expect(inventsFigure(reply, given)).toBe(isInvented);
  });
});
