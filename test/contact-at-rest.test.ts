// Searches all that a running server leaves behind for the contact of its leads: what it logs, the
// figures that it shows, what it sends to the assistant's model, and every file of its database.
import { randomUUID } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DemoNetwork, type RunningDemo, startDemo } from "./support/demo-network.ts";
import { OpenAiServer } from "./support/openai-server.ts";
import { sendSignal } from "./support/server-process.ts";
import { ApiUser, Trade, postLead, stockListings } from "./support/trade.ts";

const TIMEOUT_MS = 240_000;
const CANARY = "zyxcanary";
/** In exchanges of invented numbers; written with and without marks. */
const PHONES = ["9165559871", "9165559872", "9165559873"] as const;
const METRICS_TOKEN = "metrics-token-of-a-test";
/** In the open, so that the search is known to read the files: a source's name is no secret. */
const CONTROL = "Plainly Named Source 5519";

let demo: RunningDemo;
let network: DemoNetwork;
let model: OpenAiServer;
let metrics = "";
let output = "";

/** A person who is recognized by each identifying field. */
const person = (no: number): Record<string, string> => ({
  first_name: CANARY,
  last_name: `${CANARY}-last`,
  email: `${CANARY}${no}@example.com`,
  phone: PHONES[no] ?? "",
  address: `${no + 1} ${CANARY} St`,
  comments: `${CANARY} said so, call ${PHONES[no] ?? ""}`,
});

/** What of the persons is in a text or a file, in any case and with any marks in the numbers. */
function leaks(text: string): string[] {
  const digits = text.replaceAll(/[^0-9a-z]/gi, "");
  return [
    ...(text.toLowerCase().includes(CANARY) ? [CANARY] : []),
    ...(text.toLowerCase().includes(Buffer.from(CANARY).toString("hex")) ? ["hex"] : []),
    ...(text.includes(Buffer.from(CANARY).toString("base64").slice(0, 10)) ? ["base64"] : []),
    ...PHONES.filter((phone) => digits.includes(phone)),
  ];
}

async function expectOk(answer: Promise<{ status: number; body: unknown }>): Promise<void> {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBeLessThan(300);
}

beforeAll(async () => {
  model = await OpenAiServer.open();
  demo = await startDemo("contact-at-rest", {
    LOG_LEVEL: "trace",
    METRICS_TOKEN,
    PLAT_ALLOW_LOOPBACK: "1",
    AI_BASE_URL: model.baseUrl,
    AI_MODEL: "gpt-4",
  });
  network = await demo.ready;
  await useLeads();
  metrics = await (
    await fetch(`${network.url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  ).text();
  sendSignal(demo.server, "SIGTERM");
  const ended = await demo.server.ended;
  output = ended.stdout + ended.stderr;
}, TIMEOUT_MS);
afterAll(async () => {
  await model.close();
  await demo.stop();
});

/** Posts, refuses, lists, buys, reads, returns, exports, analyzes and talks about leads. */
async function useLeads(): Promise<void> {
  const affiliate = await ApiUser.signIn(network, "affiliate");
  const buyer = await ApiUser.signIn(network, "advertiser");
  const operator = await ApiUser.signIn(network, "admin");
  await expectOk(
    affiliate.call("PUT", `/v1/sources/${randomUUID()}`, { name: CONTROL, kind: "api" }),
  );
  const trade = await Trade.open(network);
  const sold = await trade.post(person(0));
  const [listed = ""] = await stockListings(network, 1, person(1));
  await postLead(network, { ...person(2), zip_code: "nowhere" });
  await postLead(network, { ...person(0) });
  await fetch(`${network.url}/v1/leads`, {
    method: "POST",
    headers: { authorization: `Bearer ${network.source_key}`, "content-type": "application/json" },
    body: `{"first_name":"${CANARY}","phone":`,
  });
  for (const one of [affiliate, buyer, operator])
    for (const id of [sold, listed]) await one.call("GET", `/v1/leads/${id}`);
  await operator.call("GET", `/v1/leads?q=${CANARY}`);
  await buyer.call("POST", "/v1/leads/find", { phone: PHONES[0] });
  const { body: sales } = await buyer.call("GET", "/v1/sales?limit=1");
  await buyer.call("POST", `/v1/sales/${sales.items[0].id}/touches`, {
    kind: "note",
    note: `${CANARY} called back from ${PHONES[0]}`,
  });
  for (const kind of ["qualification", "engagement", "market"])
    await buyer.call("POST", `/v1/leads/${sold}/analyses`, { kind, language: "en" });
  for (const content of [
    `What do I know about lead ${sold}?`,
    `Call the person at ${PHONES[0]} and write to ${CANARY}0@example.com`,
    `9165559872 sells a condo in Tampa`,
  ])
    await buyer.call("POST", "/v1/chat/completions", {
      model: "gpt-4",
      messages: [{ role: "user", content }],
    });
}

/** The files of the data directory that contain a person, by what they contain. */
async function filesWith(find: (text: string) => readonly string[]): Promise<string[]> {
  const names = await readdir(demo.directory, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of names.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const inside = find((await readFile(path)).toString("latin1"));
    if (inside.length > 0) found.push(`${path.slice(demo.directory.length)}: ${inside.join()}`);
  }
  return found;
}

describe("the contact of leads", () => {
  it("is in no line of the log, at the most talkative level", () => {
    expect(output).toContain('"level"');
    expect(leaks(output)).toEqual([]);
  });

  it("is in no figure that the server shows", () => {
    expect(metrics).toContain("plat_");
    expect(leaks(metrics)).toEqual([]);
  });

  it("is in nothing that the assistant's model was sent", () => {
    const prompts = model.seen.map(({ text }) => text);
    expect(prompts.length).toBeGreaterThan(0);
    expect(prompts.flatMap(leaks)).toEqual([]);
  });

  it(
    "is in no file of the database, and what is no secret is found there",
    async () => {
      expect(await filesWith((text) => (text.includes(CONTROL) ? [CONTROL] : []))).not.toEqual([]);
      expect(await filesWith(leaks)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it("would be found in any of these forms", () => {
    for (const text of [
      "ZYXCANARY",
      "(916) 555-9871",
      "+1.916.555.9872",
      Buffer.from(CANARY).toString("hex"),
      Buffer.from(CANARY).toString("base64"),
    ])
      expect(leaks(text), text).not.toEqual([]);
  });
});
