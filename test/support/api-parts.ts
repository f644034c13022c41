// Builds the parts that the API's routes share in tests, over a separate database.
import { networkRules } from "../../server/compose/network-rules.ts";
import {
  createContactReads,
  createDeniedCalls,
} from "../../server/modules/network/activity/index.ts";
import { OPEN_LICENSES } from "./licenses.ts";
import type { LicenseRules } from "../../server/modules/network/licenses/index.ts";
import { createCallRates } from "../../server/platform/http/call-rates.ts";
import {
  createReader,
  createProvider,
  notifyThread,
} from "../../server/modules/insight/assistant/index.ts";
import type { DraftWorkDeps } from "../../server/modules/supply/drafts/index.ts";
import { createHistoryThread } from "../../server/modules/demand/history/index.ts";
import {
  authDepsOf,
  createIdentity,
  type IdentityDeps,
} from "../../server/modules/people/identity/index.ts";
import { createListingIndexThread } from "../../server/modules/marketplace/listings/index.ts";
import { loadEmailRenderer } from "../../server/modules/network/pages/index.ts";
import {
  closedKindsOf,
  licenseRulesOf,
  SettingsHolder,
} from "../../server/modules/network/settings/index.ts";
import { createViewLooks } from "../../server/modules/people/views/index.ts";
import { createSourceKeys } from "../../server/modules/supply/sources/index.ts";
import { createCountPrivacy } from "../../server/platform/counts/count-privacy.ts";
import { buildCityPlaces } from "../../server/platform/geo/city-places.ts";
import { buildMapPoints } from "../../server/platform/geo/map-points.ts";
import { buildPlaceSearch } from "../../server/platform/geo/place-search.ts";
import { buildShownPlaces } from "../../server/platform/geo/shown-places.ts";
import { buildZipCircles } from "../../server/platform/geo/zip-circles.ts";
import {
  buildPlaceFinder,
  buildPlacesFinder,
  readZips,
} from "../../server/platform/geo/zip-table.ts";
import { type HttpOptions, buildHttpServer } from "../../server/platform/http/http-server.ts";
import { createOutboundCall } from "../../server/platform/http/outbound-call.ts";
import { makeLogger } from "../../server/platform/log/log.ts";
import { MetricsRegistry } from "../../server/platform/metrics/registry.ts";
import { testActorResolver, testRealtime, testSessionKeyOf } from "./api-sessions.ts";
import { shareCompiledSchemas } from "./compiled-schemas.ts";
import { createTestDatabase } from "./database.ts";
import { TEST_SECRET } from "./identity.ts";
import { MarketFixture, NETWORK_ID, TEST_RULES, startMarket } from "./market.ts";
import { PUBLIC_URL } from "./public-url.ts";
import { TEST_ASSISTANT_VAULT, TEST_KEYS, TEST_VAULT } from "./test-vaults.ts";

const zips = readZips();
const pointOf = buildMapPoints(zips);
const shownPlaces = buildShownPlaces(zips, pointOf);
const findPlaces = buildPlacesFinder(zips);
const geo = {
  findPlace: buildPlaceFinder(zips),
  findPlaces,
  addresses: { findPlaces, findCityPlaces: buildCityPlaces(zips) },
  pointOf,
  findCircle: buildZipCircles(zips),
  searchPlaces: buildPlaceSearch(zips),
};

export type ApiParts = Awaited<ReturnType<typeof buildApiParts>>;

/** Starts a database, the distribution on it and the server's threads. */
export async function buildApiParts(
  now: () => number,
  limits: Pick<HttpOptions, "idleTimeoutMs"> = {},
) {
  const database = await createTestDatabase();
  const { pool } = database;
  const fixture = await MarketFixture.create(pool, now());
  const settings = new SettingsHolder(pool);
  await settings.refresh();
  const rules = networkRules(settings);
  const market = await startMarket(pool, database.url, now, () => ({
    ...rules.rules(),
    networkId: TEST_RULES.networkId,
    timeZone: TEST_RULES.timeZone,
  }));
  const app = buildHttpServer({
    log: makeLogger("silent"),
    metrics: new MetricsRegistry(),
    trustedProxies: [],
    secure: false,
    ...limits,
  });
  await shareCompiledSchemas(app);
  const sourceKeys = createSourceKeys({ pool, now, isHearing: () => true });
  const document = () => settings.current().document;
  const licenses: LicenseRules = {
    ...OPEN_LICENSES,
    // Most tests are not about licenses: what a buyer claims counts, unless the settings say more.
    licenseRules: () => [...licenseRulesOf(document()), ...OPEN_LICENSES.licenseRules()],
    closedKinds: () => closedKindsOf(document()),
    timeZone: () => document().time_zone,
  };
  const { networkName, networkNames, sourceDefaults } = rules;
  const intake = {
    market,
    vault: TEST_VAULT,
    findPlace: geo.findPlace,
    networkName,
    formerNetworkNames: rules.formerNetworkNames,
    scoreSettings: rules.scoreSettings,
    now,
    sourceKeys,
    postRate: rules.postRate,
  };
  // Real sign-in; the other routes use the test session where a request names a person.
  const signIns: IdentityDeps = {
    pool,
    secret: TEST_SECRET,
    publicUrl: PUBLIC_URL,
    config: {
      demo: false,
      production: false,
      oldSecret: null,
      signInProviders: [],
      allowLoopback: true,
    },
    networkId: () => NETWORK_ID,
    networkNames,
    licenses,
    signUpPolicy: () => "open",
    affiliateShare: () => 7_000,
    now,
    log: makeLogger("silent"),
    allowsMagicLinks: () => document().magic_links,
  };
  const identity = createIdentity(signIns);
  const realtime = testRealtime(pool, database.url, identity);
  const denied = createDeniedCalls({ pool, now, log: makeLogger("silent") });
  const contactReads = createContactReads({ pool, now, log: makeLogger("silent") });
  // One process is all there is.
  const endAccess = async (): Promise<void> => {
    sourceKeys.forget();
    await realtime.recheck();
  };
  const drafts: DraftWorkDeps = {
    pool,
    now,
    intake,
    notifyThread: (db, thread, news) =>
      notifyThread(db, { vault: TEST_ASSISTANT_VAULT, now }, thread, news),
    onError: fail,
    draftMs: rules.draftMs,
  };
  return {
    database,
    pool,
    now,
    fixture,
    settings,
    market,
    app,
    host: {
      app,
      resolveActor: testActorResolver({ pool, now }, identity, sourceKeys),
      callRates: createCallRates(() => performance.now()),
      denials: denied.denials,
      looks: createViewLooks({ pool, now }),
    },
    denied,
    contactReads,
    geo,
    lookups: { findZipCentre: geo.findPlace, findPlaces: geo.findPlaces },
    rules: { ...rules, document, licenses },
    intake,
    privacy: createCountPrivacy({
      pool,
      now,
      keys: TEST_KEYS,
      places: () => shownPlaces(document().preview_zip),
    }),
    drafts,
    forms: {
      pool,
      now,
      defaults: sourceDefaults,
      endAccess,
      networkName,
      wording: rules.wording,
      publicUrl: PUBLIC_URL,
    },
    history: createHistoryThread(database.url, () => undefined),
    listings: createListingIndexThread(database.url, () => undefined),
    reader: createReader(() => undefined),
    provider: createProvider({
      pool,
      now,
      vault: TEST_ASSISTANT_VAULT,
      networkId: () => NETWORK_ID,
      environment: null,
    }),
    identity,
    sessionKeyOf: testSessionKeyOf(identity),
    cookies: authDepsOf(signIns).session,
    realtime,
    endAccess,
    call: createOutboundCall({ allowsLoopback: true, now: Date.now, timeoutMs: 1_000 }),
    drawer: await loadEmailRenderer(),
  };
}

/** Throws an error that a route reports in addition to its answer, so that the test fails. */
export function fail(error: unknown): never {
  throw error;
}
