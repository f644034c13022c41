// What people type to the assistant against what kind of turn it is read as, over a set that was
// written before the reader.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Role } from "../../domain/access/access.ts";
import { readTurn } from "../../domain/assistant/read-turn.ts";
import { DATA_TOPICS, NAMED_PERIODS, type Turn } from "../../domain/assistant/turns.ts";
import type { Language, Topic } from "../../domain/qualification/slots.ts";

const LEAST_PER_CENT = 97;

interface Golden {
  readonly id: string;
  readonly language: Language;
  readonly role: Role;
  readonly asked: Topic | null;
  readonly said: string;
  readonly expect: Turn;
}

const set: readonly Golden[] = JSON.parse(
  readFileSync(join(import.meta.dirname, "assistant-turns.json"), "utf8"),
);

function written(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) =>
    typeof one === "object" && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => a.localeCompare(b)))
      : one,
  );
}

describe("turns of a conversation with the assistant", () => {
  it.each(["en", "es"] as const)("of %s are told apart", (language) => {
    const said = set.filter((golden) => golden.language === language);
    const wrong = said.flatMap((golden) => {
      const got = readTurn(golden.said, language, golden.role, golden.asked);
      return written(got) === written(golden.expect)
        ? []
        : [
            `${golden.id} "${golden.said}" (${golden.role}, ${golden.asked}): ` +
              `${written(golden.expect)}, read ${written(got)}`,
          ];
    });
    const perCent = Math.floor((1_000 * (said.length - wrong.length)) / said.length) / 10;
    console.log(`assistant turns, ${language}: ${perCent} % of ${said.length}`);
    expect(perCent, wrong.join("\n")).toBeGreaterThanOrEqual(LEAST_PER_CENT);
  });

  it("covers all there is, and enough near misses", () => {
    const data = set.flatMap(({ expect: turn }) => (turn.kind === "data" ? [turn.question] : []));
    expect(new Set(data.map(({ topic }) => topic))).toEqual(new Set(DATA_TOPICS));
    expect(new Set(data.flatMap(({ period }) => period ?? []))).toEqual(new Set(NAMED_PERIODS));
    expect(set.length).toBeGreaterThanOrEqual(260);
    expect(set.filter(({ expect: turn }) => turn.kind === "answer").length).toBeGreaterThanOrEqual(
      70,
    );
    for (const language of ["en", "es"])
      expect(set.filter((golden) => golden.language === language).length).toBeGreaterThanOrEqual(
        130,
      );
  });
});
