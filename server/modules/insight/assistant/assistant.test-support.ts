// Starts a network whose people talk to the built-in assistant, and sends it messages.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { type Answer, type Caller, TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID, post, postBody } from "../../../../test/support/market.ts";
import { MINUTE_MS } from "../../../../domain/time.ts";

const AT_MS = Date.parse("2026-11-23T18:00:00Z");
export const clock = { nowMs: AT_MS };

export let api: TestApi;
export let callers: Readonly<
  Record<"buyer" | "rival" | "affiliate" | "admin", { readonly user: string }>
>;
export let session = "";

interface Extra {
  readonly plat?: Readonly<Record<string, unknown>>;
  readonly session?: string;
}

export function say(
  caller: Caller,
  content: string,
  { plat = {}, session: own = session }: Extra = {},
): Promise<Answer> {
  return api.call(
    caller,
    "POST",
    "/v1/chat/completions",
    {
      model: "gpt-4",
      max_tokens: 150,
      messages: [
        { role: "system", content: "A concise, professional real-estate assistant." },
        { role: "user", content },
      ],
      plat,
    },
    { "x-test-session": own },
  );
}

/** Sends the messages in sequence, each after the question before it was seen. */
export async function talk(caller: Caller, ...sentences: readonly string[]): Promise<Answer> {
  let last: Answer | null = null;
  for (const sentence of sentences) {
    last = await say(
      caller,
      sentence,
      last?.body.plat.question === null || last === null
        ? {}
        : { plat: { asked_id: last.body.plat.question.id } },
    );
    expect(last.status, last.text).toBe(200);
  }
  if (last === null) throw new Error("nothing was said");
  return last;
}

export const contentOf = ({ body }: Answer): string => body.choices[0].message.content;

export const linksOf = ({ body }: Answer): readonly string[] =>
  body.plat.reply.links.map(({ path }: { path: string }) => path);

/** Starts the network before the tests of a file and stops it after them. */
export function setUpAssistant(): void {
  beforeAll(async () => {
    api = await TestApi.start(() => clock.nowMs);
    const source = await api.fixture.source();
    const buyerId = await api.fixture.advertiser("Elm Realty", 1_000_000);
    const rivalId = await api.fixture.advertiser("Oak Realty", 0);
    await api.fixture.campaign({ accountId: buyerId, exclusiveCents: 5_000 });
    await api.market.catchUp();
    await post(api.market, source, postBody(1), () => clock.nowMs);
    callers = {
      buyer: await api.userOf(buyerId, "advertiser"),
      rival: await api.userOf(rivalId, "advertiser"),
      affiliate: await api.userOf(source.affiliateId, "affiliate"),
      admin: await api.userOf(NETWORK_ID, "admin"),
    };
  });
  afterAll(() => api.stop());
  beforeEach(() => {
    clock.nowMs += MINUTE_MS;
    session = randomUUID();
  });
}
