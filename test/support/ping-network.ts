// Sets up a network for tests of ping and post: a source that pings over the real API, a buyer with
// $1,000, and access to holds.
import {
  type SourceTerms,
  releaseExpiredOffers,
} from "../../server/modules/selling/distribution/index.ts";
import { sha256Hex } from "../../server/platform/crypto/sha256.ts";
import { type Answer, type Caller, TestApi } from "./api.ts";
import { type CampaignSpec, type SourceSpec, postBody } from "./market.ts";
import { TEST_VAULT } from "./test-vaults.ts";

const PINGED: ReadonlySet<string> = new Set([
  "side",
  "property_type",
  "zip_code",
  "price",
  "beds",
  "baths",
  "sqft",
  "timing",
  "finance_status",
  "agent_status",
  "landing_page_url",
  "ip_address",
]);

type Body = Readonly<Record<string, unknown>>;

/** The fields of a posted body that a ping may have. */
export function pingOf(body: Body): Record<string, unknown> {
  return Object.fromEntries(Object.entries(body).filter(([name]) => PINGED.has(name)));
}

export function hashesOf(body: Body): { readonly phone_hash: string; readonly email_hash: string } {
  return {
    phone_hash: sha256Hex(`+1${String(body["phone"])}`),
    email_hash: sha256Hex(String(body["email"])),
  };
}

/** The person's phone as stored in the tables. */
export function phoneKeyOf(body: Body): Buffer {
  return Buffer.from(TEST_VAULT.hashDigest("phone", hashesOf(body).phone_hash), "hex");
}

export class PingNetwork {
  readonly api: TestApi;
  readonly #clock: { nowMs: number };
  terms!: SourceTerms;
  source!: { readonly key: string };
  buyer = "";
  #person = 70_000;

  private constructor(api: TestApi, clock: { nowMs: number }) {
    this.api = api;
    this.#clock = clock;
  }

  static async start(nowMs: number): Promise<PingNetwork> {
    const clock = { nowMs };
    return new PingNetwork(await TestApi.start(() => clock.nowMs), clock);
  }

  get nowMs(): number {
    return this.#clock.nowMs;
  }

  set nowMs(ms: number) {
    this.#clock.nowMs = ms;
  }

  stop(): Promise<void> {
    return this.api.stop();
  }

  /** Pauses every campaign and creates another source and another buyer. */
  async renew(spec: SourceSpec = {}): Promise<void> {
    await this.pauseAll();
    this.terms = await this.api.fixture.source(spec);
    this.source = await this.api.sourceKey(this.terms.id);
    this.buyer = await this.api.fixture.advertiser(`Buyer ${(this.#person += 1)}`, 100_000);
  }

  /** Lists a lead of the affiliate, so that its pings may check persons. */
  async earnChecks(affiliateId = this.terms.affiliateId): Promise<void> {
    const { id } = await this.api.fixture.source({ unsoldRule: "list" });
    await this.query("update source set account_id = $2 where id = $1", [id, affiliateId]);
    const { body } = await this.direct(this.someone(), await this.api.sourceKey(id));
    if (body.status !== "accepted") throw new Error("the lead was not accepted");
  }

  async pauseAll(): Promise<void> {
    await this.query(
      `update campaign
       set status = 'paused', version = (select version + 1 from distribution_version)`,
    );
    await this.query("update distribution_version set version = version + 1");
  }

  campaign(
    spec: Omit<CampaignSpec, "accountId"> & { readonly accountId?: string },
  ): Promise<number> {
    return this.api.fixture.campaign({ accountId: this.buyer, ...spec });
  }

  someone(fields: Body = {}): Record<string, unknown> {
    return postBody((this.#person += 1), fields);
  }

  ping(
    body: unknown,
    caller: Caller = this.source,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    return this.api.call(caller, "POST", "/v1/pings", body, headers);
  }

  post(
    id: string,
    body: unknown,
    headers: Readonly<Record<string, string>> = {},
    caller: Caller = this.source,
  ): Promise<Answer> {
    return this.api.call(caller, "POST", `/v1/pings/${id}/post`, body, headers);
  }

  direct(body: unknown, caller: Caller = this.source): Promise<Answer> {
    return this.api.call(caller, "POST", "/v1/leads", body);
  }

  async query(
    sql: string,
    values: readonly unknown[] = [],
  ): Promise<ReturnType<typeof JSON.parse>[]> {
    return (await this.api.database.pool.query(sql, [...values])).rows;
  }

  async walletOf(
    accountId = this.buyer,
  ): Promise<{ readonly balance: number; readonly held: number }> {
    return (
      await this.query(
        `select balance_cents::int as balance, held_cents::int as held
         from wallet
         where account_id = $1`,
        [accountId],
      )
    )[0];
  }

  async countersOf(no: number): Promise<ReturnType<typeof JSON.parse>> {
    return (
      await this.query(
        `select hour_leads, day_leads, day_cents::int as day_cents, total_leads,
           total_cents::int as total_cents
         from campaign_state
         where campaign_no = $1`,
        [no],
      )
    )[0];
  }

  async stateOf(pingId: string): Promise<ReturnType<typeof JSON.parse>> {
    return (
      await this.query("select state, reason_code, changes from ping where id = $1", [pingId])
    )[0];
  }

  /** Moves an offer's end, which depends on the database's clock. */
  async endIn(pingId: string, seconds: number): Promise<void> {
    await this.query(
      "update ping set expires_at = clock_timestamp() + $2 * interval '1 second' where id = $1",
      [pingId, seconds],
    );
  }

  /** Runs one round of the worker. */
  release(): Promise<number> {
    return releaseExpiredOffers({
      pool: this.api.database.pool,
      now: () => this.nowMs,
      onError: (error) => {
        throw error;
      },
    });
  }
}
