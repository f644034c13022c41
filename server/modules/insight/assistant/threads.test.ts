// Tests stored conversations: by session, private to each person, sealed, answered once,
// correctable, and deletable.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Answer, type Caller, TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import { deleteOldThreads } from "./thread.store.ts";
import { DAY_MS } from "../../../../domain/time.ts";

const AT_MS = Date.parse("2026-11-23T18:00:00Z");
const NOTHING_YET = { thread: null, model: "plat-built-in", is_built_in: true };
const clock = { nowMs: AT_MS };

let api: TestApi;
let person: { readonly user: string };
let other: { readonly user: string };
let session = "";

beforeAll(async () => {
  api = await TestApi.start(() => clock.nowMs);
});
afterAll(() => api.stop());
beforeEach(async () => {
  clock.nowMs += 1_000;
  session = randomUUID();
  person = await api.userOf(NETWORK_ID, "admin");
  other = await api.userOf(NETWORK_ID, "admin");
});

const call = (
  caller: Caller,
  method: string,
  path: string,
  body?: unknown,
  own = session,
): Promise<Answer> => api.call(caller, method, `/v1${path}`, body, { "x-test-session": own });
const say = (
  content: string,
  plat: Readonly<Record<string, unknown>> = {},
  own = session,
  caller: Caller = person,
): Promise<Answer> =>
  call(caller, "POST", "/chat/completions", { messages: [{ role: "user", content }], plat }, own);
const textsOf = ({ body }: Answer): readonly string[] =>
  (body.thread ?? body).messages.map(({ text }: { text: string }) => text);

describe("a thread", () => {
  it("belongs to the session: it continues there, and another session starts another", async () => {
    expect((await call(person, "GET", "/assistant/threads/current")).body).toEqual(NOTHING_YET);
    const first = await say("hello");
    const question = first.body.plat.question;
    await say("condo", { asked_id: question.id });
    const current = await call(person, "GET", "/assistant/threads/current");
    expect(textsOf(current)).toEqual([
      "hello",
      first.body.choices[0].message.content,
      question.text,
      "condo",
      "Noted: a condo.",
    ]);
    expect(current.body.thread.messages.map(({ sender }: { sender: string }) => sender)).toEqual([
      "user",
      "bot",
      "bot",
      "user",
      "bot",
    ]);
    expect(current.body.thread.question.text).toContain("In which place?");
    expect(
      (await call(person, "GET", "/assistant/threads/current", undefined, "another sign-in")).body,
    ).toEqual(NOTHING_YET);
    clock.nowMs += 1_000;
    await say("hello again", {}, "another sign-in");
    const list = await call(person, "GET", "/assistant/threads");
    expect(
      list.body.items.map(
        ({
          title,
          is_current: isCurrent,
          messages,
        }: {
          title: string;
          is_current: boolean;
          messages: number;
        }) => [title, isCurrent, messages],
      ),
    ).toEqual([
      ["hello again", false, 2],
      ["hello", true, 5],
    ]);
  });

  it("may be started over, reopened, and deleted", async () => {
    const old = (await say("hello")).body.plat.thread_id;
    const id = randomUUID();
    clock.nowMs += 1_000;
    const begun = await call(person, "POST", "/assistant/threads", { id });
    expect([
      begun.status,
      begun.body.messages,
      (await call(person, "POST", "/assistant/threads", { id })).body.id,
    ]).toEqual([200, [], id]);
    expect((await say("a house")).body.plat.thread_id).toBe(id);
    expect((await say("a condo", { thread_id: old })).body.plat.thread_id).toBe(old);
    expect((await call(person, "DELETE", `/assistant/threads/${old}`)).status).toBe(204);
    expect([
      (await call(person, "GET", `/assistant/threads/${old}`)).status,
      (await say("hi", { thread_id: old })).status,
      (await call(person, "DELETE", `/assistant/threads/${old}`)).status,
    ]).toEqual([404, 404, 404]);
    const { rows } = await api.database.pool.query(
      "select from assistant_message where thread_id = $1",
      [old],
    );
    expect(rows).toHaveLength(0);
  });

  it("is private to its person, even from the operator", async () => {
    const id = (await say("call me at 555-2000")).body.plat.thread_id;
    const tries = await Promise.all([
      call(other, "GET", `/assistant/threads/${id}`),
      call(other, "DELETE", `/assistant/threads/${id}`),
      call(other, "PATCH", `/assistant/threads/${id}/answers`, { timing: "m1_3" }),
      say("hi", { thread_id: id }, session, other),
      call(other, "POST", "/assistant/threads", { id }),
    ]);
    expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404, 409]);
    expect((await call(other, "GET", "/assistant/threads")).body.items).toEqual([]);
    expect((await call(other, "GET", "/assistant/threads/current")).body).toEqual(NOTHING_YET);
  });

  it("is sealed in the database", async () => {
    await say("my name is Zanzibar Quux, zanzibar@quux.example");
    const { rows } = await api.database.pool.query<{ row: string }>(
      `select t::text as row
       from assistant_thread t
       union all
       select m::text
       from assistant_message m`,
    );
    const raw = rows.map(({ row }) => row).join("");
    // The message of a failed match would print the whole table.
    for (const part of ["Zanzibar", "zanzibar", "Quux"])
      expect([part, raw.includes(part), raw.includes(Buffer.from(part).toString("hex"))]).toEqual([
        part,
        false,
        false,
      ]);
  });

  it("is deleted a quarter after its last message, and with the person", async () => {
    const id = (await say("hello")).body.plat.thread_id;
    await deleteOldThreads(api.database.pool, new Date(clock.nowMs), 100);
    expect((await call(person, "GET", `/assistant/threads/${id}`)).status).toBe(200);
    clock.nowMs += 90 * DAY_MS;
    await deleteOldThreads(api.database.pool, new Date(clock.nowMs), 100);
    expect((await call(person, "GET", `/assistant/threads/${id}`)).status).toBe(404);
  });
});

describe("a message", () => {
  it("that arrives twice is answered once, in the same words", async () => {
    const id = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => say("a condo in Tampa", { message_id: id })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.plat.reply.id)).size).toBe(1);
    expect(textsOf(await call(person, "GET", "/assistant/threads/current"))).toEqual([
      "a condo in Tampa",
      "Noted: a condo, in Tampa, FL.",
    ]);
    const changed = await say("a house in Tampa", { message_id: id });
    expect([changed.status, changed.body.errors[0].field]).toEqual([422, "/plat/message_id"]);
  });

  it("sent by two tabs at the same time starts one thread", async () => {
    const answers = await Promise.all(
      ["hello", "a condo", "in Tampa", "under 450k"].map((text) => say(text)),
    );
    expect(new Set(answers.map(({ body }) => body.plat.thread_id)).size).toBe(1);
    const { body } = await call(person, "GET", "/assistant/threads/current");
    expect(body.thread.messages).toHaveLength(8);
    expect(body.thread.summary).toMatchObject({
      property_type: { state: "answered" },
      location: { state: "answered" },
      price: { state: "answered" },
    });
  });
});

describe("the summary", () => {
  it("can be corrected: the edit wins, and is not asked for again", async () => {
    const first = await say("a condo");
    const id = first.body.plat.thread_id;
    const corrected = await call(person, "PATCH", `/assistant/threads/${id}/answers`, {
      property_types: ["townhouse", "condo"],
      places: [{ zip: "78701", city: null, county: null, state: null }],
      price: { min: null, max: 450_000, per: "sale" },
    });
    expect(corrected.body.summary).toMatchObject({
      property_type: { state: "answered", sure: 100, types: ["condo", "townhouse"] },
      location: { places: [{ zip: "78701" }] },
      price: { max: 450_000 },
      timing: { state: "open" },
      is_complete: false,
    });
    expect(corrected.body.question.text).toBe("How soon should they want to move?");
    expect(corrected.body.summary.links).toEqual([]);
    const complete = (
      await call(person, "PATCH", `/assistant/threads/${id}/answers`, { timing: "m3_6" })
    ).body;
    expect([complete.question, complete.summary.is_complete]).toEqual([null, true]);
    expect(complete.summary.links.map(({ path }: { path: string }) => path)).toEqual([
      "/leads?type=condo,townhouse&timing=m3_6&zip=78701",
      "/marketplace?type=condo,townhouse&timing=m3_6&zip=78701",
    ]);
    const opened = await call(person, "PATCH", `/assistant/threads/${id}/answers`, { price: null });
    expect(opened.body.summary.price).toMatchObject({ state: "open", max: null });
  });

  it.each([
    [{ price: { min: null, max: null, per: "sale" } }, "/price"],
    [{ price: { min: 5, max: 4, per: "sale" } }, "/price/min"],
    [{ places: [{ zip: "78701", city: "Austin", county: null, state: "TX" }] }, "/places/0"],
    [{ places: [{ zip: null, city: "Austin", county: null, state: null }] }, "/places/0"],
    [{ property_types: ["castle"] }, "/property_types/0"],
  ])("refuses %j", async (body, field) => {
    const { body: said } = await say("a condo");
    const answer = await call(
      person,
      "PATCH",
      `/assistant/threads/${said.plat.thread_id}/answers`,
      body,
    );
    expect([answer.status, answer.body.errors[0].field]).toEqual([422, field]);
  });
});
