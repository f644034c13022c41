// Tests the words of the English texts, of the API's summaries and of the messages in the code.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { OPERATIONS } from "../contract/index.ts";
import { literalsOf } from "./support/literals.ts";
import { localeLiterals, localeTexts } from "./support/locale-texts.ts";
import { ROOT } from "./support/server-process.ts";

type Rules = readonly (readonly [RegExp, string])[];

/** Words that no text uses, each with what to write instead. */
const FORBIDDEN: Rules = [
  [/\b(nobody|anybody|somebody|someone|no one|whoever|whom|whatever)\b/iu, "who it is"],
  [/\be-mail/iu, "email"],
  [/\d %/u, "15%, without a space"],
  [/\bany more\b/iu, "no longer"],
  [/\bby (itself|themselves)\b/iu, "automatically"],
  [/\bby hand\b/iu, "manually"],
  [/\bin all\b(?! (?:attempts|caps))/iu, "in total"],
  [/\b(giv|tak)(e|es|en|ing) back\b/iu, "return, undo"],
  [/\b(given?|gives) up\b/iu, "failed"],
  [/\bmends?\b/iu, "fix"],
  [/\b(check|tick)?ticks?\b/iu, "check"],
  [/\bstands? (here|still|open)\b/iu, "appears here, stopped"],
  [/\b(an|the|your|its) operator\b/iu, "the network"],
  [/\bpublishers?\b(?! sends)/iu, "affiliate"],
  [/\b(colour|centre|favour|minimise|organise|recognise|licence|cheque|whilst)/iu, "US spelling"],
  [/\b(the bell|the shelf|news|the book)\b/iu, "notifications, marketplace, ledger"],
  [/\b(came of|be told|is told|is asked for|look again|your part)\b/iu, "who does what"],
  [/[^.]\.\.(?!\.)/u, "one full stop"],
];

/** What the screens add to that. */
const FORBIDDEN_ON_SCREENS: Rules = [
  [/\b(cannot|can not|(?:do|does|did|is|are|was|were|will) not)\b/iu, "a contraction"],
  [
    /^(?:(?:Make|Give|Say|Take)\b|Tell (?!us)|Type (?!of|your)|Change (?!password))/u,
    "Create, Enter, Edit, Set",
  ],
  [/(?<!posts|leads) at once\b/iu, "now, immediately"],
  [/\bcancelled\b/iu, "canceled"],
  [/\b(?:leads|rows|calls) a (?:day|week|month)\b|\ba[ \u00A0]slot,/u, "per day, per slot"],
];

const faultsIn = (text: string, rules: Rules): readonly string[] =>
  rules
    .filter(([pattern]) => pattern.test(text))
    .map(([pattern, instead]) => `“${text}”: ${String(pattern)}, write ${instead}`);

const MOST_WORDS = 20;
/** The law's own words, and what the assistant declines. */
const LONG_BY_LAW = /tax\.certify|neutral|noAdvice/u;

/** The sentences of a text, with quotes and brackets left out. */
const sentencesOf = (text: string): readonly string[] =>
  text.replaceAll(/“[^”]*”|\([^)]*\)/gu, "").split(/(?<=[.?!])\s+|\n/u);
const isTooLong = (sentence: string): boolean => sentence.split(/\s+/u).length > MOST_WORDS;
const hasTwoColons = (sentence: string): boolean => sentence.split(/:\s/u).length > 2;

const MOST_LABEL_WORDS = 3;
const isLongLabel = (name: string, text: string): boolean =>
  /\.columns?\.[^.]*$/u.test(name) && text.split(/\s+/u).length > MOST_LABEL_WORDS;

/** Verbs that the API reference does not begin with: “Read a lead” is “Retrieve a lead”. */
const SUMMARY = /^(?:Say|Tell|Take|Give|Ask|Read|Make|Be|Look|Put|Let|Get|Change)\b/u;

it("uses no forbidden word in English", () => {
  const found = localeLiterals("en")
    // Kinds in the database and the API are spelled with two l.
    .filter(({ text }) => !/^[a-z_.]+$/u.test(text))
    .flatMap(({ name, text }) =>
      faultsIn(text, [...FORBIDDEN, ...FORBIDDEN_ON_SCREENS]).map((fault) => `${name}: ${fault}`),
    );
  expect(found).toEqual([]);
});

it("has short sentences with one colon, and column heads of at most three words", async () => {
  const faults: string[] = [];
  for (const [name, text] of await localeTexts("en")) {
    if (isLongLabel(name, text)) faults.push(`${name}: a label of more than three words: ${text}`);
    if (LONG_BY_LAW.test(name)) continue;
    for (const sentence of sentencesOf(text)) {
      if (isTooLong(sentence)) faults.push(`${name}: more than ${MOST_WORDS} words: ${sentence}`);
      if (hasTwoColons(sentence)) faults.push(`${name}: two colons: ${sentence}`);
    }
  }
  expect(faults).toEqual([]);
});

it("begins each summary of the API with a verb of the reference", () => {
  const found = OPERATIONS.map(({ summary }) => summary).filter((summary) => SUMMARY.test(summary));
  expect(found).toEqual([]);
});

it("uses no forbidden word in messages of the contract, the domain and the server", () => {
  const files = execFileSync("git", ["ls-files", "contract", "domain", "server", "web"], {
    cwd: ROOT,
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => /\.tsx?$/u.test(file) && !/test\.tsx?$|test-support/u.test(file))
    // The evidence of a consent, and the words that the assistant reads.
    .filter((file) => !/consent-text|domain\/(?:qualification|assistant|fair)/u.test(file));
  const found = files.flatMap((file) =>
    literalsOf(readFileSync(join(ROOT, file), "utf8"))
      .filter((text) => /^[A-Z][^\\]*\s/u.test(text))
      .flatMap((text) => faultsIn(text, FORBIDDEN).map((fault) => `${file}: ${fault}`)),
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(found).toEqual([]);
});

it.each([
  "Send a lead that nobody is",
  "No more e-mails like this",
  "Above 15 % of the buyer's leads",
  "It does not buy any more",
  "What came of it",
  "It failed..",
  "Make a form",
  "Change the plan",
  "50 leads a day",
])("finds the planted fault in “%s”", (text) =>
  expect(faultsIn(text, [...FORBIDDEN, ...FORBIDDEN_ON_SCREENS])).not.toEqual([]),
);

it("finds a long sentence, a long label and a summary of its own", () => {
  expect(sentencesOf(`${"word ".repeat(MOST_WORDS)}word. Short.`).filter(isTooLong)).toHaveLength(
    1,
  );
  expect(isLongLabel("x.columns.free", "Free at the latest")).toBe(true);
  expect(isLongLabel("x.columns.until", "Available by")).toBe(false);
  expect(SUMMARY.test("Say whom you have already")).toBe(true);
});
