// Calls every operation that reads with keys that lack a scope: no contact data without leads, no
// amount without money; and a source's key sees its own posts only, without contact.
import { beforeAll, describe, expect, it } from "vitest";
import { OPERATIONS } from "../../../../contract/index.ts";
import { KEY_SCOPES, type KeyScope } from "../../../../domain/access/key-scopes.ts";
import type { Caller } from "../../../../test/support/api.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import { callOperation } from "../../../../test/support/operation-calls.ts";
import {
  CANARY,
  LISTED,
  affiliate,
  api,
  buyerAccount,
  postLead,
  setUpLeads,
  sourceKey,
} from "./leads.test-support.ts";

setUpLeads();

const READS = OPERATIONS.filter(({ method, access }) => method === "GET" && access.includes("key"));
const without = (left: KeyScope): KeyScope[] => KEY_SCOPES.filter((scope) => scope !== left);
/** What the affiliate earned by the sale: in cents, in dollars, in a text. */
const EARNED = /\b6[,_]?300\b|\b63(\.00)?\b(?!["-])/;

let sold: string;
let unsold: string;
let sale: string;
let affiliateAccount: string;
beforeAll(async () => {
  sold = (await postLead()).id;
  unsold = (await postLead(LISTED)).id;
  const { rows } = await api.database.pool.query(
    "select id, affiliate_id from sale where lead_id = $1",
    [sold],
  );
  sale = rows[0].id;
  affiliateAccount = rows[0].affiliate_id;
});

/** Everything that the caller reads of the leads and the sale, by operation. */
async function readAll(caller: Caller): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const operation of READS)
    for (const id of operation.path.includes("{") ? [sold, unsold, sale] : [sold])
      for (const query of operation.operationId === "getLead" ? ["", "?contact=true"] : [""]) {
        const { text, status } = await callOperation(api, caller, operation, { id, query });
        if (status === 200)
          texts.set(
            operation.operationId,
            (texts.get(operation.operationId) ?? "") +
              text.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, ""),
          );
      }
  return texts;
}

const shownIn = (texts: ReadonlyMap<string, string>, what: RegExp | string): string[] =>
  [...texts].flatMap(([operationId, text]) => (text.search(what) === -1 ? [] : [operationId]));

describe("a key", () => {
  const accountOf: Readonly<Record<string, () => string>> = {
    buyer: () => buyerAccount,
    affiliate: () => affiliateAccount,
    network: () => NETWORK_ID,
  };

  it("of the network reads no contact at all: a person of it gives a reason", async () => {
    expect(shownIn(await readAll(await api.keyOf(NETWORK_ID)), CANARY)).toEqual([]);
  });

  it.each(["buyer", "affiliate"])(
    "of the %s without leads reads no contact, with leads it does",
    async (kind) => {
      const account = accountOf[kind]?.() ?? "";
      const all = await readAll(await api.keyOf(account));
      expect(shownIn(all, CANARY)).toContain("getLead");
      const cut = await readAll(await api.keyOf(account, without("leads")));
      expect(cut.has("getLead")).toBe(true);
      expect(cut.has("listSales")).toBe(true);
      expect(shownIn(cut, CANARY)).toEqual([]);
    },
  );

  it.each(["affiliate", "network"])(
    "of the %s without money reads no amount, with money it does",
    async (kind) => {
      const account = accountOf[kind]?.() ?? "";
      const all = await readAll(await api.keyOf(account));
      expect(shownIn(all, EARNED)).toContain("listSales");
      const cut = await readAll(await api.keyOf(account, without("money")));
      expect(cut.has("listLeads")).toBe(true);
      expect(shownIn(cut, EARNED)).toEqual([]);
    },
  );

  it("of the buyer without money reads no price of its own leads", async () => {
    const cut = await api.keyOf(buyerAccount, without("money"));
    const { body } = await api.call(cut, "GET", `/v1/leads/${sold}`);
    expect(body).toMatchObject({ view: "purchased", sale: { price_cents: null } });
    expect((await api.call(cut, "GET", "/v1/leads/export")).text).not.toContain("90.00");
    expect((await api.call(cut, "GET", "/v1/leads/totals")).body.spend_cents).toBeNull();
  });
});

describe("a source's key", () => {
  it("reads the outcome of its own posts, without contact", async () => {
    const listed = await api.call(sourceKey, "GET", "/v1/leads");
    // Both were received at the same moment.
    expect(listed.body.items.map(({ id }: { id: string }) => id).toSorted()).toEqual(
      [unsold, sold].toSorted(),
    );
    const own = await api.call(sourceKey, "GET", `/v1/leads/${unsold}`);
    expect(own.body).toMatchObject({ view: "own", contact: null, status: "available" });
    expect((await api.call(affiliate, "GET", `/v1/leads/${unsold}`)).text).toContain(CANARY);
    const decision = await api.call(sourceKey, "GET", `/v1/leads/${sold}/decision`);
    expect(decision.status).toBe(200);
    for (const { text } of [listed, own, decision]) expect(text).not.toContain(CANARY);
  });

  it("reads nothing of another source, not even of its own account's", async () => {
    const other = await api.fixture.sourceOf(affiliateAccount);
    const otherKey = await api.sourceKey(other.id);
    expect((await api.call(otherKey, "GET", "/v1/leads")).body.items).toEqual([]);
    for (const path of [`/v1/leads/${sold}`, `/v1/leads/${unsold}`, `/v1/leads/${sold}/decision`])
      expect((await api.call(otherKey, "GET", path)).status, path).toBe(404);
    const find = await api.call(sourceKey, "POST", "/v1/leads/find", { find: sold });
    expect(find.status).toBe(403);
  });
});
