// Checks bought leads in a team: claimed by one member, and then seen and worked only by members
// who may.
import { listTold } from "../../../../test/support/told-events.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TestApi } from "../../../../test/support/api.ts";
import { post, postBody } from "../../../../test/support/market.ts";
import type { SourceTerms } from "../../selling/distribution/index.ts";
import { publishOutbox } from "../../notify/notifications/publish-outbox.ts";

const AT_MS = Date.parse("2026-11-20T18:00:00Z");
type Person = { readonly user: string };

let api: TestApi;
let source: SourceTerms;
let buyerId: string;
let team: {
  readonly owner: Person;
  readonly manager: Person;
  readonly ann: Person;
  readonly bob: Person;
};
let rival: Person;
let people = 0;

beforeAll(async () => {
  api = await TestApi.start(() => AT_MS);
  source = await api.fixture.source();
  buyerId = await api.fixture.advertiser("Elm Realty", 1_000_000);
  await api.fixture.campaign({ accountId: buyerId, exclusiveCents: 5_000 });
  await api.market.catchUp();
  const teamRole = (name: string, kind: "owner" | "manager" | "agent") =>
    api.userOf(buyerId, "advertiser", kind, name);
  team = {
    owner: await teamRole("Olga", "owner"),
    manager: await teamRole("Max", "manager"),
    ann: await teamRole("Ann", "agent"),
    bob: await teamRole("Bob", "agent"),
  };
  rival = await api.userOf(await api.fixture.advertiser("Oak Realty", 0), "advertiser");
});
afterAll(() => api.stop());

async function sell(): Promise<{ readonly id: string; readonly leadId: string }> {
  people += 1;
  const known = (await api.database.pool.query<{ id: string }>("select id from sale")).rows.map(
    ({ id }) => id,
  );
  await post(api.market, source, postBody(people), () => AT_MS);
  const { rows } = await api.database.pool.query<{ id: string; lead_id: string }>(
    "select id, lead_id from sale where id <> all($1::uuid[])",
    [known],
  );
  return { id: rows[0]?.id ?? "", leadId: rows[0]?.lead_id ?? "" };
}
const claim = (who: Person, id: string) => api.call(who, "POST", `/v1/sales/${id}/claim`);
const assign = (who: Person, id: string, userId: string | null) =>
  api.call(who, "PUT", `/v1/sales/${id}/assignee`, { user_id: userId });
const say = (who: Person | { readonly key: string }, id: string, body: object) =>
  api.call(who, "POST", `/v1/sales/${id}/outcome`, body);
const idsOf = async (who: Person, query: string): Promise<string[]> =>
  (await api.call(who, "GET", `/v1/sales?${query}`)).body.items.map(({ id }: { id: string }) => id);

describe("claims", () => {
  it("let exactly one of sixteen in, name it to the others, and notify the account", async () => {
    const sale = await sell();
    const agents = await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        api.userOf(buyerId, "advertiser", "agent", `Agent ${index}`),
      ),
    );
    const answers = await Promise.all(agents.map((agent) => claim(agent, sale.id)));
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    const { name } = won[0]?.body.lead.sale.assignee ?? {};
    expect(name).toMatch(/^Agent \d+$/);
    for (const lost of answers.filter(({ status }) => status !== 200))
      expect(lost).toMatchObject({
        status: 409,
        body: { code: "already_claimed", detail: `${name} has this lead.` },
      });
    await publishOutbox(api.database.pool, () => 0.5);
    const told = await listTold(api.database.pool, "type = 'sale_assigned' and url = $1", [
      `/leads/${sale.leadId}`,
    ]);
    expect(told).toHaveLength(1);
    expect(told).toMatchObject([
      {
        account_id: buyerId,
        title: expect.stringMatching(new RegExp(`^${name} claimed the .* lead #\\w{6} in `)),
      },
    ]);
    const bell = (await api.call(team.owner, "GET", "/v1/events")).body.items.map(
      ({ data }: { data: { type: string } }) => data.type,
    );
    expect(bell).not.toContain("sale_assigned");
  });

  it("are also made by an outcome, but not by a note or an API key", async () => {
    const sale = await sell();
    await say(team.ann, sale.id, { note: "Will call at five." });
    await say(await api.keyOf(buyerId), sale.id, { outcome: "attempted" });
    expect(await idsOf(team.bob, "where=assignee,eq,unassigned")).toContain(sale.id);
    expect(
      (await say(team.ann, sale.id, { outcome: "attempted" })).body.lead.sale.assignee,
    ).toMatchObject({ user_id: team.ann.user, name: "Ann" });
    expect(await say(team.bob, sale.id, { outcome: "contacted" })).toMatchObject({
      status: 409,
      body: { code: "already_claimed", detail: "Ann has this lead." },
    });
    expect(
      (await say(team.manager, sale.id, { outcome: "contacted" })).body.lead.sale.assignee.name,
    ).toBe("Ann");
  });

  it("on another account's leads are not found", async () => {
    const sale = await sell();
    for (const answer of [await claim(rival, sale.id), await assign(rival, sale.id, rival.user)])
      expect(answer.status).toBe(404);
    await claim(team.ann, sale.id);
    for (const answer of [
      await claim(rival, sale.id),
      await assign(rival, sale.id, null),
      await say(rival, sale.id, { outcome: "lost" }),
    ])
      expect(answer.status).toBe(404);
  });
});

describe("a lead that a colleague works", () => {
  it("is not listed or read by an agent, notes included; owner and manager do both", async () => {
    const sale = await sell();
    await say(team.ann, sale.id, { outcome: "attempted", note: "Gate code 4411" });
    for (const path of [`/v1/sales/${sale.id}`, `/v1/leads/${sale.leadId}`]) {
      expect((await api.call(team.bob, "GET", path)).status, path).toBe(404);
      for (const who of [team.ann, team.owner, team.manager])
        expect((await api.call(who, "GET", path)).status, path).toBe(200);
    }
    for (const list of ["leads", "sales", "touches"]) {
      const text = async (who: Person): Promise<string> =>
        (await api.call(who, "GET", `/v1/${list}?limit=200`)).text;
      expect(await text(team.bob), list).not.toContain(sale.leadId);
      expect(await text(team.ann), list).toContain(sale.leadId);
      expect(await text(team.owner), list).toContain(sale.leadId);
    }
    expect(await idsOf(team.owner, `where=assignee,eq,${team.ann.user}`)).toContain(sale.id);
    expect(await idsOf(team.owner, "where=assignee,eq,unassigned")).not.toContain(sale.id);
  });

  it("is assigned by owner and manager alone, and released by its assignee", async () => {
    const sale = await sell();
    expect((await assign(team.ann, sale.id, team.bob.user)).status).toBe(403);
    expect((await assign(team.manager, sale.id, team.bob.user)).body.lead.sale.assignee.name).toBe(
      "Bob",
    );
    expect(await assign(team.ann, sale.id, null)).toMatchObject({
      status: 409,
      body: { detail: "Bob has this lead." },
    });
    expect((await assign(team.owner, sale.id, team.ann.user)).body.lead.sale.assignee.name).toBe(
      "Ann",
    );
    expect((await assign(team.ann, sale.id, null)).body.lead.sale.assignee).toBeNull();
    expect((await assign(team.manager, sale.id, rival.user)).body.errors[0].field).toBe("/user_id");
  });
});

it("an agent learns no price by filtering sales; a manager filters by it", async () => {
  const { id } = await sell();
  await claim(team.ann, id);
  const over = "where=price_cents,gt,1&limit=200";
  expect(await idsOf(team.manager, over)).toContain(id);
  expect(await idsOf(team.ann, over)).toEqual([]);
  const totals = await api.call(team.ann, "GET", "/v1/sales/totals?where=price_cents,gt,1");
  expect(totals.body.sales).toBe(0);
});

it("a member's unfinished work is released when they leave; notes keep their name", async () => {
  const gus = await api.userOf(buyerId, "advertiser", "agent", "Gus");
  const [open, won] = [await sell(), await sell()];
  await say(gus, open.id, { outcome: "attempted", note: "Call again on Monday." });
  await say(gus, won.id, { outcome: "won" });
  expect((await api.call(team.owner, "DELETE", `/v1/members/${gus.user}`)).status).toBe(204);
  expect(await idsOf(team.ann, "where=assignee,eq,unassigned")).toContain(open.id);
  expect(
    (await api.call(team.owner, "GET", `/v1/sales/${won.id}`)).body.lead.sale.assignee.name,
  ).toBe("Gus");
  expect(
    (await api.call(team.ann, "GET", `/v1/touches?where=sale_id,eq,${open.id}`)).body.items[0],
  ).toMatchObject({ note: "Call again on Monday.", by: { name: "Gus" } });
  expect((await assign(team.owner, open.id, gus.user)).status).toBe(422);
});
