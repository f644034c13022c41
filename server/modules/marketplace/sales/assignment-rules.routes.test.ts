// Checks rules for assigning new leads: who may set them, what they assign, and what they leave.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { post, postBody } from "../../../../test/support/market.ts";
import { DAY_MS, MINUTE_MS } from "../../../../domain/time.ts";
import type { SourceTerms } from "../../selling/distribution/index.ts";
import { assignNewSales } from "./assign-new-sales.ts";

let nowMs = Date.parse("2026-11-20T18:00:00Z");
let api: TestApi;
let source: SourceTerms;
let team: Readonly<Record<"owner" | "manager" | "ann" | "bob", Caller & { readonly id: string }>>;
let buyerId: string;
let rival: Caller;
let people = 0;

beforeAll(async () => {
  api = await TestApi.start(() => nowMs);
  source = await api.fixture.source();
  buyerId = await api.fixture.advertiser("Elm Realty", 5_000_000);
  await api.fixture.campaign({ accountId: buyerId, exclusiveCents: 5_000 });
  await api.market.catchUp();
  const member = async (name: string, role: "owner" | "manager" | "agent") => {
    const caller = await api.userOf(buyerId, "advertiser", role, name);
    const { body } = await api.call(caller, "GET", "/v1/profile");
    return { ...caller, id: body.user_id as string };
  };
  team = {
    owner: await member("Olga", "owner"),
    manager: await member("Max", "manager"),
    ann: await member("Ann", "agent"),
    bob: await member("Bob", "agent"),
  };
  rival = await api.userOf(await api.fixture.advertiser("Oak Realty", 0), "advertiser", "owner");
});
afterAll(() => api.stop());

type Area = { readonly states?: readonly string[]; readonly zips?: readonly string[] };
const rule = (mode: string, members: readonly (readonly [id: string, area?: Area])[]) => ({
  mode,
  members: members.map(([id, { states = [], zips = [] } = {}]) => ({
    user_id: id,
    states,
    zip_prefixes: zips,
  })),
});
const put = (body: object, caller: Caller = team.manager) =>
  api.call(caller, "PUT", "/v1/assignment-rule", body);

/** Sells a lead of Sacramento. Returns the id of the sale. */
async function sell(): Promise<string> {
  nowMs += MINUTE_MS;
  people += 1;
  await post(api.market, source, postBody(people), () => nowMs);
  const { body } = await api.call(team.owner, "GET", "/v1/sales?order=-sold_at&limit=1");
  return body.items[0].id;
}
async function workerOf(sale: string): Promise<string | null> {
  const { body } = await api.call(team.owner, "GET", `/v1/sales/${sale}`);
  return body.lead.sale.assignee?.name ?? null;
}
const round = () => assignNewSales(api.database.pool, nowMs);

describe("the rule of a team", () => {
  it("is by hand until an owner or manager sets one, and is the account's own", async () => {
    const empty = { mode: "manual", members: [] };
    expect((await api.call(team.ann, "GET", "/v1/assignment-rule")).body).toEqual(empty);
    const wanted = rule("round_robin", [[team.ann.id], [team.bob.id]]);
    expect((await put(wanted, team.ann)).status).toBe(403);
    expect((await put(wanted)).body).toEqual(wanted);
    expect((await api.call(team.bob, "GET", "/v1/assignment-rule")).body).toEqual(wanted);
    expect((await api.call(rival, "GET", "/v1/assignment-rule")).body).toEqual(empty);
    const seller = await api.keyOf(source.affiliateId);
    expect((await api.call(seller, "GET", "/v1/assignment-rule")).status).toBe(403);
  });

  it("names only members of the account, each once", async () => {
    const wrong = rule("area", [["u_stranger"], [team.ann.id, { states: ["ZZ"] }], [team.ann.id]]);
    const { status, body } = await put(wrong);
    expect(status).toBe(422);
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual([
      "/members/0/user_id",
      "/members/1/states",
      "/members/2/user_id",
    ]);
    const { body: rivals } = await put(rule("round_robin", [[team.ann.id]]), rival);
    expect(rivals.status).toBe(422);
  });
});

describe("new leads", () => {
  it("go around in turn, once, however many rounds run at a time", async () => {
    await put(rule("round_robin", [[team.ann.id], [team.bob.id]]));
    const sales = [await sell(), await sell(), await sell()];
    const rounds = await Promise.all([round(), round(), round()]);
    expect(rounds.reduce((sum, one) => sum + one, 0)).toBe(3);
    expect(await Promise.all(sales.map(workerOf))).toEqual(["Ann", "Bob", "Ann"]);
    const { body } = await api.call(
      team.owner,
      "GET",
      `/v1/activity?where=subject_id,eq,${sales[0]}`,
    );
    expect(body.items[0]).toMatchObject({ action: "sale.assigned", actor_kind: "system" });
  });

  it("go to the member of the longest ZIP that fits", async () => {
    await put(
      rule("area", [
        [team.ann.id, { states: ["CA"] }],
        [team.bob.id, { zips: ["958"] }],
      ]),
    );
    const sale = await sell();
    expect(await round()).toBe(1);
    expect(await workerOf(sale)).toBe("Bob");
  });

  it("wait where they fit no member, until the rule is changed or a day has passed", async () => {
    await put(rule("area", [[team.ann.id, { states: ["TX"] }]]));
    const sale = await sell();
    expect(await round()).toBe(0);
    expect(await workerOf(sale)).toBeNull();
    nowMs += 2 * DAY_MS;
    await put(rule("round_robin", [[team.ann.id]]));
    expect(await round()).toBe(0);
  });

  it("are left alone where a member has them, works them, or gave them up", async () => {
    await put(rule("round_robin", [[team.ann.id]]));
    const [claimed, worked, released] = [await sell(), await sell(), await sell()];
    await api.call(team.bob, "POST", `/v1/sales/${claimed}/claim`);
    await api.call(team.bob, "POST", `/v1/sales/${worked}/outcome`, { outcome: "attempted" });
    await api.call(team.manager, "PUT", `/v1/sales/${released}/assignee`, {
      user_id: team.bob.id,
    });
    await api.call(team.manager, "PUT", `/v1/sales/${released}/assignee`, { user_id: null });
    expect(await round()).toBe(0);
    expect(await workerOf(claimed)).toBe("Bob");
    expect(await workerOf(released)).toBeNull();
    // Another member can still claim it.
    expect((await api.call(team.ann, "POST", `/v1/sales/${released}/claim`)).status).toBe(200);
    expect(await workerOf(released)).toBe("Ann");
  });

  it("bought before the rule was set are left alone", async () => {
    await put(rule("manual", []));
    const sale = await sell();
    nowMs += MINUTE_MS;
    await put(rule("round_robin", [[team.ann.id]]));
    expect(await round()).toBe(0);
    expect(await workerOf(sale)).toBeNull();
  });

  it("are assigned in batches, however many wait", async () => {
    await put(rule("round_robin", [[team.ann.id], [team.bob.id]]));
    for (let count = 0; count < 5; count += 1) await sell();
    expect(await round()).toBe(5);
    expect(await round()).toBe(0);
  });
});
