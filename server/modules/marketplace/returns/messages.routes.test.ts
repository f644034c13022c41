// Checks messages about a return: the parties write to the network and it to them, neither party
// reads the other's, and a question makes it the asked party's turn.
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Caller } from "../../../../test/support/api.ts";
import { RETURN_MESSAGE_LIMIT } from "../../../../domain/returns/terms.ts";
import { HOUR_MS } from "../../../../domain/time.ts";
import {
  answer,
  api,
  callers,
  clock,
  decide,
  events,
  filed,
  setUpReturns,
} from "./returns.test-support.ts";

setUpReturns();

const write = (id: string, caller: Caller, to: string, text: string, messageId = randomUUID()) =>
  api.call(caller, "PUT", `/v1/returns/${id}/messages/${messageId}`, { to, text });
const read = async (id: string, caller: Caller) =>
  (await api.call(caller, "GET", `/v1/returns/${id}/messages`)).body.items.map(
    ({ from, to, text }: Record<string, string>) => [from, to, text],
  );
const turnOf = async (id: string) =>
  (await api.call(callers.buyer, "GET", `/v1/returns/${id}`)).body.turn;

describe("messages about a return", () => {
  it("go through the network: neither party reads the other's", async () => {
    const { id } = await filed();
    expect(
      (await write(id, callers.buyer, "network", "Write to ada.tester@example.com and ask Ada."))
        .body.text,
    ).not.toMatch(/example|Ada\b/);
    await write(id, callers.admin, "affiliate", "Was the owner asked?");
    await write(id, callers.affiliate, "network", "Yes, on the form.");
    await write(id, callers.admin, "buyer", "Do you have the deed?");
    const texts = (rows: readonly string[][]) => rows.map(([, , text]) => text);
    expect(texts(await read(id, callers.buyer))).toEqual([
      expect.stringContaining("and ask"),
      "Do you have the deed?",
    ]);
    expect(texts(await read(id, callers.affiliate))).toEqual([
      "Was the owner asked?",
      "Yes, on the form.",
    ]);
    expect(await read(id, callers.admin)).toHaveLength(4);
    for (const caller of [callers.rival, callers.stranger])
      expect((await api.call(caller, "GET", `/v1/returns/${id}/messages`)).status).toBe(404);
  });

  it("make it the asked party's turn until it writes", async () => {
    const { id } = await filed();
    expect(await turnOf(id)).toBe("affiliate");
    await write(id, callers.admin, "buyer", "Which day was it?");
    expect(await turnOf(id)).toBe("buyer");
    const mine = await api.call(callers.buyer, "GET", "/v1/returns?where=turn,eq,buyer");
    expect(mine.body.items.map(({ id: one }: { id: string }) => one)).toContain(id);
    await write(id, callers.affiliate, "network", "It was all right.");
    expect(await turnOf(id)).toBe("buyer");
    await write(id, callers.buyer, "network", "The third of November.");
    expect(await turnOf(id)).toBe("affiliate");
    await write(id, callers.admin, "affiliate", "And you?");
    clock.nowMs += HOUR_MS;
    expect((await answer(id, "The form says so.")).status).toBe(200);
    expect(await turnOf(id)).toBe("network");
  });

  it("notify their recipient, without the text", async () => {
    const { id } = await filed();
    await events();
    await write(id, callers.admin, "buyer", "A secret question?");
    await write(id, callers.buyer, "network", "A secret answer.");
    const told = (await events()).filter(({ type }) => type === "return_message");
    expect(told).toMatchObject([
      {
        title: expect.stringMatching(/^The network asks about the return of lead #\w{6}$/),
        url: `/leads?part=returns&return=${id}`,
      },
      { title: expect.stringMatching(/^The buyer wrote about the return of lead #\w{6}$/) },
    ]);
    expect(JSON.stringify(told)).not.toContain("secret");
  });

  it("are stored once, and refused in another form under the same id", async () => {
    const { id } = await filed();
    const messageId = randomUUID();
    const first = await write(id, callers.buyer, "network", "Once.", messageId);
    expect((await write(id, callers.buyer, "network", "Once.", messageId)).text).toBe(first.text);
    expect((await write(id, callers.buyer, "network", "Twice.", messageId)).body.code).toBe(
      "idempotency_mismatch",
    );
    expect(await read(id, callers.buyer)).toHaveLength(1);
    const others = [await filed(), await filed()];
    const taken = randomUUID();
    const both = await Promise.all(
      others.map((one) => write(one.id, callers.buyer, "network", "At once.", taken)),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  it("keep to the network's side, to members who act, and to open returns", async () => {
    const { id } = await filed();
    expect((await write(id, callers.buyer, "affiliate", "Hello.")).status).toBe(403);
    expect((await write(id, callers.admin, "network", "Hello.")).status).toBe(403);
    expect((await write(id, callers.adminKey, "buyer", "Hello.")).status).toBe(403);
    expect((await write(id, callers.stranger, "network", "Hello.")).status).toBe(404);
    expect((await write(id, callers.buyer, "network", "  ")).status).toBe(422);
    await decide(id, "decline");
    expect((await write(id, callers.buyer, "network", "But!")).body.code).toBe("already_decided");
  });

  it("end at a limit", async () => {
    const { id } = await filed();
    for (let no = 0; no < RETURN_MESSAGE_LIMIT; no += 1)
      expect((await write(id, callers.buyer, "network", `No. ${no}`)).status).toBe(200);
    expect((await write(id, callers.buyer, "network", "One more.")).status).toBe(403);
  });
});
