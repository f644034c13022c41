// Tests who may sign up by the network's policy, with and without an invitation.
import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SignUpPolicy } from "../../../../domain/access/account-status.ts";
import { DAY_MS } from "../../../../domain/time.ts";
import { type TestDatabase, createTestDatabase } from "../../../../test/support/database.ts";
import {
  Browser,
  type IdentityServer,
  startIdentityServer,
} from "../../../../test/support/identity.ts";
import { MarketFixture } from "../../../../test/support/market.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { insertInvitation } from "../company-invitations/company-invitation.store.ts";

let database: TestDatabase;
let server: IdentityServer;
let policy: SignUpPolicy;
let count = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  await MarketFixture.create(database.pool, Date.now());
  server = await startIdentityServer(database.pool, { signUpPolicy: () => policy });
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const newEmail = (): string => `company.${(count += 1)}@example.com`;

const signUp = (more: object, email = newEmail()) =>
  new Browser(server).post("/v1/auth/sign-up/email", {
    name: "Ana Ruiz",
    email,
    password: "a long pass phrase",
    role: "advertiser",
    company: `Ruiz Realty ${count}`,
    ...more,
  });

/** A link that was made `daysAgo` days ago; returns its token. */
async function invited(role: "advertiser" | "affiliate", daysAgo = 0): Promise<string> {
  const token = `token-${(count += 1)}`;
  const at = Date.now() - daysAgo * DAY_MS;
  await insertInvitation(database.pool, {
    id: uuidv7(at),
    email: newEmail(),
    role,
    created_at: new Date(at),
    expires_at: new Date(at + 14 * DAY_MS),
    tokenHash: createHash("sha256").update(token).digest(),
    invitedBy: "operator",
  });
  return token;
}

const applications = async (accountId: string): Promise<number> =>
  (await database.pool.query("select from account_application where account_id = $1", [accountId]))
    .rows.length;
const usersOf = async (email: string): Promise<number> =>
  (await database.pool.query(`select from auth."user" where email = $1`, [email])).rows.length;

describe("without an invitation", () => {
  it.each([
    ["open", "advertiser", "active", 0],
    ["open", "affiliate", "active", 0],
    ["approval", "advertiser", "pending", 1],
    ["approval", "affiliate", "pending", 1],
  ] as const)("%s: an %s is %s", async (value, role, status, applied) => {
    policy = value;
    const { status: http, body } = await signUp({ role });
    expect([http, body.account?.status]).toEqual([200, status]);
    expect(await applications(body.account.id)).toBe(applied);
  });

  it("and by invitation only, nothing is made", async () => {
    policy = "invitation";
    const email = newEmail();
    expect(await signUp({}, email)).toMatchObject({
      status: 403,
      body: { code: "invitation_needed" },
    });
    expect(await usersOf(email)).toBe(0);
  });
});

describe("with an invitation", () => {
  it.each(["open", "invitation", "approval"] as const)("%s: takes part at once", async (value) => {
    policy = value;
    const invitation = await invited("affiliate");
    const { status, body } = await signUp({ role: "affiliate", invitation });
    expect([status, body.account.status]).toEqual([200, "active"]);
    expect(await applications(body.account.id)).toBe(0);
  });

  it.each([
    ["unknown", async (): Promise<string> => "never made", 404, "not_found"],
    ["too old", () => invited("advertiser", 15), 410, "invitation_over"],
    ["for the other side", () => invited("affiliate"), 422, "invalid"],
  ] as const)("that is %s, nothing is made", async (_, make, status, code) => {
    policy = "invitation";
    const email = newEmail();
    expect(await signUp({ invitation: await make() }, email)).toMatchObject({
      status,
      body: { code },
    });
    expect(await usersOf(email)).toBe(0);
  });

  it("that eight companies use at once, one signs up", async () => {
    policy = "invitation";
    const invitation = await invited("advertiser");
    const answers = await Promise.all(Array.from({ length: 8 }, () => signUp({ invitation })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array<number>(7).fill(410),
    ]);
  });

  it("that was withdrawn, or an email that is taken, nothing is used up", async () => {
    policy = "invitation";
    const [taken, invitation] = [newEmail(), await invited("advertiser")];
    await signUp({ invitation: await invited("advertiser") }, taken);
    expect((await signUp({ invitation }, taken)).status).toBe(422);
    expect((await signUp({ invitation })).status).toBe(200);
  });
});
