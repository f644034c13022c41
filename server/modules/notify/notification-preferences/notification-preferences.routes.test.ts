// Tests people's notification preferences over HTTP: each person has their own, and the bell
// follows immediately.
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { EventReader } from "../../../../test/support/event-reader.ts";
import { kindsFor } from "../../../../domain/notifications/types.ts";
import { channelsOf, isAlwaysOn } from "../../../../domain/notifications/preferences.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { insertEvents } from "../notifications/outbox.store.ts";

const AT = Date.parse("2026-03-04T18:00:00Z");
const PATH = "/v1/notification-preferences";
let api: TestApi;
let accountId: string;
const readers: EventReader[] = [];

beforeAll(async () => {
  api = await TestApi.start(() => AT);
  accountId = await api.fixture.advertiser("Ruiz Realty", 0);
});
afterEach(() => Promise.all(readers.splice(0).map((reader) => reader.close())));
afterAll(() => api.stop());

const buyer = () => api.userOf(accountId, "advertiser");
const read = async (caller: Caller) => (await api.call(caller, "GET", PATH)).body;
const merge = (caller: Caller, patch: unknown) => api.call(caller, "PATCH", PATH, patch);
const DETAILS = {
  lead_bought: {
    leadId: "l",
    side: "seller",
    city: "Tampa",
    state: "FL",
    propertyType: "condo",
    tier: "hot",
    mode: "exclusive",
    priceCents: 9_730,
  },
  search_matched: { count: 1, name: "Condos" },
} as const;
/** Inserts the event as the publisher does. */
const tell = (...kinds: (keyof typeof DETAILS)[]): Promise<number> =>
  inTransaction(api.database.pool, (tx) =>
    insertEvents(
      tx,
      kinds.map((type) => ({
        accountId,
        type,
        facts: {},
        details: DETAILS[type],
        url: "/leads/1",
        atMs: AT,
      })),
    ),
  );
const lastId = async (): Promise<number> =>
  Number(
    (await api.database.pool.query<{ seq: bigint | null }>("select max(seq) as seq from event"))
      .rows[0]?.seq ?? 0n,
  );

async function follow(
  { user }: { readonly user: string },
  after: number,
  language = "en",
): Promise<EventReader> {
  const reader = await EventReader.open(
    `${api.origin}/v1/events/stream?after=${after}&language=${language}`,
    { "x-test-user": user },
  );
  readers.push(reader);
  return reader;
}

/** The messages of a stream in order: the event's kind, or that something changed. */
async function said(reader: EventReader, count: number): Promise<string[]> {
  await reader.until(() => reader.messages.length >= count);
  return reader.messages.map(({ event, data }) =>
    event === "notification" ? data.data.type : event,
  );
}

describe("GET and PATCH /v1/notification-preferences", () => {
  it("returns the default of every kind of the role if nothing was set", async () => {
    const body = await read(await buyer());
    expect(body).toEqual({
      kinds: Object.fromEntries(kindsFor("advertiser").map((kind) => [kind, channelsOf(kind, {})])),
      quiet_hours: null,
      time_zone: null,
      account_time_zone: "America/Los_Angeles",
      digest_hour: 8,
      channels: ["bell"],
      email_stopped_at: null,
      updated_at: null,
    });
    expect(
      Object.keys(
        (await read(await api.userOf((await api.fixture.source()).affiliateId, "affiliate"))).kinds,
      ).toSorted(),
    ).toEqual(kindsFor("affiliate").toSorted());
  });

  it("merges: absent members stay, null restores the default, others keep theirs", async () => {
    const [person, colleague] = [await buyer(), await buyer()];
    const before = await read(colleague);
    expect(
      (
        await merge(person, {
          kinds: { lead_bought: { bell: false, email: "off" } },
          quiet_hours: { from: "22:00", until: "07:00" },
          time_zone: "America/Chicago",
          digest_hour: 6,
        })
      ).body,
    ).toMatchObject({
      kinds: { lead_bought: { bell: false, push: true, email: "off" } },
      quiet_hours: { from: "22:00", until: "07:00" },
      time_zone: "America/Chicago",
      digest_hour: 6,
      updated_at: new Date(AT).toISOString(),
    });
    await merge(person, {
      kinds: { search_matched: { push: false } },
      quiet_hours: { until: "08:00" },
    });
    expect(await read(person)).toMatchObject({
      kinds: {
        lead_bought: { bell: false, push: true, email: "off" },
        search_matched: { bell: true, push: false },
      },
      quiet_hours: { from: "22:00", until: "08:00" },
    });
    await merge(person, {
      kinds: { lead_bought: { email: null }, search_matched: null },
      quiet_hours: null,
      time_zone: null,
      digest_hour: null,
    });
    expect(await read(person)).toEqual({
      ...before,
      kinds: { ...before.kinds, lead_bought: { ...before.kinds.lead_bought, bell: false } },
      updated_at: new Date(AT).toISOString(),
    });
    expect(await read(colleague)).toEqual(before);
  });

  it("loses none of many concurrent changes", async () => {
    const person = await buyer();
    const kinds = kindsFor("advertiser").filter((kind) => !isAlwaysOn(kind));
    const answers = await Promise.all(
      kinds.map((kind) => merge(person, { kinds: { [kind]: { bell: false } } })),
    );
    expect(answers.map(({ status }) => status)).toEqual(kinds.map(() => 200));
    const { kinds: after } = await read(person);
    expect(kinds.filter((kind) => after[kind].bell)).toEqual([]);
  });

  it.each([
    [{ kinds: { lead_sold: { bell: false } } }, "/kinds/lead_sold"],
    [{ kinds: { nothing: { bell: false } } }, "/kinds/nothing"],
    [{ kinds: { lead_bought: { fax: true } } }, "/kinds/lead_bought/fax"],
    [{ kinds: { lead_bought: { email: "weekly" } } }, "/kinds/lead_bought/email"],
    [{ quiet_hours: { from: "22:00" } }, "/quiet_hours"],
    [{ quiet_hours: { from: "22:00", until: "22:00" } }, "/quiet_hours/until"],
    [{ quiet_hours: { from: "24:00", until: "07:00" } }, "/quiet_hours/from"],
    [{ time_zone: "Mars/Olympus" }, "/time_zone"],
    [{ digest_hour: 24 }, "/digest_hour"],
  ])("refuses %j and keeps what was set", async (patch, field) => {
    const person = await buyer();
    expect(await merge(person, patch)).toMatchObject({
      status: 422,
      body: { errors: [{ field }] },
    });
    expect((await read(person)).updated_at).toBe(null);
  });

  it("refuses to switch off notifications that protect the account", async () => {
    const affiliate = await api.userOf((await api.fixture.source()).affiliateId, "affiliate");
    for (const [channel, value] of [
      ["bell", false],
      ["email", "off"],
      ["email", "daily"],
    ]) {
      expect(
        await merge(affiliate, { kinds: { bank_changed: { [channel as string]: value } } }),
        String(value),
      ).toMatchObject({
        status: 422,
        body: { errors: [{ field: `/kinds/bank_changed/${channel}`, code: "always_told" }] },
      });
    }
    expect(
      (await merge(affiliate, { kinds: { bank_changed: { push: false } } })).body.kinds
        .bank_changed,
    ).toEqual({ bell: true, push: false, email: "at_once" });
  });

  it("is for people only, and is deleted with a person who leaves", async () => {
    for (const method of ["GET", "PATCH"] as const)
      expect(
        (
          await api.call(
            await api.keyOf(accountId),
            method,
            PATH,
            method === "PATCH" ? {} : undefined,
          )
        ).status,
        method,
      ).toBe(403);
    expect((await api.call(null, "GET", PATH)).status).toBe(401);
    const [owner, leaver] = [await buyer(), await buyer()];
    await merge(leaver, { digest_hour: 5 });
    const rows = async () =>
      (
        await api.database.pool.query("select from notification_preference where user_id = $1", [
          leaver.user,
        ])
      ).rowCount;
    expect(await rows()).toBe(1);
    expect((await api.call(owner, "DELETE", `/v1/members/${leaver.user}`)).status).toBe(204);
    expect(await rows()).toBe(0);
  });
});

describe("the bell", () => {
  it("leaves out what its person switched off: listed, missed, new, in any language", async () => {
    const [person, colleague] = [await buyer(), await buyer()];
    const before = await lastId();
    await merge(person, { kinds: { lead_bought: { bell: false } } });
    await tell("lead_bought", "search_matched", "lead_bought");
    const types = async (caller: Caller, query: string) =>
      (await api.call(caller, "GET", `/v1/events?${query}`)).body.items.map(
        ({ data }: { data: { type: string } }) => data.type,
      );
    expect([
      await types(person, `after=${before}`),
      await types(colleague, `after=${before}`),
    ]).toEqual([["search_matched"], ["lead_bought", "search_matched", "lead_bought"]]);
    expect(new Set(await types(person, "limit=200"))).toEqual(new Set(["search_matched"]));
    expect(await types(await api.keyOf(accountId), `after=${before}`)).toHaveLength(3);
    const [mine, spanish, theirs] = await Promise.all([
      follow(person, before),
      follow(person, before, "es"),
      follow(colleague, before),
    ]);
    // Screens learn that something changed, once however much it was, and query for what it was.
    expect(await said(mine, 2)).toEqual(["search_matched", "change"]);
    await said(theirs, 3);
    await said(spanish, 2);
    await tell("lead_bought");
    // Sent separately, because events that are read together send only one change message.
    await said(mine, 3);
    await said(spanish, 3);
    await tell("search_matched");
    expect(await said(mine, 4)).toEqual(["search_matched", "change", "change", "search_matched"]);
    expect(await said(spanish, 4)).toEqual([
      "search_matched",
      "change",
      "change",
      "search_matched",
    ]);
    expect(await said(theirs, 5)).toEqual([
      "lead_bought",
      "search_matched",
      "lead_bought",
      "lead_bought",
      "search_matched",
    ]);
    // Resuming from the id of a change message skips nothing and repeats nothing.
    const again = await follow(person, mine.messages[2]?.id ?? 0);
    expect(await said(again, 1)).toEqual(["search_matched"]);
  });

  it("follows immediately in every open stream of the person, and of no other person", async () => {
    const [person, colleague] = [await buyer(), await buyer()];
    const start = await lastId();
    const [one, other, theirs] = await Promise.all([
      follow(person, start),
      follow(person, start),
      follow(colleague, start),
    ]);
    await Promise.all([one, other, theirs].map((reader) => reader.until(() => reader.beats > 0)));
    await merge(person, { kinds: { lead_bought: { bell: false } } });
    await tell("lead_bought");
    expect([await said(one, 1), await said(other, 1), await said(theirs, 1)]).toEqual([
      ["change"],
      ["change"],
      ["lead_bought"],
    ]);
    await merge(person, { kinds: { lead_bought: null } });
    await tell("lead_bought");
    expect([await said(one, 2), await said(other, 2)]).toEqual([
      ["change", "lead_bought"],
      ["change", "lead_bought"],
    ]);
  });

  it("follows soon if another process made the change", async () => {
    const person = await buyer();
    const reader = await follow(person, await lastId());
    await api.database.pool.query(
      `insert into notification_preference (user_id, kinds, updated_at)
       values ($1, '{"lead_bought": {"bell": false}}', $2)`,
      [person.user, new Date(AT)],
    );
    for (let told = 0; !reader.messages.some(({ event }) => event === "change"); told += 1) {
      await tell("lead_bought");
      await said(reader, told + 1);
    }
    expect(reader.messages.at(-1)?.event).toBe("change");
  });
});
