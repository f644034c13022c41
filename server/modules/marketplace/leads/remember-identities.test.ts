// Checks the rounds that remember what leads have in common: in batches, once, by one process.
import { beforeEach, describe, expect, it } from "vitest";
import { MINUTE_MS } from "../../../../domain/time.ts";
import { TEST_VAULT } from "../../../../test/support/test-vaults.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { buildPlaceFinder, readZips } from "../../../platform/geo/zip-table.ts";
import { takeIdentityProgress } from "./lead-identity.store.ts";
import { api, clock, postLead, setUpLeads } from "./leads.test-support.ts";
import { identitiesOf, rememberIdentities } from "./remember-identities.ts";

setUpLeads();
const findPlace = buildPlaceFinder(readZips());

const remember = (afterMs: number) =>
  rememberIdentities(
    { pool: api.database.pool, vault: TEST_VAULT, findPlace },
    clock.nowMs + afterMs,
  );
const kindsOf = async (id: string): Promise<string[]> =>
  (
    await api.database.pool.query<{ kind: string }>(
      "select kind from lead_identity where lead_id = $1 order by kind",
      [id],
    )
  ).rows.map(({ kind }) => kind);

beforeEach(() => {
  clock.nowMs += 10 * MINUTE_MS;
});

describe("a round", () => {
  it("reads leads minutes after their post, and each once", async () => {
    const { id } = await postLead();
    await remember(0);
    expect(await kindsOf(id)).toEqual([]);
    expect(await remember(5 * MINUTE_MS)).toBeGreaterThan(0);
    expect(await kindsOf(id)).toEqual(["address", "email", "phone"]);
    expect(await remember(6 * MINUTE_MS)).toBe(0);
  });

  it("knows a device only by address and browser together", async () => {
    const browser = { user_agent: "Firefox" };
    const withBoth = await postLead(browser);
    const withoutAddress = await postLead({ ...browser, ip_address: undefined });
    // Of an IPv6 address the first 64 bits: the rest changes by itself.
    const one = await postLead({ ...browser, ip_address: "2001:db8:1:2:aaaa::1" });
    const other = await postLead({ ...browser, ip_address: "2001:db8:1:2::ffff" });
    await remember(5 * MINUTE_MS);
    expect(await kindsOf(withBoth.id)).toContain("device");
    expect(await kindsOf(withoutAddress.id)).not.toContain("device");
    const { rows } = await api.database.pool.query(
      `select count(distinct hash)::int as hashes
       from lead_identity
       where kind = 'device' and lead_id = any($1::uuid[])`,
      [[one.id, other.id]],
    );
    expect(rows).toEqual([{ hashes: 1 }]);
  });

  it("takes a backlog in parts, and leaves it to one process at a time", async () => {
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.push((await postLead()).id);
    await inTransaction(api.database.pool, async (tx) => {
      expect(await takeIdentityProgress(tx)).not.toBeNull();
      expect(await remember(5 * MINUTE_MS)).toBe(0);
    });
    expect(await remember(5 * MINUTE_MS)).toBe(5);
    for (const id of ids) expect(await kindsOf(id)).not.toEqual([]);
  });

  it("remembers nothing of a lead whose contact is gone", async () => {
    const { id } = await postLead();
    await api.database.pool.query("delete from lead_private where lead_id = $1", [id]);
    expect(await remember(5 * MINUTE_MS)).toBe(1);
    expect(await kindsOf(id)).toEqual([]);
  });
});

it("compares a lead by the hashes that posting uses", async () => {
  const { id } = await postLead();
  const { rows } = await api.database.pool.query(
    `select l.id, l.zip_code, l.state, p.key_salt, p.sealed
     from lead l
     join lead_private p on p.lead_id = l.id
     where l.id = $1`,
    [id],
  );
  const hashes = identitiesOf({ vault: TEST_VAULT, findPlace }, rows[0]).map(({ hash }) => hash);
  const keys = await api.database.pool.query(
    "select encode(hash, 'hex') as hash from lead_key where lead_id = $1",
    [id],
  );
  expect(keys.rows).toHaveLength(3);
  expect(hashes).toEqual(expect.arrayContaining(keys.rows.map(({ hash }) => hash)));
});
