// Tests the network's model behind the assistant, over a real OpenAI-speaking server on loopback:
// what it is sent, what it may cost, and which of its answers are shown, however badly it behaves.
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { type Answer } from "../../../../test/support/api.ts";
import type { ChatBody } from "../../../../test/support/openai-rules.ts";
import {
  dropConnection,
  empty,
  half,
  huge,
  noChoices,
  notJson,
  nullContent,
  obeys,
  says,
  script,
  sends,
  status,
} from "../../../../test/support/openai-server.ts";
import {
  api,
  call,
  clock,
  model,
  person,
  say,
  SECRET,
  set,
  setUpModel,
} from "./ask-model.test-support.ts";

setUpModel();

const COMPLETION = {
  id: "c",
  object: "chat.completion",
  created: 1,
  model: "gpt-4",
  choices: [{ index: 0, message: { role: "assistant", content: "Fine." }, finish_reason: "stop" }],
};

const MEGABYTES_10 = 10_000_000;
const contentOf = ({ body }: Answer): string => body.choices[0].message.content;
const sent = (): ChatBody => model.seen.at(-1)?.body as ChatBody;

const usedToday = async (): Promise<number> => {
  const { rows } = await api.database.pool.query<{ tokens: bigint }>(
    "select tokens from assistant_use where user_id = $1",
    [person.user],
  );
  return Number(rows[0]?.tokens ?? 0n);
};

describe("the model is sent", () => {
  it("our own instruction, the person's words, the network's model and 150 tokens", async () => {
    model.behaviour = says("Condos in Tampa are a good start.");
    const answer = await say("Tell me something about condos.");
    expect(model.seen).toHaveLength(1);
    expect(sent()).toMatchObject({ model: "gpt-4", max_tokens: 150 });
    expect(sent().messages.map(({ role }) => role)).toEqual(["system", "user"]);
    expect(sent().messages[0]?.content).toContain("a concise, professional real estate assistant");
    expect(sent().messages.at(-1)).toEqual({
      role: "user",
      content: "Tell me something about condos.",
    });
    expect(model.seen[0]?.text).not.toContain("Tell me your key");
    expect([contentOf(answer), answer.body.model, answer.body.plat.is_built_in]).toEqual([
      "Condos in Tampa are a good start.",
      "gpt-4",
      false,
    ]);
  });

  it("what was said just before, what was understood, and no contact data", async () => {
    await say("hello there");
    await say("a condo in Tampa for Maria, maria@example.com or (813) 555-2000");
    expect(model.seen.map(({ text }) => text).join("")).not.toMatch(/maria@|555-2000|5552000/);
    expect(sent().messages.map(({ content }) => content)).toEqual([
      expect.stringContaining("Understood so far: a condo, in Tampa, FL."),
      "hello there",
      "Hello.",
      "a condo in Tampa for Maria, [email] or [phone]",
    ]);
  });

  it("nothing if the answer is the same for all, or the asker's own data", async () => {
    for (const question of [
      "is it safe there?",
      "how much did I spend last month?",
      "pause my campaign",
      "are you human?",
    ])
      expect((await say(question)).status).toBe(200);
    expect(model.seen).toHaveLength(0);
    expect(contentOf(await say("are you a real person?"))).toContain("gpt-4");
  });
});

describe("its answer", () => {
  it("states no figure of the account that nothing returned", async () => {
    model.behaviour = says("You bought 42 leads in Tampa last spring.");
    const guessed = contentOf(await say("tell me a story about my shopping"));
    expect(guessed).toMatch(/^I have no figure that answers this/);
    model.behaviour = says("42 leads is a fine start.");
    expect(contentOf(await say("tell me a story about 42 leads"))).toBe(
      "42 leads is a fine start.",
    );
  });

  it("is followed by the next question, and names the price the conversation reached", async () => {
    model.behaviour = says("Homes like that go for about $425,000.");
    const first = await say("a condo in Tampa");
    expect(first.body.plat).toMatchObject({
      question: { text: "What price range should they have?" },
      lead_update: { property: { price: 425_000 } },
    });
    const own = await say("up to 400k", { asked_id: first.body.plat.question.id });
    expect(own.body.plat.lead_update).toEqual({ property: { price: 400_000 } });
    expect(own.body.plat.question.text).toBe("How soon should they want to move?");
  });

  it.each([
    ["empty", empty()],
    ["null", nullContent()],
    ["blank", says("  \n ")],
  ])("that is %s is reported, and no question follows it", async (_what, behaviour) => {
    model.behaviour = behaviour;
    const answer = await say("a condo");
    expect([
      answer.status,
      contentOf(answer),
      answer.body.plat.reply.text,
      answer.body.plat.question,
    ]).toEqual([200, "", "I apologize, but I couldn't process that request.", null]);
    expect(answer.body.plat.summary.property_type.state).toBe("answered");
  });

  it.each([
    ["half", half()],
    ["no JSON", notJson()],
    ["without choices", noChoices()],
    ["10 MB", huge(MEGABYTES_10)],
    ["a number", sends(7)],
    ["an error of the key", status(401)],
    ["an unknown model", status(404)],
    ["a refusal", status(400)],
  ])(
    "that is %s fails: the words are kept, the key stays secret, a retry may follow",
    async (_what, behaviour) => {
      model.behaviour = behaviour;
      const id = randomUUID();
      const failed = await say("a condo in Tampa", { message_id: id });
      expect([failed.status, failed.body.code]).toEqual([502, "provider_failed"]);
      expect(failed.text).not.toContain(SECRET);
      const { body } = await call(person, "GET", "/assistant/threads/current");
      expect([
        body.thread.messages.map(({ text }: { text: string }) => text),
        body.thread.summary.property_type.types,
        body.thread.question,
      ]).toEqual([["a condo in Tampa"], ["condo"], null]);
      model.behaviour = says("Tampa it is.");
      const again = await say("a condo in Tampa", { message_id: id });
      expect([again.status, contentOf(again)]).toEqual([200, "Tampa it is."]);
      expect(
        (await call(person, "GET", "/assistant/threads/current")).body.thread.messages,
      ).toHaveLength(2);
    },
  );

  it("is requested three times in all if the server breaks or hangs up", async () => {
    model.behaviour = script(status(500), dropConnection(), says("At last."));
    expect(contentOf(await say("hello"))).toBe("At last.");
    expect(model.seen).toHaveLength(3);
  });

  it("is requested without tools if a server rejects them; other refusals keep tools", async () => {
    const toolsIn = (): readonly boolean[] =>
      model.seen.map(({ body }) => (body as ChatBody).tools !== undefined);
    model.behaviour = status(400);
    expect((await say("Tell me something about lofts.")).status).toBe(502);
    expect(toolsIn()).toEqual([true, false]);
    model.behaviour = says("Lofts are open plan.");
    expect(contentOf(await say("Tell me something about lofts again."))).toBe(
      "Lofts are open plan.",
    );
    expect(toolsIn()).toEqual([true, false, true]);
    const refused = status(400);
    const spoken = says("Ranches are on one floor.");
    model.behaviour = (response, body) =>
      (body.tools === undefined ? spoken : refused)(response, body);
    expect(contentOf(await say("Tell me something about ranches."))).toBe(
      "Ranches are on one floor.",
    );
    expect(contentOf(await say("Tell me more about ranches."))).toBe("Ranches are on one floor.");
    expect(toolsIn().slice(3)).toEqual([true, false, false]);
    // Resets the model for the tests that follow.
    await set({ model: "gpt-4-again" });
  });

  it("leaves the rest of the network unaffected while it fails", async () => {
    model.behaviour = huge(MEGABYTES_10);
    const [broken, fine] = await Promise.all([say("hello"), call(person, "GET", "/wallet")]);
    expect([broken.status, fine.status]).toEqual([502, 200]);
  });

  it("contains no links or pictures: it is plain text", async () => {
    model.behaviour = says(
      "See [our page](https://evil.example/?q=1) ![x](https://evil.example/p.png) <img " +
        "src=https://evil.example/a> www.evil.example **now**\u202E",
    );
    const answer = await say("hello");
    expect(contentOf(answer)).toBe("See our page x  … now");
    expect(answer.body.plat.reply.links).toEqual([]);
  });

  it("is not shown if it steers by people, safety or schools", async () => {
    model.behaviour = says(
      "You would love it: a safe neighborhood, perfect for young families, close to the best " +
        "schools.",
    );
    const answer = await say("tell me about Tampa");
    expect(contentOf(answer)).toContain("I can't compare areas");
    expect(JSON.stringify(answer.body)).not.toContain("young families");
  });
});

describe("a person's daily allowance", () => {
  it("is a share of the day; beyond it the built-in assistant answers", async () => {
    await set({ tokens_per_day: 3_000 });
    model.behaviour = obeys((body) =>
      sends({
        ...COMPLETION,
        usage: {
          prompt_tokens: Math.ceil(JSON.stringify(body).length / 4),
          completion_tokens: 150,
          total_tokens: 0,
        },
      }),
    );
    const answers: Answer[] = [];
    for (let index = 0; index < 12; index += 1) {
      clock.nowMs += 10_000;
      answers.push(await say(`tell me more, number ${index}`));
    }
    expect(answers.map(({ status: code }) => code)).toEqual(answers.map(() => 200));
    expect(model.seen.length).toBeGreaterThan(1);
    expect(model.seen.length).toBeLessThan(12);
    expect(await usedToday()).toBeLessThanOrEqual(3_000);
    expect([answers.at(-1)?.body.plat.is_built_in, contentOf(answers.at(-1) as Answer)]).toEqual([
      true,
      expect.stringContaining("Today's model limit is used up"),
    ]);
    clock.nowMs += 24 * 3_600_000;
    expect((await say("good morning")).body.plat.is_built_in).toBe(false);
  });

  it("ends with the network's, and is not used then", async () => {
    await set({ tokens_per_day: 100_000, network_tokens_per_day: 50_000_000 });
    clock.nowMs += 24 * 3_600_000;
    model.behaviour = sends(COMPLETION);
    expect((await say("good morning")).body.plat.is_built_in).toBe(false);
    await api.database.pool.query(
      "update assistant_use set tokens = 50000000 where user_id = 'network'",
    );
    const before = await usedToday();
    const answer = await say("and now?");
    expect(answer.body.plat.is_built_in).toBe(true);
    expect(contentOf(answer)).toContain("Today's model limit is used up");
    expect(await usedToday()).toBe(before);
    await api.database.pool.query("delete from assistant_use");
  });

  it("is not overdrawn by many concurrent messages", async () => {
    await set({ tokens_per_day: 4_000 });
    model.behaviour = sends({ ...COMPLETION, usage: undefined });
    await Promise.all(Array.from({ length: 15 }, (_, index) => say(`number ${index}`)));
    expect(await usedToday()).toBeLessThanOrEqual(4_000);
    expect(model.seen.length).toBeLessThan(15);
  });

  it("counts what was used, and nothing if the server rejected the call", async () => {
    model.behaviour = says("Twelve tokens.");
    await say("hello");
    expect(await usedToday()).toBe(12);
    model.behaviour = status(401);
    await say("hello again");
    expect(await usedToday()).toBe(12);
  });

  it("may be zero", async () => {
    await set({ tokens_per_day: 0 });
    expect((await say("hello")).body.plat.is_built_in).toBe(true);
    expect(model.seen).toHaveLength(0);
  });
});
