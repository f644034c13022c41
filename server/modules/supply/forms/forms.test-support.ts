// Starts a network with an affiliate whose hosted forms people send, for tests over HTTP.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect } from "vitest";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import { MINUTE_MS } from "../../../../domain/time.ts";

const PERSON = {
  first_name: "Zyxcanary",
  last_name: "Zyxcanary-last",
  email: "zyxcanary@example.com",
  address: "12 Zyxcanary St",
};

const AT_MS = Date.parse("2026-03-04T18:00:00Z");
const clock = { nowMs: AT_MS };

export let api: TestApi;
export let affiliateId: string;
export let affiliate: Caller;
export let agent: Caller;
export let other: Caller;
export let buyer: Caller;
export let admin: Caller;
let people = 0;

export interface Made {
  readonly id: string;
  readonly slug: string;
}

export async function makeForm(document: object = {}): Promise<Made> {
  // Passes the rate limit's window, because all test visitors share one address.
  clock.nowMs += 10 * MINUTE_MS;
  const { status, body, text } = await api.call(affiliate, "PUT", `/v1/forms/${randomUUID()}`, {
    name: "Home value",
    sides: ["seller"],
    questions: ["street"],
    ...document,
  });
  if (status !== 200) throw new Error(text);
  return body;
}

/** A new person, with every answer that a seller is asked for. */
export function answers(given: object = {}): Record<string, string> {
  people += 1;
  return {
    property_type: "single_family",
    zip_code: "95838",
    price_range: "sale_350000",
    timing: "m1_3",
    ...PERSON,
    email: `zyxcanary${people}@example.com`,
    phone: `916555${2_000 + people}`,
    address: `${people} Zyxcanary St`,
    consent: "yes",
    ...given,
  };
}

export const open = async ({ slug }: Made) =>
  (await api.call(null, "GET", `/v1/public-forms/${slug}`)).body;

/** A visit that takes a minute. */
export async function send(
  form: Made,
  given: object = {},
  {
    start,
    headers = {},
    tookMs = MINUTE_MS,
    ...more
  }: {
    start?: string;
    headers?: Record<string, string>;
    tookMs?: number;
    [name: string]: unknown;
  } = {},
) {
  const shown = start ?? (await open(form)).start;
  clock.nowMs += tookMs;
  return api.call(
    null,
    "POST",
    `/v1/public-forms/${form.slug}/leads`,
    { start: shown, answers: answers(given), ...more },
    headers,
  );
}

export const leadsOf = async ({ id }: Made) =>
  (await api.call(affiliate, "GET", `/v1/leads?where=source_id,eq,${id}`)).body.items;

export const funnelOf = async ({ id }: Made) => {
  const { seen, started, finished, bots } = (
    await api.call(affiliate, "GET", `/v1/forms/${id}/funnel`)
  ).body;
  return { seen, started, finished, bots };
};

export const THANKED = { status: "thanked", problems: [] };
/** The second question of a form that a program may have sent. */
export const ASKED = {
  status: "mend",
  problems: [],
  check: {
    token: expect.stringMatching(/^[0-9a-f]{32,}$/),
    words: expect.stringMatching(/^[a-z]+-[a-z]+$/),
    is_wrong: false,
  },
  start: expect.any(String),
};
export const NOBODY = { seen: 0, started: 0, finished: 0, bots: 0 };

/** Starts the network before the tests of a file and stops it after them. */
export function setUpForms(): void {
  beforeAll(async () => {
    people = 0;
    clock.nowMs = AT_MS;
    api = await TestApi.start(() => clock.nowMs);
    affiliateId = (await api.fixture.source()).affiliateId;
    affiliate = await api.keyOf(affiliateId);
    agent = await api.userOf(affiliateId, "affiliate", "analyst");
    other = await api.keyOf((await api.fixture.source()).affiliateId);
    buyer = await api.keyOf(await api.fixture.advertiser("Winner Realty", 10_000_000));
    admin = await api.keyOf(NETWORK_ID);
    await api.call(buyer, "PUT", `/v1/campaigns/${randomUUID()}`, {
      name: "All of California",
      criteria: { field: "state", in: ["CA"] },
      exclusive_bid_cents: 9_000,
    });
  });
  afterAll(() => api.stop());
}
