// Tests what a new password needs: its length as people count it, and more than its owner's words.
import { describe, expect, it } from "vitest";
import {
  foldPassword,
  ownFault,
  ownWords,
  passwordLength,
  shapeFault,
  squeeze,
} from "./password.ts";

const ANA = {
  name: "Ana Ruíz",
  email: "a.ruiz-sales@bluewater.example.com",
  company: "Blue Water Homes",
};
const WORDS = ownWords(ANA);

describe("the length of a password", () => {
  it.each([
    ["eleven chars", 12],
    ["😀🎉🏠🌵🚗🍕🎸🦊🌊🔥🧩🥝", 12],
    ["e\u0301e\u0301e\u0301", 3],
    ["ｆｕｌｌｗｉｄｔｈ", 9],
    ["", 0],
  ])("of %j is %d", (password, length) => {
    expect(passwordLength(password)).toBe(length);
  });

  it.each([
    ["x7!kq-2mz.9", false, "length"],
    ["x7!kq-2mz.9w", false, null],
    ["x7!kq-2", true, "length"],
    ["x7!kq-2m", true, null],
    [`${"ab3-".repeat(32)}`, false, null],
    [`${"ab3-".repeat(32)}x`, false, "length"],
    ["🌵".repeat(128), false, null],
    ["🌵".repeat(129), false, "length"],
    ["e\u0301".repeat(11), false, "length"],
    ["            ", false, "spaces"],
    ["\u00a0\u3000\u2003\u200b\u00ad\ufeff      ", false, "spaces"],
    ["\t\n\r\0\u0001        ", false, "spaces"],
    ["           .", false, null],
  ])("and shape of %j, with a second factor %s: %s", (password, hasFactor, fault) => {
    expect(shapeFault(password, hasFactor)).toBe(fault);
  });
});

describe("a password of its owner's words", () => {
  it.each([
    ["AnaRuiz2024!", "name"],
    ["ana ruiz 1990!!", "name"],
    ["ANA-RUÍZ-12-31-1990", "name"],
    ["ziur ana 1990", "name"],
    ["zíuR aNa 2024", "name"],
    ["RuizAnaRuizAna", "name"],
    ["ana...........", "name"],
    ["aruizsales2024", "email"],
    ["a.ruiz-sales@bluewater", "email"],
    ["salessales1234", "email"],
    ["BlueWaterHomes", "company"],
    ["homes & water 24", "company"],
    ["Homes1234567!", "company"],
  ])("%j is guessed from the %s", (password, of) => {
    expect(ownFault(password, WORDS)).toBe(of);
  });

  it.each([
    "ana lives far from the sea",
    "banana split for breakfast",
    "ruiz kq-2mz.9wvx",
    "7391-5520-ana-6648",
    "correct horse battery staple",
    "a long pass phrase",
    "............",
  ])("%j is not", (password) => {
    expect(ownFault(password, WORDS)).toBeNull();
  });

  it("leaves out words that are too short, the end of the domain, and empty facts", () => {
    expect(
      ownWords({ name: "Al B", email: "al@x.example.com", company: "" }).map(({ word }) => word),
    ).toEqual(["example", "alb"]);
    expect(ownWords({ name: "", email: "", company: "" })).toEqual([]);
    expect(ownFault("com com com com", ownWords(ANA))).toBeNull();
  });
});

it("folds capitals, accents and forms of one letter, and squeezes signs out", () => {
  expect(foldPassword("CafÉ Cafe\u0301 ｃａｆé")).toBe("cafe cafe cafe");
  expect(squeeze("p.a-s s_w!o r😀d")).toBe("password");
});
