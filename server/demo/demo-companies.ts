// Makes the companies of the demo, which were there before its history begins.
import type { BuyerKind, TrafficKind } from "../../domain/lead/vocabulary.ts";
import { openPayable } from "../modules/money/earnings/index.ts";
import { openWallet } from "../modules/money/wallet/index.ts";
import {
  insertAccount,
  insertAdvertiser,
  insertAffiliate,
} from "../modules/network/accounts/index.ts";
import { type LicenseRules, addConfirmedLicenses } from "../modules/network/licenses/index.ts";
import { beginSellerName } from "../modules/network/seller-names/index.ts";
import type { SourceTerms } from "../modules/selling/distribution/index.ts";
import {
  type CompleteSource,
  completeSource,
  insertSource,
} from "../modules/supply/sources/index.ts";
import { SOURCE_KEY_PREFIX, makeKey } from "../platform/crypto/secret-key.ts";
import type { Queryable } from "../platform/db/queryable.ts";
import { USUAL_OFFER_SECONDS } from "../../domain/pings/limits.ts";
import { readAffiliateTerms, shareOnly } from "../../domain/terms/terms-documents.ts";
import { uuidv7 } from "../platform/ids/uuid.ts";
import type { DemoAffiliate } from "./cast.ts";

const AFFILIATE_ZONE = "America/New_York";
const SHARED_SLOTS = 3;
const OFFER_LIFE_MS = 60_000;

/** Makes an active advertiser with an empty wallet. */
export async function makeDemoAdvertiser(
  db: Queryable,
  licenses: LicenseRules,
  advertiser: {
    readonly id: string;
    readonly name: string;
    readonly kind: BuyerKind;
    readonly states: readonly string[];
    readonly timeZone: string;
    readonly atMs: number;
  },
): Promise<void> {
  await insertAccount(db, {
    id: advertiser.id,
    kind: "advertiser",
    name: advertiser.name,
    status: "active",
    timeZone: advertiser.timeZone,
    at: new Date(advertiser.atMs),
  });
  await insertAdvertiser(db, {
    accountId: advertiser.id,
    kind: advertiser.kind,
    at: new Date(advertiser.atMs),
  });
  await addConfirmedLicenses(db, licenses, {
    accountId: advertiser.id,
    buyerKind: advertiser.kind,
    states: advertiser.states,
    numberOf: (state) => `${state}-${advertiser.id.slice(-6).toUpperCase()}`,
    atMs: advertiser.atMs,
  });
  await beginSellerName(
    db,
    { networkNames: () => [] },
    {
      accountId: advertiser.id,
      name: advertiser.name,
      atMs: advertiser.atMs,
      isApproved: true,
    },
  );
  await openWallet(db, advertiser.id);
}

/** Makes an active affiliate with its share in basis points; returns the account's id. */
async function makeAffiliate(
  db: Queryable,
  affiliate: {
    readonly name: string;
    readonly share: number;
    readonly traffic: TrafficKind;
  },
  atMs: number,
): Promise<string> {
  const id = uuidv7(atMs);
  await insertAccount(db, {
    id,
    kind: "affiliate",
    name: affiliate.name,
    status: "active",
    timeZone: AFFILIATE_ZONE,
    at: new Date(atMs),
  });
  await insertAffiliate(db, {
    accountId: id,
    share: affiliate.share,
    trafficKind: affiliate.traffic,
    at: new Date(atMs),
  });
  await openPayable(db, id);
  return id;
}

/** Makes an active affiliate with one source; returns the source's terms and its key. */
export async function makeDemoAffiliate(
  db: Queryable,
  cast: DemoAffiliate,
  atMs: number,
): Promise<{ readonly terms: SourceTerms; readonly key: string }> {
  const affiliateId = await makeAffiliate(db, cast, atMs);
  const { id, key } = await makeSource(
    db,
    affiliateId,
    { kind: cast.sourceKind, name: cast.sourceName, unsold_rule: cast.unsoldRule },
    atMs,
  );
  const terms: SourceTerms = {
    id,
    affiliateId,
    unsoldRule: cast.unsoldRule,
    allowsExclusive: true,
    sharedSlots: SHARED_SLOTS,
    routing: "best_price",
    reserveExclusiveCents: null,
    reserveSharedCents: null,
    agreed: readAffiliateTerms(shareOnly(cast.share)),
    soldBefore: 0,
    affiliateSinceMs: atMs,
    dailyCap: null,
    offerLifeMs: OFFER_LIFE_MS,
  };
  return { terms, key };
}

/** Makes a further source of an affiliate for its files, without a daily cap. */
export async function makeDemoImportSource(
  db: Queryable,
  affiliateId: string,
  name: string,
  atMs: number,
): Promise<void> {
  await makeSource(db, affiliateId, { kind: "import", name, unsold_rule: "list" }, atMs);
}

async function makeSource(
  db: Queryable,
  accountId: string,
  document: Pick<CompleteSource, "kind" | "name" | "unsold_rule">,
  atMs: number,
): Promise<{ readonly id: string; readonly key: string }> {
  const id = uuidv7(atMs);
  const { key, hash, hint } = makeKey(SOURCE_KEY_PREFIX);
  await insertSource(
    db,
    { id, accountId, keyHash: hash, keyHint: hint },
    {
      ...completeSource(document, {
        sharedSlots: SHARED_SLOTS,
        dailyCap: 0,
        offerSeconds: USUAL_OFFER_SECONDS,
      }),
      daily_cap: null,
    },
    new Date(atMs),
    null,
  );
  return { id, key };
}
