// Tests the assistant's widget with a model: the operator configures a local OpenAI-compatible
// server, whose answers are then slow, failed, empty, partial, without JSON and far too large.
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { AssistantWidget, GREETING } from "../support/assistant-widget.ts";
import type { Visitor } from "../support/browser.ts";
import { bringAxe, findings } from "../support/looks.ts";
import type { ChatBody } from "../support/openai-rules.ts";
import {
  OpenAiServer,
  empty,
  half,
  huge,
  notJson,
  says,
  script,
  status,
} from "../support/openai-server.ts";
import { ApiUser } from "../support/trade.ts";
import { openVisits } from "../support/visits.ts";

const network = inject("network");
const visits = openVisits();
const EMPTY = "I apologize, but I couldn't process that request.";
const ERROR = "I apologize, but I encountered an error. Please try again.";
const KEY = "sk-journey-81f2";
const MEGABYTES_10 = 10_000_000;
let model: OpenAiServer;

beforeAll(async () => {
  model = await OpenAiServer.open();
  model.key = KEY;
});
afterAll(async () => {
  model.close();
  // The built-in assistant again, also where a test has failed.
  const operator = await ApiUser.signIn(network, "admin");
  const { body: now } = await operator.call("GET", "/v1/assistant/provider");
  await operator.call("PUT", "/v1/assistant/provider", {
    base_url: null,
    model: now.model,
    tokens_per_day: now.tokens_per_day,
    network_tokens_per_day: now.network_tokens_per_day,
  });
});

async function openSettings(): Promise<Visitor> {
  const operator = await visits.arrive();
  await bringAxe(operator);
  await operator.signInQuietly("admin");
  await operator.open("/settings?part=assistant");
  return operator;
}

it("is configured and tested by the operator, whose key no browser receives again", async () => {
  const operator = await openSettings();
  const { page } = operator;
  await page.getByLabel("Answered by").selectOption("model");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("This is required.").first().waitFor();
  await page.getByLabel("API address").fill(model.baseUrl);
  await page.getByLabel("API key").fill("sk-wrong");
  await page.getByRole("button", { name: "Test model" }).click();
  await page.getByText("It doesn't work.").waitFor();
  await page.getByLabel("API key").fill(KEY);
  await page.getByRole("button", { name: "Test model" }).click();
  await page.getByText(/It works: gpt-4 answered in/).waitFor();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("A key is saved. Leave blank to keep it.").waitFor();
  expect([
    await page.getByLabel("API key").inputValue(),
    (await page.content()).includes(KEY),
    await findings(operator),
    operator.mishaps,
  ]).toEqual(["", false, [], []]);
});

it("answers in the widget, however slowly, and reports failures as specified", async () => {
  const visitor = await visits.arrive();
  await visitor.signUpQuietly("advertiser", "Mona Model");
  await visitor.open("/dashboard");
  const { page } = visitor;
  const widget = new AssistantWidget(page);
  await widget.open();
  model.seen = [];
  const typing = page.getByText("The assistant is typing").waitFor({ state: "attached" });
  model.behaviour = (response, body) =>
    void typing.then(() =>
      says("Tampa has many condos. **Buyers** there like it near the water.")(response, body),
    );
  await widget.input.fill("Tell me about condos in Tampa");
  await widget.input.press("Enter");
  await page.getByText("Tampa has many condos. Buyers there like it near the water.").waitFor();
  await page.getByText("The assistant is typing").waitFor({ state: "detached" });
  await page.getByText("What price range should they have?").waitFor();
  await widget.panel.getByText("gpt-4").first().waitFor();
  const asked = model.seen[0]?.body as ChatBody;
  expect([asked.model, asked.max_tokens, asked.messages[0]?.role, asked.messages.at(-1)]).toEqual([
    "gpt-4",
    150,
    "system",
    { role: "user", content: "Tell me about condos in Tampa" },
  ]);
  expect(asked.messages[0]?.content).toContain("a concise, professional real estate assistant");
  expect(await widget.texts()).toEqual([
    GREETING,
    "Tell me about condos in Tampa",
    "Tampa has many condos. Buyers there like it near the water.",
    "What price range should they have?",
  ]);

  model.behaviour = empty();
  await widget.say("And houses?");
  expect((await widget.texts()).at(-1)).toBe(EMPTY);
  for (const [name, behaviour] of [
    ["half", half()],
    ["no JSON", notJson()],
    ["10 MB", huge(MEGABYTES_10)],
    ["failing", status(400)],
  ] as const) {
    model.behaviour = behaviour;
    await widget.say(`This one is ${name}`);
    expect((await widget.texts()).at(-1), name).toBe(ERROR);
  }
  model.behaviour = script(says("Here I am again."));
  await widget.control("Try again").last().click();
  await page.getByText("Here I am again.").waitFor();
  // The key stays on the server: neither responses to the browser nor its storage contain it.
  expect((await page.content()).includes(KEY)).toBe(false);
  expect(visitor.mishaps.every((mishap) => mishap.includes("502"))).toBe(true);
});

it("is replaced by the built-in assistant again", async () => {
  const operator = await openSettings();
  const { page } = operator;
  await page.getByLabel("Answered by").selectOption("built_in");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved. Applies from the next message.").waitFor();
  const widget = new AssistantWidget(page);
  await widget.open();
  const before = model.seen.length;
  await widget.say("hello");
  await widget.panel
    .getByText(
      "Built-in assistant: answers by rules, no outside model. You're talking to a program, " +
        "not a person.",
    )
    .waitFor();
  expect(model.seen).toHaveLength(before);
});
