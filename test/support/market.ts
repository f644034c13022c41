// Creates a small network in a test database: affiliates with sources, advertisers with wallets and
// campaigns.
import { NO_PAUSES } from "../../domain/network-pauses/source-pauses.ts";
import { sellerKey, sellerLikeness } from "../../domain/sellers/seller-name.ts";
import { TEST_VAULT } from "./test-vaults.ts";
import { createHash, randomBytes } from "node:crypto";
import type pg from "pg";
import type { Criteria } from "../../domain/criteria/criteria.ts";
import {
  DEFAULT_LISTING_RULES,
  USUAL_UNSOLD_CONTACT_HOURS,
} from "../../domain/distribution/listing.ts";
import { DEFAULT_DUPLICATE_RULES } from "../../domain/lead/duplicate.ts";
import { DEFAULT_OFFER_RULES } from "../../domain/pings/limits.ts";
import { DEFAULT_SALE_RULES } from "../../domain/ledger/earning-terms.ts";
import { HOUR_MS } from "../../domain/time.ts";
import type { EarningTerms, Routing } from "../../domain/distribution/auction-lead.ts";
import { DEFAULT_SCORE_SETTINGS } from "../../domain/scoring/score-lead.ts";
import { cents } from "../../domain/money/money.ts";
import { buildPlaceFinder, readZips } from "../../server/platform/geo/zip-table.ts";
import {
  USUAL_BUYER_TERMS,
  readAffiliateTerms,
  shareOnly,
  writeEarning,
} from "../../domain/terms/terms-documents.ts";
import { uuidv7 } from "../../server/platform/ids/uuid.ts";
import { type SubmitResult, submitLead } from "../../server/modules/selling/intake/submit-lead.ts";
import {
  type Distribution,
  type DistributionSettings,
  type SourceTerms,
  createDistribution,
} from "../../server/modules/selling/distribution/index.ts";

export const NETWORK_ID = "018f0000-0000-7000-8000-000000000001";
export const ALL_STATES = ["CA", "TX", "NY", "FL"];

const findPlace = buildPlaceFinder(readZips());

export interface CampaignSpec {
  readonly accountId: string;
  readonly criteria?: Criteria;
  readonly exclusiveCents?: number | null;
  readonly sharedCents?: number | null;
  readonly limits?: object;
  readonly sourceLimits?: object;
  readonly schedule?: object;
  readonly pacing?: "asap" | "even";
  readonly priority?: number;
  readonly weight?: number;
  readonly blockedSourceIds?: readonly string[];
}

export interface SourceSpec {
  readonly unsoldRule?: "reject" | "list";
  readonly allowsExclusive?: boolean;
  readonly sharedSlots?: number;
  readonly routing?: Routing;
  readonly reserveExclusiveCents?: number;
  readonly reserveSharedCents?: number;
  readonly dailyCap?: number;
  readonly earningTerms?: EarningTerms;
}

/** Writes accounts, sources and campaigns with plain SQL, as their modules would. */
export class MarketFixture {
  readonly pool: pg.Pool;
  readonly atMs: number;

  private constructor(pool: pg.Pool, atMs: number) {
    this.pool = pool;
    this.atMs = atMs;
  }

  static async create(pool: pg.Pool, atMs: number): Promise<MarketFixture> {
    const fixture = new MarketFixture(pool, atMs);
    await fixture.#account(NETWORK_ID, "network", "Plat");
    return fixture;
  }

  async advertiser(
    name: string,
    balanceCents: number,
    options: {
      creditCents?: number;
      states?: readonly string[];
      listed?: boolean;
      modifier?: number;
      id?: string;
    } = {},
  ): Promise<string> {
    const id = options.id ?? uuidv7(this.atMs);
    await this.#account(id, "advertiser", name);
    await this.pool.query(
      `insert into advertiser (account_id, buyer_kind, licensed_states, bid_modifier)
       values ($1, 'agent', $2, $3)`,
      [id, options.states ?? ALL_STATES, options.modifier ?? 10_000],
    );
    await this.#terms(id, USUAL_BUYER_TERMS);
    await this.pool.query(
      `insert into seller_name (id, account_id, name, match_key, likeness, requested_at, is_listed,
         approved_at)
       values ($1, $2, $3, $4, $5, $6, $7, $6)`,
      [
        uuidv7(this.atMs),
        id,
        name,
        sellerKey(name),
        sellerLikeness(name),
        new Date(0),
        options.listed ?? true,
      ],
    );
    await this.pool.query(
      `insert into license (id, account_id, us_state, kind, claimed_at, decided_at)
       select gen_random_uuid(), $1, state, 'salesperson', $3, $3
       from unnest($2::text[]) as state`,
      [id, options.states ?? ALL_STATES, new Date(0)],
    );
    // Many fixtures have several buyers of one name: the first has it.
    await this.pool.query(
      "insert into seller_name_owner (likeness, account_id) values ($1, $2) on conflict do nothing",
      [sellerLikeness(name), id],
    );
    await this.pool.query(
      `insert into wallet (account_id, balance_cents, held_cents, credit_limit_cents)
       values ($1, $2, 0, $3)`,
      [id, balanceCents, options.creditCents ?? 0],
    );
    if (balanceCents > 0) {
      await this.pool.query(
        `insert into transfer (cause_id, kind, debit_kind, debit_owner, credit_kind, credit_owner,
           amount_cents, at)
         values ($1, 'top_up', 'external', $2, 'wallet', $3, $4, $5)`,
        [uuidv7(this.atMs), NETWORK_ID, id, balanceCents, new Date(this.atMs)],
      );
    }
    return id;
  }

  #terms(accountId: string, document: object): Promise<unknown> {
    return this.pool.query(
      `insert into account_terms (id, account_id, version, document, from_at, changed_by)
       values ($1, $2, 1, $3, $4, 'network')`,
      [uuidv7(this.atMs), accountId, JSON.stringify(document), new Date(this.atMs)],
    );
  }

  async source(spec: SourceSpec = {}): Promise<SourceTerms> {
    const affiliateId = uuidv7(this.atMs);
    await this.#account(affiliateId, "affiliate", "Affiliate");
    const earningTerms = spec.earningTerms ?? { kind: "share", share: 7_000 };
    await this.pool.query("insert into affiliate (account_id) values ($1)", [affiliateId]);
    await this.#terms(affiliateId, { ...shareOnly(0), earning: writeEarning(earningTerms) });
    return this.sourceOf(affiliateId, spec);
  }

  async sourceOf(affiliateId: string, spec: SourceSpec = {}): Promise<SourceTerms> {
    const id = uuidv7(this.atMs);
    const terms: SourceTerms = {
      id,
      affiliateId,
      unsoldRule: spec.unsoldRule ?? "reject",
      allowsExclusive: spec.allowsExclusive ?? true,
      sharedSlots: spec.sharedSlots ?? 3,
      routing: spec.routing ?? "best_price",
      reserveExclusiveCents: cents(spec.reserveExclusiveCents ?? 0),
      reserveSharedCents: cents(spec.reserveSharedCents ?? 0),
      agreed: {
        ...readAffiliateTerms(shareOnly(0)),
        earning: spec.earningTerms ?? { kind: "share", share: 7_000 },
      },
      soldBefore: 0,
      affiliateSinceMs: this.atMs,
      dailyCap: spec.dailyCap ?? null,
      offerLifeMs: 60_000,
    };
    const moment = new Date(this.atMs);
    await this.pool.query(
      `insert into source (id, account_id, kind, name, status, key_hash, key_hint, unsold_rule,
         allows_exclusive, shared_slots, routing, reserve_exclusive_cents, reserve_shared_cents,
         daily_cap, version, created_at, updated_at)
       values ($1, $2, 'api', 'Test source', 'active', $3, 'test', $4, $5, $6, $7, $8, $9, $10, 1,
         $11, $11)`,
      [
        id,
        affiliateId,
        createHash("sha256").update(randomBytes(32)).digest(),
        terms.unsoldRule,
        terms.allowsExclusive,
        terms.sharedSlots,
        terms.routing,
        terms.reserveExclusiveCents,
        terms.reserveSharedCents,
        terms.dailyCap,
        moment,
      ],
    );
    return terms;
  }

  /** Creates a campaign. Returns its number. */
  async campaign(spec: CampaignSpec): Promise<number> {
    const moment = new Date(this.atMs);
    const {
      rows: [book],
    } = await this.pool.query<{ version: bigint }>(
      "update distribution_version set version = version + 1 returning version",
    );
    const { rows } = await this.pool.query<{ no: number }>(
      `insert into campaign (id, account_id, name, status, criteria, exclusive_bid_cents,
         shared_bid_cents, adjustments, limits, source_limits, schedule, pacing, priority, weight,
         contact_channels, blocked_source_ids, version, created_at, updated_at)
       values ($1, $2, 'Test campaign', 'active', $3, $4, $5, '[]', $6, $7, $8, $9, $10, $11,
         '{call,text,email}', $12, $13, $14, $14)
       returning no`,
      [
        uuidv7(this.atMs),
        spec.accountId,
        JSON.stringify(spec.criteria ?? { all: [] }),
        spec.exclusiveCents ?? null,
        spec.sharedCents ?? null,
        JSON.stringify(spec.limits ?? {}),
        JSON.stringify(spec.sourceLimits ?? {}),
        JSON.stringify(spec.schedule ?? { timeZone: "America/Los_Angeles", hours: [] }),
        spec.pacing ?? "asap",
        spec.priority ?? 100,
        spec.weight ?? 1,
        spec.blockedSourceIds ?? [],
        book?.version,
        moment,
      ],
    );
    const no = rows[0]?.no ?? 0;
    await this.pool.query(
      "insert into campaign_state values ($1, 0,0,0, 0,0,0, 0,0,0, 0,0,0, 0,0)",
      [no],
    );
    return no;
  }

  async #account(id: string, kind: string, name: string): Promise<void> {
    await this.pool.query(
      `insert into account (id, kind, name, status, time_zone, created_at)
       values ($1, $2, $3, 'active', 'America/Los_Angeles', $4)`,
      [id, kind, name, new Date(this.atMs)],
    );
  }
}

export const TEST_RULES: DistributionSettings = {
  networkId: NETWORK_ID,
  timeZone: "America/New_York",
  priceRule: "first_price",
  listing: DEFAULT_LISTING_RULES,
  duplicates: DEFAULT_DUPLICATE_RULES,
  sales: DEFAULT_SALE_RULES,
  offers: DEFAULT_OFFER_RULES,
  unsoldContactMs: USUAL_UNSOLD_CONTACT_HOURS * HOUR_MS,
};

/** Starts distribution over the database at `url`. */
export async function startMarket(
  pool: pg.Pool,
  url: string,
  now: () => number,
  rules: () => DistributionSettings = () => TEST_RULES,
  errors: unknown[] = [],
): Promise<Distribution> {
  const market = createDistribution({
    pool,
    connection: { connectionString: url },
    rules,
    now,
    random: () => 0.5,
    onBatch: () => undefined,
    onError: (error) => errors.push(error),
  });
  await market.start();
  return market;
}

/** A post of a unique person: the phone number and the address are derived from `index`. */
export function postBody(
  index: number,
  fields: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const line = 2_000 + (index % 8_000);
  const area = 201 + (Math.floor(index / 8_000) % 700);
  return {
    first_name: "Ada",
    last_name: `Tester${index}`,
    email: `person${index}@example.com`,
    phone: `${area % 100 === 11 ? area + 1 : area}555${line}`,
    side: "seller",
    property_type: "single_family",
    zip_code: "95838",
    price: 350000,
    beds: 3,
    baths: 2,
    sqft: 1400,
    timing: "asap_0_30d",
    finance_status: "not_applicable",
    agent_status: "none",
    consent: true,
    tcpa_text: "I agree that Plat and its buyers may call, text and e-mail me.",
    landing_page_url: "https://example.com/form",
    ip_address: "192.0.2.10",
    ...fields,
  };
}

/**
 * The contact data of a posted person that occur in `text`. Compares whole values, because three
 * digits alone are in identifiers by chance.
 */
export function personIn(text: string, body: Record<string, unknown>): string[] {
  return ["first_name", "last_name", "email", "phone"]
    .map((field) => String(body[field]))
    .filter((value) => text.includes(value));
}

/** Posts a lead directly to distribution, as the route does. */
export function post(
  market: Distribution,
  source: SourceTerms,
  record: Record<string, unknown>,
  now: () => number,
  options: { idempotencyKey?: string; bulk?: boolean } = {},
): Promise<SubmitResult> {
  return submitLead(
    {
      market,
      vault: TEST_VAULT,
      findPlace,
      networkName: () => "Plat",
      formerNetworkNames: () => [],
      scoreSettings: () => DEFAULT_SCORE_SETTINGS,
      now,
    },
    {
      source,
      pauses: NO_PAUSES,
      record,
      idempotencyKey: options.idempotencyKey ?? null,
      idempotentText: () => JSON.stringify(record),
      urgency: options.bulk === true ? "bulk" : "interactive",
    },
  );
}
