// Tests entries above the limit of one person: a second person approves, or the only one who may.
import { beforeEach, describe, expect, it } from "vitest";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import { listTold } from "../../../../test/support/told-events.ts";
import { publishOutbox } from "../../notify/notifications/publish-outbox.ts";
import {
  api,
  because,
  buyer,
  credit,
  decide,
  enter,
  finance,
  join,
  wallet,
  wire,
  type Person,
  setUpEntries,
} from "./manual-entries.test-support.ts";

setUpEntries();

describe("an entry above the limit of one person", () => {
  const large = wire(500_001);
  let second: Person;
  beforeEach(async () => {
    second = await join("owner", "Olga Owner");
  });

  it("waits, is refused to its maker, and is booked by another with the wallet then", async () => {
    const made = (await enter(large)).body;
    expect(made).toMatchObject({
      status: "waiting",
      after_cents: null,
      abilities: { approve: false, reject: true },
    });
    expect((await wallet()).balance_cents).toBe(10_000);
    expect((await api.call(buyer, "GET", `/v1/manual-entries/${made.id}`)).status).toBe(404);
    expect((await api.call(buyer, "GET", "/v1/manual-entries")).body.items).toEqual([]);
    expect(await decide(made.id, finance)).toMatchObject({
      status: 409,
      body: { code: "second_person_needed" },
    });
    await enter(wire(1_000));
    expect((await decide(made.id, second)).body).toMatchObject({
      status: "booked",
      made_by_name: "Fay Finance",
      decided_by_name: "Olga Owner",
      before_cents: 11_000,
      after_cents: 511_001,
    });
    expect((await decide(made.id, second)).status).toBe(200);
    expect((await wallet()).balance_cents).toBe(511_001);
  });

  it("is booked once by many approvals at the same moment", async () => {
    const { id } = (await enter(large)).body;
    const third = await join("finance");
    const answers = await Promise.all(
      [second, third, second, third].map((caller) => decide(id, caller)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await wallet()).balance_cents).toBe(510_001);
  });

  it("is rejected with a reason by either, and then stays so", async () => {
    const { id } = (await enter(large)).body;
    expect((await decide(id, second, { decision: "reject" })).status).toBe(422);
    const rejected = await decide(id, second, { decision: "reject", reason: "Not our wire" });
    expect(rejected.body).toMatchObject({ status: "rejected", rejection: "Not our wire" });
    expect(await decide(id, second)).toMatchObject({ body: { code: "already_decided" } });
    expect((await wallet()).balance_cents).toBe(10_000);
  });

  it("says so to the network", async () => {
    await enter(large);
    while ((await publishOutbox(api.database.pool, () => 0.5)).events > 0);
    const told = await listTold(api.database.pool, "account_id = $1", [NETWORK_ID]);
    expect(told.at(-1)?.title).toBe("A wallet entry of $5000.01 awaits a second person");
  });

  it("stands alone while one person may book money, and the activity says so", async () => {
    await api.database.pool.query("delete from member where user_id = $1", [second.user]);
    const { body } = await enter(large);
    expect(body.status).toBe("booked");
    const acts = await api.call(buyer, "GET", `/v1/activity?where=subject_id,eq,${body.id}`);
    expect(acts.body.items[0].action).toBe("manual_entry.booked_alone");
  });

  it("is approved by its maker once the maker is alone with it", async () => {
    const { id } = (await enter(large)).body;
    await api.database.pool.query("delete from member where user_id = $1", [second.user]);
    const shown = (await api.call(finance, "GET", `/v1/manual-entries/${id}`)).body;
    expect(shown.abilities).toEqual({ approve: true, reject: true });
    expect((await decide(id, finance)).body.status).toBe("booked");
  });

  it("counts what a credit limit grows by, and adjustments in either direction", async () => {
    expect((await enter(credit(500_000))).body.status).toBe("booked");
    expect((await enter(credit(900_000))).body.status).toBe("booked");
    expect((await enter(credit(1_400_001))).body.status).toBe("waiting");
    expect((await enter(credit(0))).body.status).toBe("booked");
    expect((await enter(because("adjustment", 500_001))).body.status).toBe("waiting");
  });

  it("is not approved against a wallet that it no longer fits", async () => {
    await enter(wire(500_000));
    const refund = { kind: "refund", amount_cents: 505_000, method: "wire" };
    const { id } = (await enter(refund)).body;
    await enter({ ...refund, amount_cents: 100_000 });
    expect(await decide(id, second)).toMatchObject({
      status: 422,
      body: { errors: [{ field: "/amount_cents" }] },
    });
    expect((await wallet()).balance_cents).toBe(410_000);
  });

  it("of a maker who may no longer book money is not the second person's alone", async () => {
    const { id } = (await enter(large)).body;
    await join("finance");
    await api.database.pool.query("update member set team_role = 'support' where user_id = $1", [
      finance.user,
    ]);
    expect(await decide(id, second)).toMatchObject({
      status: 409,
      body: { code: "second_person_needed" },
    });
  });
});
