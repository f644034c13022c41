// Checks that a buyer is never sold a person it has excluded, by campaign or manually.
import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readContactList } from "../../../../domain/lead/contact-list.ts";
import { TestApi } from "../../../../test/support/api.ts";
import { post, postBody } from "../../../../test/support/market.ts";
import type { SourceTerms } from "../../selling/distribution/index.ts";

const AT_MS = Date.now();
const digest = (text: string): string => createHash("sha256").update(text).digest("hex");
let api: TestApi;
let source: SourceTerms;
let accountId: string;
let owner: { readonly user: string };

beforeAll(async () => {
  api = await TestApi.start(() => AT_MS);
  source = await api.fixture.source({ unsoldRule: "list" });
  accountId = await api.fixture.advertiser("Elm Realty", 1_000_000);
  owner = await api.userOf(accountId, "advertiser");
  await api.fixture.campaign({ accountId, exclusiveCents: 5_000 });
  await api.market.catchUp();
});
afterAll(() => api.stop());

const upload = (
  body: object,
  caller: { readonly user: string } | { readonly key: string } = owner,
) => api.call(caller, "POST", "/v1/exclusions", body);
/** Hashes the text as the browser does. */
function hashesOf(text: string) {
  const { contacts } = readContactList(text);
  const of = (kind: string): string[] =>
    contacts.filter((contact) => contact.kind === kind).map(({ value }) => digest(value));
  return { phone_hashes: of("phone"), email_hashes: of("email") };
}
async function answerOf(body: Record<string, unknown>) {
  const result = await post(api.market, source, body, () => AT_MS);
  return result.kind === "answered" ? result.answer : null;
}

describe("an uploaded person", () => {
  it.each([
    ["phone", 1],
    ["email", 2],
  ] as const)("is not bought by the buyer's campaign, by %s", async (field, person) => {
    const body = postBody(person) as Record<string, string>;
    const [written] = [body[field] ?? ""];
    expect(
      (await upload(hashesOf(`Name,${field}\nAnn, ${written.toUpperCase()} `))).body,
    ).toMatchObject({ added: 1, known: 0 });
    expect(await answerOf(body)).toMatchObject({ sale: "none" });
    expect(await answerOf(postBody(person + 100))).toMatchObject({ sale: "exclusive" });
    const { rows } = await api.database.pool.query<{ id: string }>(
      "select lead_id as id from listing order by listed_at desc, lead_id desc limit 1",
    );
    const id = rows[0]?.id ?? "";
    const decision = (await api.call(owner, "GET", `/v1/leads/${id}/decision`)).body;
    expect(decision.lines.map(({ reason }: { reason: string }) => reason)).toEqual([
      "already_owned",
    ]);
    // The marketplace lists leads without identifying the person, so only the purchase can be
    // refused.
    const listing = (await api.call(owner, "GET", `/v1/listings/${id}`)).body;
    const price = listing.exclusive?.price_cents ?? listing.shared?.price_cents ?? 1_000_000;
    const bought = await api.call(
      owner,
      "POST",
      `/v1/listings/${id}/purchase`,
      { mode: "exclusive", max_price_cents: Math.max(price, 1_000_000) },
      { "idempotency-key": randomUUID() },
    );
    expect(bought).toMatchObject({ status: 422, body: { code: "already_owned" } });
  });

  it("affects only its own account: another buyer's upload changes nothing", async () => {
    const rival = await api.userOf(await api.fixture.advertiser("Oak Realty", 0), "advertiser");
    await upload({ phone_hashes: [digest(String(postBody(9).phone))] }, rival);
    expect(await answerOf(postBody(9))).toMatchObject({ sale: "exclusive" });
  });
});

describe("/v1/exclusions", () => {
  it("counts, stores nothing twice, and deletes only the caller's own exclusions", async () => {
    const id = await api.fixture.advertiser("Ash Realty", 0);
    const person = await api.userOf(id, "advertiser");
    const hashes = Array.from({ length: 10_000 }, (_, index) => digest(`+1916555${index}`));
    expect((await upload({ phone_hashes: hashes }, person)).body).toEqual({
      count: 10_000,
      added: 10_000,
      known: 0,
    });
    expect(
      (
        await upload(
          { phone_hashes: [hashes[0], hashes[0]?.toUpperCase()], email_hashes: [hashes[0]] },
          await api.keyOf(id),
        )
      ).body,
    ).toEqual({ count: 10_001, added: 1, known: 2 });
    const { rows } = await api.database.pool.query<{ hash: string }>(
      "select encode(hash, 'hex') as hash from exclusion where account_id = $1",
      [id],
    );
    expect(rows.some(({ hash }) => hashes.some((given) => given.startsWith(hash)))).toBe(false);
    const before = (await api.call(owner, "GET", "/v1/exclusions")).body.count;
    expect((await api.call(person, "DELETE", "/v1/exclusions")).body).toEqual({ count: 0 });
    expect((await api.call(person, "GET", "/v1/exclusions")).body).toEqual({ count: 0 });
    expect((await api.call(owner, "GET", "/v1/exclusions")).body.count).toBe(before);
    const log = await api.call(person, "GET", "/v1/activity");
    expect(log.body.items.map(({ action }: { action: string }) => action).toSorted()).toEqual([
      "owned.added",
      "owned.added",
      "owned.cleared",
    ]);
  });

  it("refuses an invalid hash, too many, and callers without permission", async () => {
    expect((await upload({ phone_hashes: ["+19165550123"] })).status).toBe(422);
    expect((await upload({})).status).toBe(422);
    const many = Array.from({ length: 6_000 }, (_, index) => digest(String(index)));
    expect((await upload({ phone_hashes: many, email_hashes: many })).body.errors[0].code).toBe(
      "too_many",
    );
    const affiliate = await api.userOf(source.affiliateId, "affiliate");
    for (const caller of [affiliate, await api.userOf(accountId, "advertiser", "agent")])
      expect((await upload({ phone_hashes: [many[0]] }, caller)).status).toBe(403);
    expect(
      (
        await upload(
          { phone_hashes: [many[0]] },
          await api.userOf(accountId, "advertiser", "manager"),
        )
      ).status,
    ).toBe(200);
  });
});
