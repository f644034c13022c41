// Checks that the network's limits of offers to pings decide the next offer, and change none that
// is open.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import { PingNetwork, hashesOf, pingOf } from "../../../../test/support/ping-network.ts";
import type { Answer, Caller } from "../../../../test/support/api.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { verifyLedger } from "../../money/ledger/index.ts";
import { DEFAULT_SETTINGS } from "./index.ts";

let net: PingNetwork;
let operator: Caller;

beforeAll(async () => {
  net = await PingNetwork.start(Date.parse("2026-11-20T18:00:00Z"));
  operator = await net.api.userOf(NETWORK_ID, "admin", "owner");
});
afterAll(() => net.stop());
beforeEach(() => net.renew());
afterEach(async () => {
  await merge(DEFAULT_SETTINGS);
  expect(await verifyLedger(net.api.database.pool)).toEqual([]);
});

async function merge(patch: object): Promise<void> {
  const { status, text } = await net.api.call(operator, "PATCH", "/v1/settings", patch);
  expect(status, text).toBe(200);
}

/** Pings for new persons, one after the other; returns the answers with the persons. */
async function pings(count: number) {
  const made: { readonly person: ReturnType<PingNetwork["someone"]>; readonly answer: Answer }[] =
    [];
  for (let index = 0; index < count; index += 1) {
    const person = net.someone();
    made.push({ person, answer: await net.ping({ ...pingOf(person), ...hashesOf(person) }) });
  }
  return made;
}

const reasons = (made: Awaited<ReturnType<typeof pings>>): string[] =>
  made.map(({ answer }) => answer.body.reason_code ?? answer.body.status);

describe("the open offers of a source", () => {
  it("are as many as the network allows, and more per post", async () => {
    await net.campaign({ exclusiveCents: 1_000 });
    await merge({ least_open_offers: 1, open_offers_per_post: 3 });
    const [first, second] = await pings(2);
    if (first === undefined || second === undefined) throw new Error("two pings were answered");
    expect(reasons([first, second])).toEqual(["accepted", "cap_reached"]);
    const posted = await net.post(first.answer.body.ping.id, first.person);
    expect(posted.body.status).toBe("accepted");
    expect(reasons(await pings(4))).toEqual(["accepted", "accepted", "accepted", "cap_reached"]);
  });

  it("stay open where the limit falls below them", async () => {
    await net.campaign({ exclusiveCents: 1_000 });
    const open = await pings(3);
    await merge({ least_open_offers: 1, open_offers_per_post: 0 });
    expect(reasons(await pings(1))).toEqual(["cap_reached"]);
    for (const { answer, person } of open)
      expect((await net.post(answer.body.ping.id, person)).body).toMatchObject({
        status: "accepted",
        price: answer.body.price,
      });
  });
});

describe("what a campaign offers at a time", () => {
  it.each([
    [100, 1],
    [5_000, 4],
    [10_000, 8],
  ])("is %i basis points of its room", async (share, offers) => {
    await net.campaign({ exclusiveCents: 1_000, limits: { leads: { day: 8 } } });
    await merge({ most_offered_basis_points: share, least_open_offers: 20 });
    const made = await pings(9);
    expect(reasons(made).filter((reason) => reason === "accepted")).toHaveLength(offers);
    expect(new Set(reasons(made).slice(offers))).toEqual(new Set(["no_buyer"]));
  });
});

describe("the seconds of an offer", () => {
  it("are a new source's own from then on, and no older source's", async () => {
    const affiliate = await net.api.userOf(net.terms.affiliateId, "affiliate");
    const create = async (name: string) => {
      const address = `/v1/sources/${uuidv7(Date.now())}`;
      const created = await net.api.call(affiliate, "PUT", address, { name, kind: "api" });
      expect(created.status, created.text).toBe(200);
      return created.body;
    };
    const older = await create("Older");
    await merge({ offer_seconds: 90 });
    const newer = await create("Newer");
    expect([older.ping_expiry_s, newer.ping_expiry_s]).toEqual([60, 90]);
    const read = await net.api.call(affiliate, "GET", `/v1/sources/${older.id}`);
    expect(read.body.ping_expiry_s).toBe(60);
  });
});
