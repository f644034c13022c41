// Starts a network whose affiliate sends drafts to consumers, for tests of confirming them.
import { afterAll, beforeAll, beforeEach } from "vitest";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { DraftDesk } from "../../../../test/support/lead-drafts.ts";

const AT_MS = Date.parse("2026-03-04T18:00:00Z");
export const clock = { nowMs: AT_MS };

export let api: TestApi;
export let desk: DraftDesk;
export let affiliateId: string;
export let owner: Caller;

export const leads = async () => (await api.call(owner, "GET", "/v1/leads?limit=100")).body.items;

/** Starts the network before the tests of a file and stops it after them. */
export function setUpDrafts(): void {
  beforeAll(async () => {
    clock.nowMs = AT_MS;
    api = await TestApi.start(() => clock.nowMs);
    desk = new DraftDesk(api, clock);
    affiliateId = (await api.fixture.source()).affiliateId;
    owner = await api.userOf(affiliateId, "affiliate");
    await api.fixture.campaign({
      accountId: await api.fixture.advertiser("Winner Realty", 10_000_000),
      exclusiveCents: 9_000,
      criteria: { field: "state", in: ["CA"] },
    });
    await api.market.catchUp();
  });
  afterAll(() => api.stop());
  beforeEach(() => {
    clock.nowMs += 60_000;
  });
}
