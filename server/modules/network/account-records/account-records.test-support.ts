// Starts a network for tests of what it keeps about accounts: a buyer, and people of each seat.
import { afterAll, beforeAll, beforeEach } from "vitest";
import type { TeamRole } from "../../../../domain/access/rights.ts";
import { type Answer, type Caller, TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";

export type Person = Caller & { readonly user: string };

export const clock = { nowMs: Date.parse("2026-11-02T15:00:00Z") };
export let api: TestApi;
export let accountId: string;
export let buyer: Person;
export let owner: Person;
export let operations: Person;
let count = 0;

export function setUpRecords(): void {
  beforeAll(async () => {
    api = await TestApi.start(() => clock.nowMs);
    owner = await join("owner", "Olga Owner");
    operations = await join("operations", "Otto Operations");
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    clock.nowMs += 1_000;
    count += 1;
    accountId = await api.fixture.advertiser(`Ruiz Realty ${count}`, 10_000);
    buyer = await api.userOf(accountId, "advertiser");
  });
}

export const join = (seat: TeamRole, name = "Test person"): Promise<Person> =>
  api.userOf(NETWORK_ID, "admin", seat, name);

export const write = (caller: Caller, note: string, id = accountId): Promise<Answer> =>
  api.call(caller, "POST", `/v1/accounts/${id}/notes`, { note });
export const attach = (caller: Caller, name: string, content: string | Buffer): Promise<Answer> =>
  api.call(caller, "POST", `/v1/accounts/${accountId}/files`, {
    name,
    content: Buffer.from(content).toString("base64"),
  });
export const tag = (caller: Caller, body: object, id = accountId): Promise<Answer> =>
  api.call(caller, "PATCH", `/v1/accounts/${id}/tags`, body);
export const ofAccount = (path: string): string => `${path}?where=account_id,eq,${accountId}`;

/** The actions about the account in the network's log, in alphabetical order. */
export async function acts(): Promise<string[]> {
  const { rows } = await api.database.pool.query<{ action: string }>(
    `select action from activity
     where subject_kind = 'account' and subject_id = $1 and account_id = $2
     order by action`,
    [accountId, NETWORK_ID],
  );
  return rows.map(({ action }) => action);
}
