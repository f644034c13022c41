// Tests that an end of access is answered only when every process has forgotten, with several
// instances over one database.
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type TestDatabase, createTestDatabase } from "../../../test/support/database.ts";
import { type AccessEnds, createAccessEnds } from "./access-ends.ts";

let database: TestDatabase;
const started: AccessEnds[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((ends) => ends.stop()));
});
afterAll(() => database.drop());

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await sleep(5);
}

/** One process; `told` collects what it forgot. */
async function startProcess(
  longestWaitMs = 60_000,
  forget: (userId: string | null) => Promise<void> = async () => undefined,
) {
  const told: (string | null)[] = [];
  const ends = createAccessEnds({
    pool: database.pool,
    databaseUrl: database.url,
    random: () => 0,
    onError: () => undefined,
    longestWaitMs,
  });
  ends.add(async (userId) => {
    await forget(userId);
    told.push(userId);
  });
  ends.start();
  started.push(ends);
  await until(() => ends.isHearing() && told.length > 0);
  told.length = 0;
  return { ends, told };
}

describe("the end of access", () => {
  it("is forgotten by every process before its announcement resolves", async () => {
    const mayForget = Promise.withResolvers<void>();
    let isSlow = false;
    const [one, two, slow] = [
      await startProcess(),
      await startProcess(),
      await startProcess(60_000, () => (isSlow ? mayForget.promise : Promise.resolve())),
    ];
    isSlow = true;
    let isOver = false;
    const announced = one.ends.announce("ana").then(() => {
      isOver = true;
    });
    await until(() => two.told.length > 0);
    expect([isOver, slow.told]).toEqual([false, []]);
    mayForget.resolve();
    await announced;
    expect([two.told, slow.told]).toEqual([["ana"], ["ana"]]);
    expect(one.told).toContain("ana");
    await two.ends.announce(null);
    expect([one.told.at(-1), slow.told.at(-1)]).toEqual([null, null]);
  });

  it("keeps announcements at the same time apart", async () => {
    const [one, two] = [await startProcess(), await startProcess()];
    const people = Array.from({ length: 20 }, (_, index) => `person ${index}`);
    await Promise.all(
      people.map((person, index) => (index % 2 === 0 ? one : two).ends.announce(person)),
    );
    for (const { told } of [one, two])
      expect(people.filter((person) => !told.includes(person))).toEqual([]);
  });

  it("waits for no process that has stopped, and not forever for one that is silent", async () => {
    const one = await startProcess(50);
    const gone = await startProcess();
    await gone.ends.stop();
    expect(gone.ends.isHearing()).toBe(false);
    const failing = await startProcess(50, async (userId) => {
      if (userId !== null) throw new Error("canary");
    });
    await one.ends.announce("ana");
    expect([one.told.includes("ana"), gone.told, failing.told]).toEqual([true, [], []]);
  });

  it("knows when a process hears nothing, and forgets all when it does again", async () => {
    const { ends, told } = await startProcess();
    const lost: boolean[] = [];
    await database.pool.query(
      `select pg_terminate_backend(pid)
       from pg_stat_activity
       where application_name = 'plat-access' and datname = current_database()`,
    );
    await until(() => {
      lost.push(!ends.isHearing());
      return lost.includes(true) && ends.isHearing() && told.length > 0;
    });
    expect(told).toEqual([null]);
  });
});
