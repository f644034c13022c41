// Tests the path from COMMIT to a follower: the notification that wakes it, what happens when it is
// lost, and the order of numbers.
import { searchMatch } from "../../../../test/support/told-events.ts";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestDatabase, createTestDatabase } from "../../../../test/support/database.ts";
import { MarketFixture } from "../../../../test/support/market.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { createWakeUps } from "../../../platform/realtime/wake-ups.ts";
import { type EventRow, findLastSeq, listNewEvents } from "../events/index.ts";
import { EVENT_CHANNEL } from "../notifications/index.ts";
import type { NewEvent } from "../notifications/new-event.ts";
import { insertEvents } from "../notifications/outbox.store.ts";
import { createFollower } from "./realtime.jobs.ts";

const AT = Date.parse("2026-03-20T18:00:00Z");
/** Longer than any test: an event that arrives was woken for. */
const NEVER_MS = 600_000;
let database: TestDatabase;
let accountId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  accountId = await (await MarketFixture.create(database.pool, AT)).advertiser("Ruiz Realty", 0);
});
afterAll(() => database.drop());

const eventOf = (title: string): NewEvent => ({
  accountId,
  ...searchMatch(title),
  facts: {},
  url: "/leads/1",
  atMs: AT,
});
const tell = (...titles: string[]): Promise<unknown> =>
  inTransaction(database.pool, (tx) => insertEvents(tx, titles.map(eventOf)));

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(5);
}

/** A follower of the test's database with the titles that it received. */
async function follow(pollIntervalMs: number, withWords: boolean) {
  const titles: string[] = [];
  const problems: unknown[] = [];
  let isWanted = true;
  const letGo = Promise.withResolvers<void>();
  const follower = createFollower<EventRow>({
    isWanted: () => {
      if (!isWanted) letGo.resolve();
      return isWanted;
    },
    findLastSeq: () => findLastSeq(database.pool),
    listAfter: (seq, limit) => listNewEvents(database.pool, seq, limit),
    onRows: (rows) =>
      titles.push(...rows.map(({ details }) => (details as { readonly name: string }).name)),
    onError: (error) => problems.push(error),
    pollIntervalMs,
  });
  let words = 0;
  const wakeUps = createWakeUps({
    connectionString: database.url,
    channel: EVENT_CHANNEL,
    random: () => 0,
    onError: (error) => problems.push(error),
    onWake: () => {
      words += 1;
      follower.wake();
    },
  });
  follower.start();
  if (withWords) wakeUps.start();
  await until(() => !withWords || words > 0);
  await follower.follow();
  return {
    titles,
    problems,
    words: () => words,
    follower,
    letGo: letGo.promise,
    want: (now: boolean) => {
      isWanted = now;
    },
    stop: () => Promise.all([follower.stop(), wakeUps.stop()]),
  };
}

describe("a follower", () => {
  it("is woken by what the publisher commits, and not before the commit", async () => {
    const { titles, stop } = await follow(NEVER_MS, true);
    const written = Promise.withResolvers<void>();
    const mayCommit = Promise.withResolvers<void>();
    const transaction = inTransaction(database.pool, async (tx) => {
      await insertEvents(tx, [eventOf("held")]);
      written.resolve();
      await mayCommit.promise;
    });
    await written.promise;
    await database.pool.query("select pg_notify($1, '')", [EVENT_CHANNEL]);
    expect(titles).toEqual([]);
    mayCommit.resolve();
    await transaction;
    await until(() => titles.length > 0);
    expect(titles).toEqual(["held"]);
    await stop();
  });

  it("finds events without a notification", async () => {
    const { titles, stop } = await follow(20, false);
    await tell("unheard");
    await until(() => titles.length > 0);
    expect(titles).toEqual(["unheard"]);
    await stop();
  });

  it("reconnects when its connection is cut, and finds what came in the meantime", async () => {
    const { titles, problems, words, stop } = await follow(NEVER_MS, true);
    await database.pool.query(
      `select pg_terminate_backend(pid)
       from pg_stat_activity
       where application_name = 'plat-listen' and datname = current_database()`,
    );
    const heard = words();
    await tell("meanwhile");
    await until(() => titles.length > 0 && words() > heard);
    await until(
      async () =>
        (
          await database.pool.query(
            `select from pg_stat_activity
             where application_name = 'plat-listen' and datname = current_database()`,
          )
        ).rowCount === 1,
    );
    await tell("again");
    await until(() => titles.length > 1);
    expect([titles, problems.length > 0]).toEqual([["meanwhile", "again"], true]);
    await stop();
  });

  it("reads nothing without streams, and starts with the first one", async () => {
    const { titles, want, letGo, follower, stop } = await follow(5, false);
    want(false);
    await letGo;
    await tell("for nobody");
    want(true);
    await follower.follow();
    await tell("for somebody");
    await until(() => titles.length > 0);
    expect(titles).toEqual(["for somebody"]);
    await stop();
  });

  it("misses nothing when two publishers overlap and the first to write commits last", async () => {
    const { titles, stop } = await follow(5, true);
    const firstWrote = Promise.withResolvers<void>();
    const mayCommit = Promise.withResolvers<void>();
    const committed: string[] = [];
    const first = inTransaction(database.pool, async (tx) => {
      await insertEvents(tx, [eventOf("first")]);
      firstWrote.resolve();
      await mayCommit.promise;
    }).then(() => committed.push("first"));
    await firstWrote.promise;
    const second = tell("second").then(() => committed.push("second"));
    // The second waits for its turn: were it numbered and visible now, a reader would skip the
    // first.
    await until(
      async () =>
        (
          await database.pool.query(
            `select from pg_locks
             where locktype = 'advisory'
               and not granted
               and database = (select oid from pg_database where datname = current_database())`,
          )
        ).rowCount === 1,
    );
    expect([committed, titles]).toEqual([[], []]);
    mayCommit.resolve();
    await Promise.all([first, second]);
    await until(() => titles.length > 1);
    // Which of the two connections is heard first proves nothing; the events read do.
    expect([committed.toSorted(), titles]).toEqual([
      ["first", "second"],
      ["first", "second"],
    ]);
    await stop();
  });

  it("sees numbers in order with many publishers running in parallel", async () => {
    const { titles, stop } = await follow(1, true);
    await Promise.all(
      Array.from({ length: 8 }, async (_, publisher) => {
        for (let index = 0; index < 20; index += 1)
          await tell(`${publisher} ${index}`, `${publisher} ${index} too`);
      }),
    );
    await until(() => titles.length >= 320);
    expect(new Set(titles).size).toBe(320);
    await stop();
  });
});
