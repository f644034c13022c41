// What people type to the qualifier against what it may note and must answer: whole turns, with the
// screens, over sets that were written and labeled before the qualifier met them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { describe, expect, it } from "vitest";
import { FORM_SIDES, type FormSide } from "../../domain/forms/form-document.ts";
import { correct } from "../../domain/qualification/conversation.ts";
import type { Language, Slots, Topic } from "../../domain/qualification/slots.ts";
import { CONSUMER_WORDS } from "../../locales/catalogues/consumer-words.ts";
import { beginTalk, hearConsumer } from "../../server/modules/insight/assistant/consumer-talk.ts";
import { buildGazetteer } from "../../server/platform/geo/gazetteer.ts";
import { readZips } from "../../server/platform/geo/zip-table.ts";

/** Of all values that either the set or the qualifier names, and of the answers asked for. */
const LEAST_PER_CENT = 95;
/** Of the last set, which was read last: the kinds that it showed are mended in part. */
const LEAST_LAST_SET = 90;
const TODAY = "2026-11-25";
const NETWORK = "Harbor";
const SETS = [
  ["conversations-1", 170, LEAST_PER_CENT],
  ["conversations-2", 130, LEAST_PER_CENT],
  ["conversations-3", 100, LEAST_LAST_SET],
] as const;

interface Golden {
  readonly id: string;
  readonly language: Language;
  /** The open question; those before it are answered. Null at the beginning. */
  readonly asked: Topic | null;
  /** The form's only side; null if it asks for the side. */
  readonly side: FormSide | null;
  readonly said: readonly string[];
  /** What is noted at the end, without what was known before; of a time its bucket. */
  readonly expect: Readonly<Record<string, unknown>>;
  /** What the last reply must say. */
  readonly reply: keyof (typeof CONSUMER_WORDS)["en"]["answers"] | "advice" | "neutral" | null;
}

const gazetteer = buildGazetteer(readZips());
const NAMES: Readonly<Record<string, keyof Slots>> = {
  property_type: "propertyType",
  finance_status: "financeStatus",
  agent_status: "agentStatus",
};
const ANSWERED: readonly (readonly [Topic, Slots])[] = [
  ["property_type", { propertyType: ["single_family"] }],
  ["location", { location: [{ zip: "95838" }] }],
  ["price", { price: { min: 400_000, max: 400_000, per: "sale" } }],
  ["timing", {}],
];

const read = (name: string): readonly Golden[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, `${name}.json`), "utf8"));

function knownBefore(asked: Topic | null): Slots {
  const at = ANSWERED.findIndex(([topic]) => topic === asked);
  return Object.assign({}, ...ANSWERED.slice(0, Math.max(0, at)).map(([, slots]) => slots));
}

/** The values that the turns noted, and the last reply. */
function notedOf({ language, asked, side, said }: Golden): {
  readonly noted: Readonly<Record<string, unknown>>;
  readonly reply: string;
} {
  const sides = side === null ? FORM_SIDES : [side];
  const begun = beginTalk({ language, sides });
  const known = knownBefore(asked);
  let talk = { ...begun, conversation: correct(begun.conversation, known) };
  const before: Readonly<Record<string, unknown>> = { ...talk.conversation.slots };
  let reply = "";
  for (const sentence of said) {
    const turn = hearConsumer(
      { said: sentence, today: TODAY, talk, sides, networkName: NETWORK },
      gazetteer,
    );
    ({ talk, reply } = turn);
  }
  const now: Readonly<Record<string, unknown>> = { ...talk.conversation.slots };
  const changed = [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
    (name) => !isDeepStrictEqual(before[name], now[name]),
  );
  return {
    noted: Object.fromEntries(changed.map((name) => [name, plainly(now[name] ?? "gone")])),
    reply,
  };
}

/** The bucket of a time, and "Saint Louis" as people write it. */
function plainly(value: unknown): unknown {
  if (typeof value === "object" && value !== null && "bucket" in value) return value.bucket;
  return Array.isArray(value)
    ? value.map((one: unknown) =>
        typeof one === "object" && one !== null && "city" in one
          ? {
              ...one,
              city: String(one.city)
                .toLowerCase()
                .replace(/^saint /, "st. "),
            }
          : one,
      )
    : value;
}

function textOf({ language, reply }: Golden): string {
  const words = CONSUMER_WORDS[language];
  if (reply === null) return "";
  return reply === "advice"
    ? words.noAdvice
    : reply === "neutral"
      ? words.neutral
      : words.answers[reply](NETWORK);
}

interface Score {
  readonly right: number;
  readonly all: number;
  readonly wholeSentences: number;
  readonly wrong: readonly string[];
}

function scoreOf(set: readonly Golden[]): Score {
  let [right, all, wholeSentences] = [0, 0, 0];
  const wrong: string[] = [];
  for (const golden of set) {
    const { noted, reply } = notedOf(golden);
    const wished: Readonly<Record<string, unknown>> = Object.fromEntries(
      Object.entries(golden.expect).map(([name, value]) => [NAMES[name] ?? name, plainly(value)]),
    );
    const names = [...new Set([...Object.keys(noted), ...Object.keys(wished)])];
    const bad = names
      .filter((name) => !isDeepStrictEqual(noted[name], wished[name]))
      .map(
        (name) =>
          `${golden.id} "${golden.said.join(" >> ")}" ${name}: ${JSON.stringify(wished[name])}, ` +
          `noted ${JSON.stringify(noted[name])}`,
      );
    if (!reply.includes(textOf(golden))) bad.push(`${golden.id}: ${golden.reply}, said ${reply}`);
    all += names.length + (golden.reply === null ? 0 : 1);
    right += names.length + (golden.reply === null ? 0 : 1) - bad.length;
    if (bad.length === 0) wholeSentences += 1;
    wrong.push(...bad);
  }
  return { right, all, wholeSentences, wrong };
}

const perCent = (part: number, all: number): number => Math.floor((1_000 * part) / all) / 10;

describe.each(SETS)("%s", (name, least, asked) => {
  const set = read(name);

  it("is understood", () => {
    const { right, all, wholeSentences, wrong } = scoreOf(set);
    console.log(
      `${name}: ${perCent(right, all)} % of ${all} values and answers, ` +
        `${perCent(wholeSentences, set.length)} % of ${set.length} conversations whole`,
    );
    expect(perCent(right, all), wrong.join("\n")).toBeGreaterThanOrEqual(asked);
  });

  it("is as large as it says, in both languages", () => {
    expect(set.length).toBeGreaterThanOrEqual(least);
    expect(new Set(set.map(({ id }) => id)).size).toBe(set.length);
    expect(new Set(set.map(({ language }) => language)).size).toBe(2);
  });
});

it("finds out a qualifier that notes nothing, and one that notes too much", () => {
  const [golden] = read("conversations-1").filter(({ expect: { location } }) => location);
  if (golden === undefined) throw new Error("no conversation names a place");
  expect(scoreOf([{ ...golden, said: ["hm"] }]).wrong).not.toEqual([]);
  expect(scoreOf([{ ...golden, expect: {} }]).wrong).not.toEqual([]);
});
