// Tests who works an item of the inbox, and how long it is put aside: assigning, snoozing, what the
// log and the colleague learn of it, and that marks end with their item.
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import type { InboxItem } from "../../../../contract/insight/inbox.ts";
import { INBOX_KINDS } from "../../../../domain/inbox/kind-names.ts";
import { isSnoozed } from "../../../../domain/inbox/snooze.ts";
import { DAY_MS, HOUR_MS } from "../../../../domain/time.ts";
import { deleteMemberData } from "../../../../server/compose/delete-member-data.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import { publishOutbox } from "../../notify/notifications/publish-outbox.ts";
import { createStopFinder } from "../../demand/campaigns/index.ts";
import { tidyMarks } from "./inbox.jobs.ts";
import {
  type Person,
  api,
  assign,
  buyer,
  buyerId,
  clock,
  countInbox,
  inDays,
  inHours,
  join,
  listInbox,
  owner,
  pathOf,
  run,
  setUpInbox,
  snooze,
} from "./inbox.test-support.ts";
import { KINDS, waiting } from "./waiting-items.test-support.ts";

setUpInbox();

let fay: Person;
beforeEach(async () => {
  fay = await join("finance", "Fay Finance");
});

const marks = async () => (await run("select * from inbox_mark order by kind")).rows;
const tidy = () =>
  tidyMarks({
    pool: api.database.pool,
    now: () => clock.nowMs,
    findStops: createStopFinder({ pool: api.database.pool, findPlaces: () => [] }),
    licenseRules: () => [],
    timeZone: () => "America/Los_Angeles",
  });
const eventsOf = async (person: Person) => {
  await publishOutbox(api.database.pool, () => 0.5);
  const { body } = await api.call(person, "GET", "/v1/events");
  return body.items.filter(
    (event: { data: { type: string } }) => event.data.type === "inbox_assigned",
  );
};
const act = async (item: InboxItem) =>
  (
    await run(
      `select action, actor_id, account_id, subject_id, detail, changes
       from activity
       where detail ->> 'item_id' = $1
       order by at, id`,
      [item.id],
    )
  ).rows;

describe("assigning", () => {
  it("names the colleague, for all, by the filters, and in the network's log", async () => {
    const item = await waiting("payout");
    const { status, body } = await assign(item, fay);
    expect([status, body.assignee]).toEqual([200, { id: fay.user, name: "Fay Finance" }]);
    const found = async (reader: Person, assignee: string) =>
      (await listInbox(reader, `assignee,eq,${assignee}`)).some(({ id }) => id === item.id);
    expect([await found(fay, "me"), await found(owner, "me")]).toEqual([true, false]);
    expect([await found(fay, "others"), await found(owner, "others")]).toEqual([false, true]);
    expect(await found(owner, "none")).toBe(false);
    expect((await countInbox(fay, "?assignee=me")).payout).toBe(1);
    expect(await act(item)).toEqual([
      {
        action: "inbox_item.assigned",
        actor_id: owner.user,
        account_id: NETWORK_ID,
        subject_id: item.account_id,
        detail: { kind: "payout", item_id: item.id },
        changes: [{ field: "assignee", before: null, after: fay.user }],
      },
    ]);
  });

  it("notifies the colleague alone, once, and no person who takes an item", async () => {
    const item = await waiting("payout");
    await assign(item, fay);
    await assign(item, fay);
    const [told, ...more] = await eventsOf(fay);
    expect(more).toEqual([]);
    expect(told).toMatchObject({
      notification: { title: "Olga Owner assigned you: Payout", body: "Affiliate" },
      data: { url: `/dashboard?part=inbox&assignee=me&item=payout.${item.id}` },
    });
    expect(await eventsOf(owner)).toEqual([]);
    const mails = await run("select user_id from email where kind = 'inbox_assigned'");
    expect(mails.rows.filter(({ user_id: id }) => id === owner.user)).toEqual([]);
    expect(mails.rows.filter(({ user_id: id }) => id === fay.user)).toHaveLength(1);
    expect((await api.call(owner, "GET", `/v1/events/${told.id}`)).status).toBe(404);
    expect((await api.call(fay, "GET", `/v1/events/${told.id}`)).status).toBe(200);
    const other = await waiting("payout");
    await assign(other, fay, fay);
    expect(await eventsOf(fay)).toHaveLength(1);
  });

  it("ends with none, and may go on to another colleague", async () => {
    const item = await waiting("payout");
    await assign(item, fay);
    expect((await assign(item, owner)).body.assignee.id).toBe(owner.user);
    expect((await assign(item, null)).body.assignee).toBeNull();
    expect(await act(item)).toHaveLength(3);
  });

  it.each([
    ["a colleague without the right", () => join("support")],
    [
      "a member of another account",
      async () => (await api.userOf(buyerId, "advertiser")) as Person,
    ],
    ["a person who does not exist", async () => ({ user: "user-x" }) as Person],
  ])("is refused for %s", async (_who, find) => {
    const item = await waiting("payout");
    const { status, body } = await assign(item, await find());
    expect(status).toBe(422);
    expect(body.errors).toMatchObject([
      { field: "/user_id", message: expect.stringMatching(/^Choose /) },
    ]);
  });

  it("is refused to people who do not work the kind, and for items that are gone", async () => {
    const item = await waiting("payout");
    for (const person of [await join("operations"), await join("read_only"), buyer])
      expect((await assign(item, null, person)).status).toBe(403);
    expect((await assign({ kind: "payout", id: randomUUID() }, fay)).status).toBe(404);
    expect((await assign({ kind: "license", id: item.id }, owner)).status).toBe(404);
    const wrongKind = `/v1/inbox-items/lead/${item.id}/assignee`;
    expect((await api.call(owner, "PUT", wrongKind, { user_id: null })).status).toBe(422);
  });
});

describe("snoozing", () => {
  it("puts an item aside for all until its moment, when it returns by itself", async () => {
    const item = await waiting("application");
    const until = inHours(3);
    const { status, body } = await snooze(item, until);
    expect([status, body.snoozed_until, body.snoozed_by.name]).toEqual([
      200,
      new Date(until).toISOString(),
      "Olga Owner",
    ]);
    const colleague = await join("operations");
    const isIn = async (snoozed: string) =>
      (await listInbox(colleague, `snoozed,eq,${snoozed}`)).some(({ id }) => id === item.id);
    expect([await isIn("yes"), await isIn("no")]).toEqual([true, false]);
    expect((await countInbox(colleague, "?snoozed=yes")).application).toBe(1);
    clock.nowMs = until - 1;
    expect(await isIn("yes")).toBe(true);
    clock.nowMs = until;
    expect([await isIn("yes"), await isIn("no")]).toEqual([false, true]);
    const [returned] = (await listInbox()).filter(({ id }) => id === item.id);
    expect(returned).toMatchObject({ snoozed_until: null, snoozed_by: null });
  });

  it("returns a day before a deadline that comes first, and takes no snooze then", async () => {
    const item = await waiting("return");
    const deadlineMs = Date.parse(item.deadline ?? "");
    const { body } = await snooze(item, inDays(20));
    expect(body.snoozed_until).toBe(new Date(deadlineMs - DAY_MS).toISOString());
    clock.nowMs = deadlineMs - DAY_MS;
    expect((await listInbox(owner, "snoozed,eq,no")).some(({ id }) => id === item.id)).toBe(true);
    const { status, body: refused } = await snooze(item, inHours(1));
    expect([status, refused.errors[0].message]).toEqual([
      422,
      "The deadline is less than a day away. Decide now, or assign it to a colleague.",
    ]);
  });

  it("is refused for the past and for more than a month, each with its sentence", async () => {
    const item = await waiting("payout");
    for (const [atMs, message] of [
      [clock.nowMs, "Choose a time in the future."],
      [inDays(30) + 1, "Choose a time at most 30 days away."],
    ] as const)
      expect((await snooze(item, atMs)).body.errors).toMatchObject([{ field: "/until", message }]);
    expect((await snooze(item, inHours(1), await join("support"))).status).toBe(403);
    expect((await snooze({ kind: "payout", id: randomUUID() }, inHours(1))).status).toBe(404);
  });

  it("ends when a person wakes the item, and keeps its assignee", async () => {
    const item = await waiting("payout");
    await assign(item, fay);
    clock.nowMs += 1_000;
    await snooze(item, inHours(5), fay);
    clock.nowMs += 1_000;
    const { body } = await api.call(owner, "DELETE", `${pathOf(item)}/snooze`);
    expect(body).toMatchObject({ snoozed_until: null, assignee: { id: fay.user } });
    await api.call(owner, "DELETE", `${pathOf(item)}/snooze`);
    expect((await act(item)).map(({ action }) => action)).toEqual([
      "inbox_item.assigned",
      "inbox_item.snoozed",
      "inbox_item.woken",
    ]);
  });

  it("does not hold what waits anew", async () => {
    const item = await waiting("application");
    await snooze(item, inDays(2));
    clock.nowMs += HOUR_MS;
    await run("update account_application set sent_at = $2 where account_id = $1", [
      item.id,
      new Date(clock.nowMs),
    ]);
    expect((await listInbox(owner, "snoozed,eq,no")).some(({ id }) => id === item.id)).toBe(true);
  });
});

describe("a mark", () => {
  it("is deleted once its item is gone, whatever the kind", async () => {
    await run("delete from inbox_mark");
    const kept = new Map<string, string>();
    for (const { kind } of KINDS) {
      const [gone, stays] = [await waiting(kind), await waiting(kind)];
      await assign(gone, owner);
      await snooze(stays, inHours(2));
      kept.set(kind, stays.id);
      await KINDS.find((one) => one.kind === kind)?.settle(gone.id);
    }
    await tidy();
    expect(new Map((await marks()).map((row) => [row.kind, row.subject_id]))).toEqual(kept);
    expect(kept.size).toBe(INBOX_KINDS.length);
  });

  it("releases a colleague who lost the right or has left", async () => {
    const [one, two] = [await waiting("payout"), await waiting("payout")];
    const ben = await join("finance", "Ben Second");
    await assign(one, fay);
    await assign(two, ben);
    await snooze(two, inHours(9), ben);
    await run("update member set team_role = 'support' where user_id = $1", [fay.user]);
    await tidy();
    await deleteMemberData(api.database.pool, ben.user);
    const items = await listInbox(owner, "kind,eq,payout");
    for (const { id } of [one, two])
      expect(items.find((item) => item.id === id)).toMatchObject({
        assignee: null,
        snoozed_until: null,
      });
  });
});

describe("counts", () => {
  it("equal the rows of every filter, and each row is snoozed as the rules say", async () => {
    for (const [index, { kind }] of KINDS.entries()) {
      for (let number = 0; number < 4; number += 1) {
        const item = await waiting(kind);
        if (number % 2 === 0) await assign(item, index % 2 === 0 ? owner : null);
        if (number > 1) await snooze(item, inHours(1 + index * 7));
      }
    }
    for (const hours of [0, 4, 30, 60]) {
      clock.nowMs += hours * HOUR_MS;
      const all = await listInbox();
      for (const assignee of ["", "me", "others", "none"])
        for (const snoozed of ["", "yes", "no"]) {
          const filters = Object.entries({ assignee, snoozed }).filter(([, value]) => value !== "");
          const rows = await listInbox(
            owner,
            ...filters.map(([name, value]) => `${name},eq,${value}`),
          );
          const byKind = Object.fromEntries(
            INBOX_KINDS.map((kind) => [kind, rows.filter((row) => row.kind === kind).length]),
          );
          expect(await countInbox(owner, `?${new URLSearchParams(filters)}`)).toEqual(byKind);
        }
      const { rows } = await run("select * from inbox_mark");
      for (const item of all) {
        const mark = rows.find(({ kind, subject_id: id }) => kind === item.kind && id === item.id);
        const held = isSnoozed(
          {
            sinceMs: Date.parse(item.waiting_since),
            deadlineMs: item.deadline === null ? null : Date.parse(item.deadline),
          },
          mark?.snoozed_at === undefined || mark.snoozed_at === null
            ? null
            : { atMs: mark.snoozed_at.getTime(), untilMs: mark.snoozed_until.getTime() },
          clock.nowMs,
        );
        expect([item.kind, item.snoozed_until !== null]).toEqual([item.kind, held]);
      }
    }
  });
});
