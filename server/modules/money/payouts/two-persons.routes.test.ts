// Tests payouts above the network's limit: two persons approve them, or the only one who may.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import type { TeamRole } from "../../../../domain/access/rights.ts";
import type { Caller } from "../../../../test/support/api.ts";
import { listTold } from "../../../../test/support/told-events.ts";
import { publishOutbox } from "../../notify/notifications/publish-outbox.ts";
import { verifyLedger } from "../ledger/index.ts";
import { EARNED, admin, api, ask, clock, payee, setUpPayouts } from "./payouts.test-support.ts";

setUpPayouts();

type Person = { readonly user: string };

/** A second after the act before, so that the acts have an order. */
const approve = (id: string, caller: Caller) => {
  clock.nowMs += 1_000;
  return api.call(caller, "POST", `/v1/payouts/${id}/decision`, { decision: "approve" });
};
const read = async (id: string, caller: Caller) =>
  (await api.call(caller, "GET", `/v1/payouts/${id}`)).body;
const setLimit = (value: number) =>
  api.call(
    admin,
    "PATCH",
    "/v1/settings",
    { second_person_above_cents: value },
    {
      "content-type": "application/merge-patch+json",
    },
  );
const join = (teamRole: TeamRole = "finance", name = "Ben Second") =>
  api.userOf(NETWORK_ID, "admin", teamRole, name) as Promise<Person>;

/** The acts on the payout, oldest first, each with the person's id. */
async function acts(id: string): Promise<string[][]> {
  const { rows } = await api.database.pool.query<{ action: string; actor_id: string }>(
    "select action, actor_id from activity where subject_id = $1 order by at",
    [id],
  );
  return rows.map(({ action, actor_id: actor }) => [action, actor]);
}

const me = (): string => (admin as Person).user;
let id: string;
let owner: Caller;
beforeEach(async () => {
  await setLimit(2 * EARNED - 1);
  ({ owner } = await payee({ leads: 2 }));
  id = (await ask(owner)).body.id;
});
afterEach(async () => {
  await api.database.pool.query("delete from member where account_id = $1 and user_id <> $2", [
    NETWORK_ID,
    me(),
  ]);
});

describe("a payout above the limit", () => {
  it("waits for a second person, and refuses the second click of the first", async () => {
    const second = await join();
    expect(await read(id, admin)).toMatchObject({
      needs_second_person: true,
      first_approval: null,
      abilities: { approve: true, reject: true, order: false },
    });
    expect((await approve(id, admin)).body).toMatchObject({
      status: "requested",
      first_approval: { by_name: "Test person", is_own: true },
      abilities: { approve: false, reject: true, order: false },
    });
    expect(await approve(id, admin)).toMatchObject({
      status: 409,
      body: {
        code: "second_person_needed",
        detail: "You approved this payout already. Another person must approve it too.",
      },
    });
    expect(await read(id, second)).toMatchObject({
      status: "requested",
      first_approval: { by_name: "Test person", is_own: false },
      abilities: { approve: true },
    });
    expect((await approve(id, second)).body).toMatchObject({ status: "approved" });
    expect((await approve(id, second)).body).toMatchObject({ status: "approved" });
    expect(await acts(id)).toEqual([
      ["payout.requested", (owner as Person).user],
      ["payout.first_approved", me()],
      ["payout.approved", second.user],
    ]);
  });

  it("tells the network that a second approval is missing, and the affiliate nothing", async () => {
    await join();
    await approve(id, admin);
    while ((await publishOutbox(api.database.pool, () => 0.5)).events > 0);
    const told = await listTold(api.database.pool, "account_id = $1", [NETWORK_ID]);
    expect(told.map(({ title }) => title)).toContain(
      "A payout needs a second person's approval, $70.00",
    );
    const shown = await read(id, owner);
    expect(shown).toMatchObject({
      status: "requested",
      needs_second_person: false,
      first_approval: null,
    });
  });

  it("cannot go into a bank file, be sent or fail after one approval", async () => {
    await join();
    await approve(id, admin);
    const file = await api.call(admin, "POST", "/v1/payouts/bank-file", { ids: [id] });
    expect(file).toMatchObject({ status: 409, body: { code: "already_decided" } });
    for (const outcome of ["sent", "failed"]) {
      const end = await api.call(admin, "POST", `/v1/payouts/${id}/outcome`, {
        outcome,
        reason: "test",
      });
      expect(end).toMatchObject({ status: 409, body: { code: "already_decided" } });
    }
  });

  it("may be rejected by the person who approved it first", async () => {
    await join();
    await approve(id, admin);
    const rejected = await api.call(admin, "POST", `/v1/payouts/${id}/decision`, {
      decision: "reject",
      reason: "Their bank account is in question.",
    });
    expect(rejected.body).toMatchObject({ status: "rejected", abilities: { approve: false } });
  });

  it("takes one approval from each of two who click at once", async () => {
    const second = await join();
    const answers = await Promise.all([admin, second].map((caller) => approve(id, caller)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await read(id, admin)).status).toBe("approved");
    expect((await acts(id)).map(([action]) => action).toSorted()).toEqual([
      "payout.approved",
      "payout.first_approved",
      "payout.requested",
    ]);
  });

  it("is not approved by many clicks of one person at once", async () => {
    await join();
    const answers = await Promise.all(Array.from({ length: 8 }, () => approve(id, admin)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200, 409, 409, 409, 409, 409, 409, 409,
    ]);
    expect((await read(id, admin)).status).toBe("requested");
  });
});

describe("the people who count", () => {
  it("are those with the right to approve: the others make no second person", async () => {
    for (const seat of ["operations", "support", "compliance", "read_only"] as const)
      await join(seat);
    expect((await approve(id, admin)).body).toMatchObject({ status: "approved" });
    expect((await acts(id)).at(-1)).toEqual(["payout.approved_alone", me()]);
  });

  it("are active: a suspended person makes no second", async () => {
    const second = await join();
    await api.database.pool.query("update member set status = 'suspended' where user_id = $1", [
      second.user,
    ]);
    expect((await approve(id, admin)).body).toMatchObject({
      status: "approved",
      first_approval: null,
    });
    expect((await acts(id)).at(-1)).toEqual(["payout.approved_alone", me()]);
  });

  it("lose their first approval with the right", async () => {
    const second = await join();
    const third = await join("finance", "Cy Third");
    await approve(id, second);
    await api.database.pool.query("update member set team_role = 'support' where user_id = $1", [
      second.user,
    ]);
    expect((await read(id, admin)).first_approval).toBeNull();
    expect((await approve(id, admin)).body).toMatchObject({
      status: "requested",
      first_approval: { is_own: true },
    });
    expect((await approve(id, third)).body.status).toBe("approved");
  });

  it("who approved first and are then alone approve alone", async () => {
    const second = await join();
    await approve(id, admin);
    await api.database.pool.query("delete from member where user_id = $1", [second.user]);
    expect(await read(id, admin)).toMatchObject({
      needs_second_person: false,
      abilities: { approve: true },
    });
    expect((await approve(id, admin)).body.status).toBe("approved");
    expect((await acts(id)).at(-1)).toEqual(["payout.approved_alone", me()]);
  });
});

describe("a payout up to the limit", () => {
  it("needs one person, and the limit is the network's", async () => {
    await join();
    await setLimit(2 * EARNED);
    expect(await read(id, admin)).toMatchObject({ needs_second_person: false });
    expect((await approve(id, admin)).body.status).toBe("approved");
    expect((await acts(id)).at(-1)).toEqual(["payout.approved", me()]);
  });

  it("needs one person also where it was above the limit at the first approval", async () => {
    await join();
    await approve(id, admin);
    await setLimit(2 * EARNED);
    expect((await approve(id, admin)).body.status).toBe("approved");
    expect(await verifyLedger(api.database.pool)).toEqual([]);
  });
});
