// Tests that a person is mailed when they become or cease to be an owner, when an owner removes
// them, and when an API key is made in their name.
import { afterAll, beforeAll, expect, it } from "vitest";
import { TestApi } from "../../../../test/support/api.ts";
import { publishOutbox } from "../../notify/notifications/publish-outbox.ts";

let api: TestApi;
let owner: { user: string };
let member: { user: string };

beforeAll(async () => {
  api = await TestApi.start(() => Date.now());
  const accountId = await api.fixture.advertiser("Ruiz Realty", 0);
  owner = await api.userOf(accountId, "advertiser", "owner", "Olga Owner");
  member = await api.userOf(accountId, "advertiser", "agent", "Abel Agent");
  await api.database.pool.query(
    `insert into auth."user" (id, name, email, email_verified, created_at, updated_at)
     values ($1, 'Abel Agent', 'abel@inbox.example', true, now(), now())
     on conflict (id) do update set email = excluded.email`,
    [member.user],
  );
});
afterAll(() => api.stop());

async function mailsOf(userId: string) {
  await publishOutbox(api.database.pool, () => 0.5);
  const { rows } = await api.database.pool.query(
    "select kind, change, facts, address, link_id from email where user_id = $1 order by id",
    [userId],
  );
  return rows;
}
const setRole = (team_role: string) =>
  api.call(owner, "PATCH", `/v1/members/${member.user}`, { team_role });

it("tells who becomes or ceases to be an owner, and who is removed, and no other", async () => {
  expect((await setRole("manager")).status).toBe(200);
  expect(await mailsOf(member.user)).toEqual([]);
  expect((await setRole("owner")).status).toBe(200);
  expect((await setRole("agent")).status).toBe(200);
  expect((await api.call(owner, "DELETE", `/v1/members/${member.user}`)).status).toBe(204);
  const plain = { facts: null, address: null, link_id: null };
  expect(await mailsOf(member.user)).toEqual([
    { ...plain, kind: "owner_changed", change: "became_owner" },
    { ...plain, kind: "owner_changed", change: "no_longer_owner" },
    {
      kind: "removed_from_account",
      change: null,
      facts: { company: "Ruiz Realty" },
      address: "abel@inbox.example",
      link_id: null,
    },
  ]);
});

it("tells the holder of a new key its name, and not the key", async () => {
  const made = await api.call(owner, "POST", "/v1/api-keys", { name: "Nightly", scopes: ["read"] });
  await mailsOf(owner.user);
  const { rows } = await api.database.pool.query(
    `select items
     from email
     where user_id = $1 and kind = 'api_key_made'`,
    [owner.user],
  );
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).toContain("Nightly");
  expect(JSON.stringify(rows)).not.toContain(made.body.key);
});
