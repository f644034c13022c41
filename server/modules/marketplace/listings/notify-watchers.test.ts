// Checks saved searches that watch the marketplace: notified of new listings once, and only of what
// the account can buy.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { personIn, postBody } from "../../../../test/support/market.ts";
import { publishOutbox } from "../../notify/notifications/publish-outbox.ts";
import { notifyWatchers } from "./notify-watchers.ts";
import { MINUTE_MS } from "../../../../domain/time.ts";

let nowMs = Date.now();
let api: TestApi;
let sourceKey: Caller;
let person: Caller;
let posted = 0;

beforeAll(async () => {
  api = await TestApi.start(() => nowMs);
  sourceKey = await api.sourceKey((await api.fixture.source({ unsoldRule: "list" })).id);
  person = await api.userOf(
    await api.fixture.advertiser("Ruiz Realty", 100_000, { states: ["CA", "NY"] }),
    "advertiser",
  );
});
afterAll(() => api.stop());

async function list(fields: object): Promise<void> {
  posted += 1;
  nowMs += 1;
  expect(
    (await api.call(sourceKey, "POST", "/v1/leads", { ...postBody(posted), ...fields })).body,
  ).toMatchObject({ status: "accepted", sale: "none" });
}
const save = (id: string, document: object) =>
  api.call(person, "PUT", `/v1/saved-views/${id}`, {
    path: "/marketplace",
    query: "side=seller",
    ...document,
  });
const tell = (): Promise<number> =>
  notifyWatchers(
    { pool: api.database.pool, listings: api.listings, previewZip: () => "zip" },
    nowMs,
  );
async function told(): Promise<string[]> {
  await publishOutbox(api.database.pool, () => 0.5);
  const { body } = await api.call(person, "GET", "/v1/events");
  return body.items
    .filter(({ data }: { data: { type: string } }) => data.type === "search_matched")
    .map(
      ({ notification, data }: { notification: { title: string }; data: { url: string } }) =>
        `${notification.title} ${data.url}`,
    );
}

describe("a search that watches", () => {
  it("counts new matches, once, at most every five minutes, in the licensed states", async () => {
    await list({ zip_code: "95838" });
    await save("sellers", { name: "Sellers", watch: ["side,eq,seller"] });
    await save("quiet", { name: "Quiet" });
    nowMs += MINUTE_MS;
    // Earlier listings are not new.
    expect(await tell()).toBe(0);
    for (const zip of ["95838", "10001", "73301"]) await list({ zip_code: zip });
    await list({ zip_code: "95838", side: "renter" });
    nowMs += MINUTE_MS;
    expect(await tell()).toBe(0);
    nowMs += 5 * MINUTE_MS;
    // Two processes run concurrently: one of them notifies.
    const both = await Promise.all([tell(), tell()]);
    expect(both.toSorted()).toEqual([0, 1]);
    expect(await told()).toEqual([
      "Fewer than 5 new leads match “Sellers” /marketplace?side=seller",
    ]);
    nowMs += 6 * MINUTE_MS;
    expect(await tell()).toBe(0);
    await list({ zip_code: "95838" });
    nowMs += 6 * MINUTE_MS;
    expect(await tell()).toBe(1);
    const texts = await told();
    expect(texts).toHaveLength(2);
    expect(new Set(texts).size).toBe(1);
    for (let index = 1; index <= posted; index += 1)
      expect(personIn(texts.join(" "), postBody(index))).toEqual([]);
  });

  it("stops when the watch, the view or the member ends", async () => {
    const watches = async (): Promise<number> =>
      (await api.database.pool.query("select from search_watch")).rowCount ?? 0;
    expect(await watches()).toBe(1);
    await api.call(person, "PATCH", "/v1/saved-views/sellers", { watch: null });
    await tell();
    expect(await watches()).toBe(0);
    await save("sellers", { name: "Sellers", watch: [] });
    await tell();
    await api.database.pool.query(
      "update member set status = 'suspended' where name = 'Test person'",
    );
    await list({ zip_code: "95838" });
    nowMs += 6 * MINUTE_MS;
    expect(await tell()).toBe(0);
    await api.database.pool.query("update member set status = 'active'");
    expect(await tell()).toBe(1);
    expect((await api.call(person, "DELETE", "/v1/saved-views/sellers")).status).toBe(204);
    await tell();
    expect(await watches()).toBe(0);
  });

  it("is refused with a condition that listings do not support", async () => {
    expect(await save("odd", { name: "Odd", watch: ["colour,eq,green"] })).toMatchObject({
      status: 422,
      body: { errors: [{ field: "/watch" }] },
    });
    expect(
      (
        await save("many", {
          name: "Many",
          watch: Array.from({ length: 18 }, () => "side,eq,seller"),
        })
      ).status,
    ).toBe(422);
  });
});
