// The API over a test database: the real server with every module that reads and writes documents,
// listening on loopback.
import type { AddressInfo } from "node:net";
import type { Actor, Seat } from "../../domain/access/access.ts";
import { toCallingRule } from "../../domain/calling/calling-rules.ts";
import { ok, refuse } from "../../domain/result.ts";
import {
  findApiKeyActor,
  findMember,
  registerAccounts,
} from "../../server/modules/accounts/index.ts";
import { registerActivity } from "../../server/modules/activity/index.ts";
import { registerAnalyses } from "../../server/modules/analyses/index.ts";
import {
  type Reader,
  createProvider,
  createReader,
  readAnswers,
  registerAssistant,
  tellThread,
} from "../../server/modules/assistant/index.ts";
import { registerCampaigns } from "../../server/modules/campaigns/index.ts";
import { registerDeliveries } from "../../server/modules/deliveries/index.ts";
import { registerDocuments } from "../../server/modules/documents/index.ts";
import {
  type DraftWorkDeps,
  createDraftLinks,
  registerLeadDrafts,
} from "../../server/modules/drafts/index.ts";
import { registerEarnings } from "../../server/modules/earnings/index.ts";
import { registerFollows } from "../../server/modules/follows/index.ts";
import { registerForms, registerPublicForms } from "../../server/modules/forms/index.ts";
import {
  type HistoryThread,
  createHistoryThread,
  registerHistory,
} from "../../server/modules/history/index.ts";
import { createIdentity } from "../../server/modules/identity/index.ts";
import { createImportJobs, registerImports } from "../../server/modules/imports/index.ts";
import { registerIntake } from "../../server/modules/intake/index.ts";
import { registerLinks, registerOpenLinks } from "../../server/modules/links/index.ts";
import { registerLeads } from "../../server/modules/leads/index.ts";
import {
  type ShelfThread,
  createShelfThread,
  registerListings,
} from "../../server/modules/listings/index.ts";
import { registerMails, registerUnsubscribe } from "../../server/modules/mail/index.ts";
import type { Market } from "../../server/modules/market/index.ts";
import { registerPostbacks } from "../../server/modules/postbacks/index.ts";
import { CallLog, registerPosting } from "../../server/modules/posting/index.ts";
import { loadMailDrawer } from "../../server/modules/pages/index.ts";
import { registerPayouts } from "../../server/modules/payouts/index.ts";
import { registerPings } from "../../server/modules/pings/index.ts";
import { registerNews } from "../../server/modules/news/index.ts";
import { type Realtime, createRealtime } from "../../server/modules/realtime/index.ts";
import { registerPlaces } from "../../server/modules/places/index.ts";
import { registerOwned } from "../../server/modules/owned/index.ts";
import { createPushSigner, registerPush } from "../../server/modules/push/index.ts";
import { registerReports } from "../../server/modules/reports/index.ts";
import { registerReference } from "../../server/modules/reference/index.ts";
import { registerReturns } from "../../server/modules/returns/index.ts";
import { registerSales } from "../../server/modules/sales/index.ts";
import {
  SettingsHolder,
  listingRulesOf,
  registerNetwork,
  registerSettings,
  scoreSettingsOf,
} from "../../server/modules/settings/index.ts";
import { createSourceKeys, registerSources } from "../../server/modules/sources/index.ts";
import { registerTeam } from "../../server/modules/team/index.ts";
import { registerWebhooks } from "../../server/modules/webhooks/index.ts";
import { registerWallet } from "../../server/modules/wallet/index.ts";
import { hashKey, makeKey } from "../../server/platform/crypto/secret-key.ts";
import type { Ticker } from "../../server/platform/clock/ticker.ts";
import { buildMapPoints } from "../../server/platform/geo/map-points.ts";
import { buildPlaceSearch } from "../../server/platform/geo/place-search.ts";
import { buildZipCircles } from "../../server/platform/geo/zip-circles.ts";
import { buildPlaceFinder, readZips } from "../../server/platform/geo/zip-table.ts";
import { createOutboundCall } from "../../server/platform/http/outbound-call.ts";
import { createActorResolver } from "../../server/platform/http/actor.ts";
import { buildHttpServer } from "../../server/platform/http/http-server.ts";
import { SUSPENDED, UNAUTHENTICATED } from "../../server/platform/http/refusal.ts";
import { uuidv7 } from "../../server/platform/ids/uuid.ts";
import { makeLogger } from "../../server/platform/log/log.ts";
import { MetricsRegistry } from "../../server/platform/metrics/registry.ts";
import { type TestDatabase, createTestDatabase } from "./database.ts";
import { TEST_SECRET } from "./identity.ts";
import { MarketFixture, NETWORK_ID, startMarket } from "./market.ts";
import {
  TEST_ASSISTANT_VAULT,
  TEST_DELIVERY_VAULT,
  TEST_KEYS,
  TEST_MAIL_VAULT,
  TEST_PAYEE_VAULT,
  TEST_VAULT,
  TEST_WEBHOOK_VAULT,
} from "./test-vaults.ts";

const zips = readZips();
const findPlace = buildPlaceFinder(zips);
const pointOf = buildMapPoints(zips);
const findCircle = buildZipCircles(zips);
const searchPlaces = buildPlaceSearch(zips);

/** What the verification provider of the tests says, by phone; of all others it cannot tell. */
export const verdicts = new Map<string, "reachable" | "unreachable">();

/** Signs push messages in the tests. */
export const TEST_PUSH_SIGNER = createPushSigner(Buffer.alloc(32, 7), "https://plat.test");

/** Where Follow Up Boss takes events in the tests. */
export const followUpBoss = { url: "" };

/** How long a model may take in the tests. */
export const patience = { analysisMs: 60_000 };

const ANSWERED_WITHIN_MS = 5_000;

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body; null where there is none. */
  readonly body: ReturnType<typeof JSON.parse>;
}

/**
 * Who calls: a key, or a person by their id, in place of the session that signing in would give.
 */
export type Caller = { readonly key: string } | { readonly user: string } | null;

export class TestApi {
  readonly database: TestDatabase;
  readonly fixture: MarketFixture;
  readonly market: Market;
  readonly settings: SettingsHolder;
  readonly realtime: Realtime;
  readonly history: HistoryThread;
  readonly shelf: ShelfThread;
  /** What confirms drafts of leads, posts them and tells of it. */
  readonly drafts: DraftWorkDeps;
  readonly #reader: Reader;
  readonly #makeImportJobs: () => Ticker;
  readonly #importJobs: Ticker[] = [];
  readonly #app: ReturnType<typeof buildHttpServer>;
  readonly origin: string;

  private constructor(parts: {
    database: TestDatabase;
    fixture: MarketFixture;
    market: Market;
    settings: SettingsHolder;
    realtime: Realtime;
    history: HistoryThread;
    shelf: ShelfThread;
    drafts: DraftWorkDeps;
    reader: Reader;
    makeImportJobs: () => Ticker;
    app: ReturnType<typeof buildHttpServer>;
    origin: string;
  }) {
    this.database = parts.database;
    this.fixture = parts.fixture;
    this.market = parts.market;
    this.settings = parts.settings;
    this.realtime = parts.realtime;
    this.history = parts.history;
    this.shelf = parts.shelf;
    this.drafts = parts.drafts;
    this.#reader = parts.reader;
    this.#makeImportJobs = parts.makeImportJobs;
    this.#app = parts.app;
    this.origin = parts.origin;
  }

  static async start(now: () => number): Promise<TestApi> {
    const database = await createTestDatabase();
    const { pool } = database;
    const fixture = await MarketFixture.create(pool, now());
    const settings = new SettingsHolder(pool);
    await settings.refresh();
    const market = await startMarket(pool, database.url, now);
    const app = buildHttpServer({
      log: makeLogger("silent"),
      metrics: new MetricsRegistry(),
      trustedProxies: [],
      secure: false,
    });
    const sourceKeys = createSourceKeys({ pool, now });
    const resolveActor = createActorResolver({
      findSession: async (request) => {
        const userId = request.headers["x-test-user"];
        if (typeof userId !== "string") return ok(null);
        const member = await findMember(pool, userId);
        if (member === null) return refuse(UNAUTHENTICATED);
        if (member.status === "removed") return refuse(UNAUTHENTICATED);
        if (member.status === "suspended") return refuse(SUSPENDED);
        const actor: Actor = {
          kind: "user",
          id: userId,
          accountId: member.account_id,
          role: member.role,
          seat: member.seat,
        };
        return ok(actor);
      },
      findApiKey: (key) => findApiKeyActor(pool, key),
      findSourceKey: async (key, ip) => {
        const found = await sourceKeys.find(key, ip);
        return found.ok ? ok(found.value.actor) : found;
      },
    });
    const host = { app, resolveActor };
    const document = () => settings.current().document;
    const previewZip = () => document().preview_zip;
    const networkName = () => document().network_name;
    const intake = {
      market,
      vault: TEST_VAULT,
      findPlace,
      networkName,
      scoreSettings: () => scoreSettingsOf(document()),
      now,
      sourceKeys,
      postRate: () => ({
        perSecond: document().source_posts_per_second,
        burst: document().source_post_burst,
      }),
    };
    registerIntake(host, intake);
    registerPings(host, intake);
    registerImports(host, { pool, vault: TEST_VAULT, now, intake, postRate: intake.postRate });
    registerPosting(host, {
      ...intake,
      pool,
      calls: new CallLog({ pool, now }),
      onError: (error) => {
        throw error;
      },
    });
    registerLeads(host, { pool, now, vault: TEST_VAULT, findPlace, previewZip });
    const shelf = createShelfThread(database.url, () => undefined);
    registerListings(host, {
      pool,
      now,
      vault: TEST_VAULT,
      market,
      shelf,
      pointOf,
      rules: () => listingRulesOf(document()),
      previewZip,
    });
    registerSales(host, { pool, vault: TEST_VAULT, now });
    const lookups = { findZipCentre: findPlace, findPlace };
    registerOwned(host, { pool, now, vault: TEST_VAULT });
    registerCampaigns(host, { pool, now, lookups });
    const history = createHistoryThread(database.url, () => undefined);
    registerHistory(host, { pool, now, lookups, thread: history });
    registerSources(host, {
      pool,
      now,
      market,
      defaults: () => ({
        sharedSlots: document().shared_slots,
        dailyCap: document().new_source_daily_cap,
      }),
    });
    const forms = {
      pool,
      now,
      defaults: () => ({
        sharedSlots: document().shared_slots,
        dailyCap: document().new_source_daily_cap,
      }),
      networkName,
      publicUrl: "http://localhost:3000",
    };
    registerForms(host, forms);
    const drafts: DraftWorkDeps = {
      pool,
      now,
      intake,
      tellThread: (db, thread, news) =>
        tellThread(db, { vault: TEST_ASSISTANT_VAULT, now }, thread, news),
      onError: (error) => {
        throw error;
      },
    };
    const reader = createReader(() => undefined);
    registerPublicForms(host, {
      ...forms,
      intake,
      reader,
      searchPlaces,
      talkVault: TEST_ASSISTANT_VAULT,
      drafts: createDraftLinks(drafts),
    });
    registerLeadDrafts(host, {
      ...forms,
      forms,
      intake,
      readAnswers: (actor, threadId) =>
        readAnswers({ pool, vault: TEST_ASSISTANT_VAULT }, actor, threadId),
    });
    registerLinks(host, { pool, now, publicUrl: "http://localhost:3000" });
    registerOpenLinks(app, {
      pool,
      now,
      onError: (error) => {
        throw error;
      },
      sendGone: (_, reply) => reply.code(404).send(),
    });
    const call = createOutboundCall({ allowsLoopback: true, now: Date.now, timeoutMs: 1_000 });
    registerPostbacks(host, { pool, now, call, allowsLoopback: true });
    registerWebhooks(host, { pool, now, call, vault: TEST_WEBHOOK_VAULT, allowsLoopback: true });
    const drawer = await loadMailDrawer();
    registerDeliveries(host, {
      pool,
      now,
      call,
      vault: TEST_VAULT,
      keyVault: TEST_DELIVERY_VAULT,
      mailer: null,
      sendsMail: true,
      drawer,
      networkName,
      publicUrl: "http://localhost:3000",
      allowsLoopback: true,
      get followUpBossUrl() {
        return followUpBoss.url;
      },
    });
    registerWallet(host, { pool, now, networkId: () => NETWORK_ID, sandbox: true });
    registerEarnings(host, { pool, now });
    // Signing in for real; the other routes take the stand-in session above.
    const identity = createIdentity({
      pool,
      secret: TEST_SECRET,
      publicUrl: "http://localhost:3000",
      config: { demo: false },
      networkId: () => NETWORK_ID,
      now,
      log: makeLogger("silent"),
    });
    registerPayouts(host, {
      pool,
      now,
      vault: TEST_PAYEE_VAULT,
      rules: () => ({ networkId: NETWORK_ID, timeZone: document().time_zone }),
      checkPassword: identity.checkPassword,
    });
    const realtime = createRealtime({
      pool,
      databaseUrl: database.url,
      random: () => 0.5,
      onError: () => undefined,
      every: { lookMs: 500, beatMs: 200, checkMs: 500 },
      sessions: {
        keyOf: ({ headers }) =>
          typeof headers["x-test-user"] === "string" ? headers["x-test-user"] : null,
        findOpen: async (users) => {
          const members = await Promise.all(
            users.map(async (user) => ({ user, member: await findMember(pool, user) })),
          );
          return new Set(
            members.filter(({ member }) => member?.status === "active").map(({ user }) => user),
          );
        },
      },
    });
    realtime.register(host);
    registerReturns(host, {
      pool,
      now,
      vault: TEST_VAULT,
      findPlace,
      rules: () => ({
        networkId: NETWORK_ID,
        timeZone: document().time_zone,
        allowsNoResponse: document().returns_no_response,
      }),
      verifyContact: async (contact) => verdicts.get(contact.phone ?? "") ?? "unknown",
    });
    registerReports(host, { pool, now, findPlace });
    registerFollows(host, { pool, now });
    registerActivity(host, { pool, now });
    registerNews(host, {
      pool,
      now,
      channels: () => ["bell"],
      onChanged: (userId) => realtime.mute(userId),
    });
    registerPush(host, {
      pool,
      now,
      random: () => 0.5,
      allowsLoopback: true,
      publicKey: TEST_PUSH_SIGNER.publicKey,
      sessionKeyOf: ({ headers }) =>
        typeof headers["x-test-session"] === "string" ? headers["x-test-session"] : null,
    });
    const mails = {
      pool,
      now,
      drawer,
      vault: TEST_MAIL_VAULT,
      networkName,
      publicUrl: "http://localhost:3000",
      from: null,
      onChanged: (userId: string) => realtime.mute(userId),
    };
    registerMails(host, mails);
    registerUnsubscribe(app, mails);
    registerAccounts(host, { pool, now });
    registerTeam(host, { pool, now, onSessionEnded: (userId) => realtime.recheck(userId) });
    registerSettings(host, { pool, now, onChange: () => settings.refresh() });
    registerNetwork(host, {
      name: () => document().network_name,
      demo: false,
      demoUsers: () => [],
      localCacheMb: 40,
    });
    registerPlaces(host, { findPlace, findCircle, searchPlaces });
    registerDocuments(host, { pool, now });
    const provider = createProvider({
      pool,
      now,
      vault: TEST_ASSISTANT_VAULT,
      networkId: () => NETWORK_ID,
      environment: null,
    });
    registerAnalyses(host, {
      pool,
      now,
      vault: TEST_VAULT,
      previewZip,
      provider,
      reader,
      callingRules: () => document().calling_rules.map(toCallingRule),
      patienceMs: () => patience.analysisMs,
    });
    registerAssistant(host, {
      pool,
      now,
      vault: TEST_ASSISTANT_VAULT,
      reader,
      networkName,
      provider,
      sessionKeyOf: ({ headers }) =>
        typeof headers["x-test-session"] === "string" ? headers["x-test-session"] : null,
    });
    identity.routes(app);
    await registerReference(app);
    await realtime.start();
    await app.listen({ host: "127.0.0.1", port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const makeImportJobs = (): Ticker =>
      createImportJobs({
        pool,
        intake,
        keys: TEST_KEYS,
        holderId: uuidv7(now()),
        now: Date.now,
        onError: (error) => process.emitWarning(error instanceof Error ? error : String(error)),
      });
    return new TestApi({
      database,
      fixture,
      market,
      settings,
      realtime,
      history,
      shelf,
      drafts,
      reader,
      makeImportJobs,
      app,
      origin: `http://127.0.0.1:${port}`,
    });
  }

  async stop(): Promise<void> {
    this.realtime.drain();
    // A connection that fetch opened and asked nothing on is not idle to Node: it would be waited
    // for. Who waits for an answer gets it before.
    const cut = setTimeout(() => this.#app.server.closeAllConnections(), ANSWERED_WITHIN_MS);
    await this.#app.close();
    clearTimeout(cut);
    await Promise.all(this.#importJobs.map((jobs) => jobs.stop()));
    await this.realtime.stop();
    await this.market.stop();
    await this.history.stop();
    await this.shelf.stop();
    await this.#reader.stop();
    await this.database.drop();
  }

  /** Has running imports worked through until it is stopped, as one process does. */
  workOnImports(): Ticker {
    const jobs = this.#makeImportJobs();
    this.#importJobs.push(jobs);
    jobs.start();
    return jobs;
  }

  /** Calls the API. A string body is sent as it is, with `content-type` left to `headers`. */
  async call(
    caller: Caller,
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const credentials: Record<string, string> =
      caller === null
        ? {}
        : "key" in caller
          ? { authorization: `Bearer ${caller.key}` }
          : { "x-test-user": caller.user };
    const typed: Record<string, string> =
      body === undefined || typeof body === "string" ? {} : { "content-type": "application/json" };
    const response = await fetch(`${this.origin}${path}`, {
      method,
      headers: { ...credentials, ...typed, ...headers },
      ...(body === undefined
        ? {}
        : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      text,
      body:
        text === "" || !(response.headers.get("content-type") ?? "").includes("json")
          ? null
          : JSON.parse(text),
    };
  }

  /** An API key of the account. */
  async keyOf(accountId: string): Promise<{ readonly key: string }> {
    const made = makeKey("plat_key_");
    await this.database.pool.query(
      `insert into api_key (id, account_id, name, key_hash, key_hint, created_by, created_at)
       values ($1, $2, 'Test', $3, $4, 'test', $5)`,
      [uuidv7(this.fixture.atMs), accountId, made.hash, made.hint, new Date(this.fixture.atMs)],
    );
    return { key: made.key };
  }

  /** A person who acts for the account. */
  async userOf(
    accountId: string,
    role: "advertiser" | "affiliate" | "admin",
    seat: Seat = "owner",
    name = "Test person",
  ): Promise<{ readonly user: string }> {
    const user = `user-${uuidv7(this.fixture.atMs)}`;
    await this.database.pool.query(
      `insert into member (user_id, account_id, role, seat, name, status, created_at)
       values ($1, $2, $3, $4, $5, 'active', $6)`,
      [user, accountId, role, seat, name, new Date(this.fixture.atMs)],
    );
    return { user };
  }

  /** A known key for a source of the fixture. */
  async sourceKey(sourceId: string): Promise<{ readonly key: string }> {
    const { key } = makeKey("plat_src_");
    await this.database.pool.query("update source set key_hash = $2 where id = $1", [
      sourceId,
      hashKey(key),
    ]);
    return { key };
  }
}
