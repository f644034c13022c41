// Makes the companies that wait for the network's approval when the demo opens.
import type { ApplicationFacts } from "../../contract/network/applications.ts";
import type { Actor } from "../../domain/access/access.ts";
import type { BuyerKind, TrafficKind } from "../../domain/lead/vocabulary.ts";
import { HOUR_MS } from "../../domain/time.ts";
import { openPayable } from "../modules/money/earnings/index.ts";
import { demoLicenses } from "./demo-licenses.ts";
import { type LicenseRules, claimStates } from "../modules/network/licenses/index.ts";
import { beginSellerName } from "../modules/network/seller-names/index.ts";
import { openWallet } from "../modules/money/wallet/index.ts";
import {
  insertAccount,
  insertAdvertiser,
  insertAffiliate,
} from "../modules/network/accounts/index.ts";
import {
  insertApplication,
  saveApplication,
  sendApplication,
} from "../modules/network/applications/index.ts";
import type { Queryable } from "../platform/db/queryable.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import { uuidv7 } from "../platform/ids/uuid.ts";
import type { DemoDeps } from "./demo-deps.ts";

/** Basis points of a sale that an affiliate earns unless other terms are agreed. */
const USUAL_SHARE = 7_000;
const TIME_ZONE = "America/New_York";

type Applicant = {
  readonly name: string;
  readonly hoursAgo: number;
  readonly facts: ApplicationFacts;
} & (
  | { readonly role: "affiliate"; readonly traffic: TrafficKind }
  | { readonly role: "advertiser"; readonly kind: BuyerKind; readonly states: readonly string[] }
);

const APPLICANTS: readonly Applicant[] = [
  {
    name: "Front Step Digital",
    hoursAgo: 30,
    role: "affiliate",
    traffic: "social",
    facts: {
      website: "https://frontstep.example/",
      about:
        "We run home value ads on social networks in Ohio and Texas and send about 40 seller " +
        "leads a day, each from our own form with the network's consent text.",
    },
  },
  {
    name: "Juniper Hill Realty",
    hoursAgo: 9,
    role: "advertiser",
    kind: "broker",
    states: ["CO"],
    facts: {
      website: "https://juniperhill.example/",
      license_number: "ER.100087214",
      license_state: "CO",
      about:
        "A brokerage of twelve agents in Denver and Boulder. We want seller leads and call each " +
        "within ten minutes.",
    },
  },
  {
    name: "Corner Lot Media",
    hoursAgo: 4,
    role: "affiliate",
    traffic: "search",
    facts: {
      website: "https://cornerlot.example/",
      about:
        "We publish neighborhood guides that people find by search. Visitors who want to sell " +
        "fill in a form; we would post them by API.",
    },
  },
];

/** Makes each applicant, and sends its application as the applicant would. */
export async function makeApplicants(deps: DemoDeps): Promise<void> {
  const licenses = demoLicenses(deps.rules);
  for (const applicant of APPLICANTS) {
    const atMs = deps.nowMs - applicant.hoursAgo * HOUR_MS;
    const accountId = uuidv7(atMs);
    await inTransaction(deps.pool, ({ client }) =>
      openAccount(client, licenses, accountId, applicant, atMs),
    );
    const own = {
      licenses,
      pool: deps.pool,
      now: () => atMs,
      networkId: () => deps.rules.networkId,
      isEmailConfirmed: async () => true,
    };
    const actor: Actor = {
      kind: "user",
      id: "demo",
      accountId,
      role: applicant.role,
      teamRole: "owner",
    };
    const saved = await saveApplication(own, actor, () => applicant.facts);
    const sent = saved.ok ? await sendApplication(own, actor) : saved;
    if (!sent.ok) throw new Error(`${applicant.name} was refused: ${sent.error.detail}`);
  }
}

async function openAccount(
  db: Queryable,
  licenses: LicenseRules,
  accountId: string,
  applicant: Applicant,
  atMs: number,
): Promise<void> {
  const at = new Date(atMs);
  await insertAccount(db, {
    id: accountId,
    kind: applicant.role,
    name: applicant.name,
    status: "pending",
    timeZone: TIME_ZONE,
    at,
  });
  if (applicant.role === "advertiser") {
    await insertAdvertiser(db, {
      accountId,
      kind: applicant.kind,
      at,
    });
    await claimStates(db, licenses, {
      accountId,
      buyerKind: applicant.kind,
      states: applicant.states,
      atMs,
    });
    await beginSellerName(
      db,
      { networkNames: () => [] },
      { accountId, name: applicant.name, atMs, isApproved: false },
    );
    await openWallet(db, accountId);
  } else {
    await insertAffiliate(db, {
      accountId,
      share: USUAL_SHARE,
      trafficKind: applicant.traffic,
      at,
    });
    await openPayable(db, accountId);
  }
  await insertApplication(db, accountId, at);
}
