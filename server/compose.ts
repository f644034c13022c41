// The list of modules that make up the product, built with everything they need and in the order
// they start.
import { registerAccounts, findApiKeyActor } from "./modules/accounts/index.ts";
import { registerActivity } from "./modules/activity/index.ts";
import { type AnalysisRoutesDeps, registerAnalyses } from "./modules/analyses/index.ts";
import {
  type AssistantRoutesDeps,
  type Reader,
  createAssistantJobs,
  createProvider,
  createReader,
  readAnswers,
  registerAssistant,
  tellThread,
} from "./modules/assistant/index.ts";
import {
  createCampaignJobs,
  createLimitJobs,
  registerCampaigns,
} from "./modules/campaigns/index.ts";
import { registerDocuments } from "./modules/documents/index.ts";
import {
  type DraftWorkDeps,
  createDraftJobs,
  createDraftLinks,
  registerLeadDrafts,
} from "./modules/drafts/index.ts";
import { createEarningJobs, registerEarnings } from "./modules/earnings/index.ts";
import { createFollowJobs, registerFollows } from "./modules/follows/index.ts";
import {
  type FormDeps,
  type PublicFormDeps,
  goneSender,
  registerFormPages,
  registerForms,
  registerPublicForms,
} from "./modules/forms/index.ts";
import { createHistoryThread, registerHistory } from "./modules/history/index.ts";
import { type Identity, createIdentity } from "./modules/identity/index.ts";
import { createImportJobs, registerImports } from "./modules/imports/index.ts";
import { type IntakeDeps, registerIntake } from "./modules/intake/index.ts";
import { registerLeads } from "./modules/leads/index.ts";
import { createLinkJobs, registerLinks, registerOpenLinks } from "./modules/links/index.ts";
import {
  type ShelfThread,
  createListingJobs,
  createShelfThread,
  registerListings,
} from "./modules/listings/index.ts";
import {
  type Market,
  type MarketRules,
  createMarket,
  createMarketJobs,
} from "./modules/market/index.ts";
import { createPingJobs, registerPings } from "./modules/pings/index.ts";
import { createPosting, registerPosting } from "./modules/posting/index.ts";
import { createPublisher } from "./modules/notifications/index.ts";
import { loadFormPage, registerPages } from "./modules/pages/index.ts";
import { type Realtime, type StreamSessions, createRealtime } from "./modules/realtime/index.ts";
import { registerPlaces } from "./modules/places/index.ts";
import { type PayoutRules, createPayoutJobs, registerPayouts } from "./modules/payouts/index.ts";
import { registerOwned } from "./modules/owned/index.ts";
import { registerReports } from "./modules/reports/index.ts";
import {
  type ReturnRules,
  createReturnJobs,
  refreshModifiers,
  registerReturns,
} from "./modules/returns/index.ts";
import { registerReference } from "./modules/reference/index.ts";
import { registerSales } from "./modules/sales/index.ts";
import {
  SettingsHolder,
  ensureNetwork,
  listingRulesOf,
  registerNetwork,
  registerSettings,
  scoreSettingsOf,
} from "./modules/settings/index.ts";
import { registerTeam } from "./modules/team/index.ts";
import { type SourceKeys, createSourceKeys, registerSources } from "./modules/sources/index.ts";
import { registerWallet } from "./modules/wallet/index.ts";
import { createPushSigner } from "./modules/push/index.ts";
import { type Outbound, type OutboundKeys, buildOutbound } from "./compose-outbound.ts";
import { createDemo } from "./demo/index.ts";
import { type ContactVault, createContactVault } from "./platform/crypto/contact-vault.ts";
import { separateKeys } from "./platform/crypto/separate-keys.ts";
import { type VaultKeys, loadNetworkKeys } from "./platform/crypto/network-keys.ts";
import { toCallingRule } from "../domain/calling/calling-rules.ts";
import { type ShownZip, buildMapPoints } from "./platform/geo/map-points.ts";
import { type FindPlaces, buildPlaceSearch } from "./platform/geo/place-search.ts";
import { buildZipCircles } from "./platform/geo/zip-circles.ts";
import { buildPlaceFinder, readZips } from "./platform/geo/zip-table.ts";
import { createActorResolver } from "./platform/http/actor.ts";
import type { HttpServer } from "./platform/http/http-server.ts";
import type { HttpHost } from "./platform/http/register-operation.ts";
import { uuidv7 } from "./platform/ids/uuid.ts";
import type { ServerContext, ServerModule } from "./server-module.ts";

const NETWORK_NAME = "Plat";
const NETWORK_ZONE = "America/New_York";
type OnError = (error: unknown, what: string) => void;

const BATCH_BUCKETS = [1, 2, 4, 8, 16, 32, 64, 128, 256];
const MILLISECOND_BUCKETS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000];

/** Builds the modules of this process's role. A module listed later may use an earlier one. */
export async function compose(context: ServerContext): Promise<readonly ServerModule[]> {
  const { config, pool, log } = context;
  const now = Date.now;
  await ensureNetwork(pool, {
    id: uuidv7(now()),
    name: NETWORK_NAME,
    timeZone: NETWORK_ZONE,
    atMs: now(),
  });
  const { keys, vault, payeeVault, assistantVault, ...outboundKeys } = await openVaults(context);
  const { findPlace, pointOf, places } = buildPlaces();
  const settings = new SettingsHolder(pool);
  await settings.refresh();
  const {
    rules,
    returnRules,
    payoutRules,
    previewZip,
    callingRules,
    scoreSettings,
    postRate,
    sourceDefaults,
    networkName,
  } = networkRules(settings);
  const onError: OnError = (error, what) => log.error({ err: error }, what);
  const market = buildMarket(context, rules, settings, onError);
  const identity = createIdentity({
    ...context,
    now,
    networkId: () => settings.current().networkId,
    onSessionEnded: (userId) => realtime.recheck(userId),
  });
  const sessionKeyOf = ({
    headers,
  }: {
    readonly headers: { readonly cookie?: string | undefined };
  }): string | null => identity.sessionKeyOf(headers);
  const realtime = buildRealtime(
    context,
    { keyOf: sessionKeyOf, findOpen: identity.findOpenSessions },
    onError,
  );
  const intake = { market, vault, findPlace, networkName, scoreSettings, now };
  const lookups = { findZipCentre: findPlace, findPlace };
  const history = createHistoryThread(context.databaseUrl, (error) =>
    onError(error, "the history's thread broke and is started again"),
  );
  const shelf = createShelfThread(context.databaseUrl, (error) =>
    onError(error, "the marketplace's thread broke and is started again"),
  );
  const reader = createReader((error) =>
    onError(error, "the thread that reads what people say broke and is started again"),
  );
  const { drafts, forms } = buildForms(context, {
    intake,
    networkName,
    defaults: sourceDefaults,
    assistantVault,
    reader,
    searchPlaces: places.searchPlaces,
    onError,
  });
  const posting = createPosting({ pool, now, onError });
  const outbound = await buildOutbound(context, {
    ...outboundKeys,
    vault,
    networkName,
    sessionKeyOf,
    onNewsChanged: (userId) => realtime.mute(userId),
    onError,
  });
  const demo = createDemo(context, {
    rules,
    intake,
    payeeVault,
    lookups,
    forms,
    createUser: identity.createUser,
    now,
  });

  const routes = async (app: HttpServer): Promise<void> => {
    const sourceKeys = createSourceKeys({ pool, now });
    const host: HttpHost = {
      app,
      resolveActor: actorResolver(context, identity.findSession, sourceKeys),
    };
    await identity.routes(app);
    for (const register of [registerIntake, registerPings])
      register(host, { ...intake, sourceKeys, postRate });
    registerImports(host, { pool, vault, now, intake, postRate });
    registerPosting(host, { ...intake, pool, sourceKeys, calls: posting.calls, postRate, onError });
    registerLeads(host, { pool, now, vault, findPlace, previewZip });
    registerListings(host, {
      pool,
      now,
      vault,
      market,
      shelf,
      pointOf,
      rules: () => rules().listing,
      previewZip,
    });
    registerSales(host, { pool, vault, now });
    registerOwned(host, { pool, now, vault });
    registerCampaigns(host, { pool, now, lookups });
    registerHistory(host, { pool, now, lookups, thread: history });
    registerSources(host, { pool, now, market, defaults: sourceDefaults });
    registerWallet(host, {
      pool,
      now,
      networkId: () => settings.current().networkId,
      sandbox: config.demo,
    });
    registerPayouts(host, {
      pool,
      now,
      vault: payeeVault,
      rules: payoutRules,
      checkPassword: identity.checkPassword,
    });
    realtime.register(host);
    // No provider is built in: without one a contact is never proved wrong by itself.
    registerReturns(host, { pool, now, vault, findPlace, rules: returnRules, verifyContact: null });
    registerReports(host, { pool, now, findPlace });
    for (const register of [registerEarnings, registerActivity, registerAccounts])
      register(host, { pool, now });
    registerTeam(host, { pool, now, onSessionEnded: (userId) => realtime.recheck(userId) });
    registerSettings(host, {
      pool,
      now,
      onChange: () =>
        void settings
          .refresh()
          .catch((error: unknown) => onError(error, "the settings could not be read again")),
    });
    registerNetwork(host, {
      name: networkName,
      demo: config.demo,
      demoUsers: demo.users,
      localCacheMb: config.localCacheMb,
    });
    registerPlaces(host, places);
    addOwn(host, context, {
      vault: assistantVault,
      reader,
      settings,
      sessionKeyOf,
      analyses: { vault, previewZip, callingRules },
    });
    await registerReference(app);
    await addFormsAndLinks(host, forms, { assistantVault, onError });
    outbound.register(host);
    await registerPages(app);
  };

  return [
    demo.module,
    { name: "market", start: () => market.start(), stop: () => market.stop() },
    ...(config.role === "web"
      ? []
      : [
          workerModule(context, {
            rules,
            returnRules,
            payoutRules,
            now,
            onError,
            shelf,
            previewZip,
            intake,
            keys,
            drafts,
            findPlace,
            outbound,
          }),
        ]),
    // A worker answers nobody, so nobody can follow it.
    ...(config.role === "worker"
      ? []
      : [
          {
            name: "realtime",
            start: () => realtime.start(),
            drain: () => realtime.drain(),
            stop: () => realtime.stop(),
          },
        ]),
    { name: "posting", start: async () => posting.jobs.start(), stop: () => posting.jobs.stop() },
    { name: "history", stop: () => history.stop() },
    { name: "shelf", stop: () => shelf.stop() },
    { name: "reader", stop: () => reader.stop() },
    { name: "api", routes },
  ];
}

/**
 * What seals people's contact; apart from it whom payouts go to and what is said to the assistant;
 * and what signs and seals what leaves the network.
 */
async function openVaults({
  pool,
  secret,
  config,
  publicUrl,
}: ServerContext): Promise<
  Readonly<Record<"vault" | "payeeVault" | "assistantVault", ContactVault>> &
    OutboundKeys & { readonly keys: VaultKeys }
> {
  const keys = await loadNetworkKeys(pool, secret, config.oldSecret);
  const apart = (purpose: string): ContactVault => createContactVault(separateKeys(keys, purpose));
  return {
    keys,
    vault: createContactVault(keys),
    payeeVault: apart("payee"),
    assistantVault: apart("assistant"),
    webhookVault: apart("webhook"),
    mailVault: apart("mail"),
    deliveryVault: apart("delivery"),
    pushSigner: createPushSigner(keys.vapidKey, publicUrl),
  };
}

function buildPlaces() {
  const zips = readZips();
  const findPlace = buildPlaceFinder(zips);
  return {
    findPlace,
    pointOf: buildMapPoints(zips),
    places: { findPlace, findCircle: buildZipCircles(zips), searchPlaces: buildPlaceSearch(zips) },
  };
}

/** What the operator has set, as each module reads it at the moment it needs it. */
function networkRules(settings: SettingsHolder) {
  const document = () => settings.current().document;
  return {
    rules: (): MarketRules => ({
      networkId: settings.current().networkId,
      timeZone: document().time_zone,
      priceRule: document().price_rule,
      listing: listingRulesOf(document()),
    }),
    returnRules: (): ReturnRules => ({
      networkId: settings.current().networkId,
      timeZone: document().time_zone,
      allowsNoResponse: document().returns_no_response,
    }),
    payoutRules: () => ({
      networkId: settings.current().networkId,
      timeZone: document().time_zone,
    }),
    previewZip: () => document().preview_zip,
    callingRules: () => document().calling_rules.map(toCallingRule),
    scoreSettings: () => scoreSettingsOf(document()),
    postRate: () => ({
      perSecond: document().source_posts_per_second,
      burst: document().source_post_burst,
    }),
    networkName: () => document().network_name,
    sourceDefaults: () => ({
      sharedSlots: document().shared_slots,
      dailyCap: document().new_source_daily_cap,
    }),
  };
}

type OwnParts = Pick<AssistantRoutesDeps, "vault" | "reader" | "sessionKeyOf"> & {
  readonly settings: SettingsHolder;
  readonly analyses: Pick<AnalysisRoutesDeps, "vault" | "previewZip" | "callingRules">;
};

/**
 * What people keep for themselves: documents, what they follow, what they say to the assistant, and
 * what they had analysed.
 */
function addOwn(
  host: HttpHost,
  { pool, config }: ServerContext,
  { settings, analyses, ...assistant }: OwnParts,
): void {
  const deps = { pool, now: Date.now };
  registerDocuments(host, deps);
  registerFollows(host, deps);
  const provider = createProvider({
    ...deps,
    vault: assistant.vault,
    networkId: () => settings.current().networkId,
    environment: config.model,
  });
  registerAssistant(host, {
    ...deps,
    ...assistant,
    provider,
    networkName: () => settings.current().document.network_name,
  });
  registerAnalyses(host, { ...deps, ...analyses, provider, reader: assistant.reader });
}

type FormParts = Pick<FormDeps, "networkName" | "defaults"> & {
  readonly intake: IntakeDeps;
  readonly assistantVault: ContactVault;
  readonly reader: Reader;
  readonly searchPlaces: FindPlaces;
  readonly onError: OnError;
};

/** Hosted forms, and the drafts of leads that are confirmed on them. */
function buildForms(
  { pool, publicUrl }: ServerContext,
  { intake, networkName, defaults, assistantVault, reader, searchPlaces, onError }: FormParts,
): { readonly drafts: DraftWorkDeps; readonly forms: FormDeps & PublicFormDeps } {
  const { now } = intake;
  const drafts: DraftWorkDeps = {
    pool,
    now,
    intake,
    tellThread: (db, thread, news) => tellThread(db, { vault: assistantVault, now }, thread, news),
    onError,
  };
  return {
    drafts,
    forms: {
      pool,
      now,
      defaults,
      networkName,
      publicUrl,
      intake,
      reader,
      searchPlaces,
      talkVault: assistantVault,
      drafts: createDraftLinks(drafts),
    },
  };
}

interface FormSurroundings {
  readonly assistantVault: ContactVault;
  readonly onError: OnError;
}

/**
 * Hosted forms: as their affiliates have them, as their visitors do, and their pages; drafts that
 * wait for their person there; the links that lead there and elsewhere.
 */
async function addFormsAndLinks(
  host: HttpHost,
  forms: FormDeps & PublicFormDeps,
  { assistantVault, onError }: FormSurroundings,
): Promise<void> {
  registerForms(host, forms);
  registerPublicForms(host, forms);
  const { pool, now } = forms;
  registerLeadDrafts(host, {
    ...forms,
    forms,
    readAnswers: (actor, threadId) => readAnswers({ pool, vault: assistantVault }, actor, threadId),
  });
  registerLinks(host, forms);
  const page = await loadFormPage();
  registerFormPages(host.app, forms, page);
  registerOpenLinks(host.app, {
    pool,
    now,
    onError,
    sendGone: goneSender(page, forms.networkName),
  });
}

/** Who is asking: by a session, an account's key or a source's. */
function actorResolver(
  { pool }: ServerContext,
  findSession: Identity["findSession"],
  sourceKeys: SourceKeys,
): HttpHost["resolveActor"] {
  return createActorResolver({
    findSession,
    findApiKey: (key) => findApiKeyActor(pool, key),
    findSourceKey: async (key, ip) => {
      const caller = await sourceKeys.find(key, ip);
      return caller.ok ? { ok: true, value: caller.value.actor } : caller;
    },
  });
}

function buildMarket(
  context: ServerContext,
  rules: () => MarketRules,
  settings: SettingsHolder,
  onError: (error: unknown, what: string) => void,
): Market {
  const { metrics, pool, databaseUrl } = context;
  const sizes = metrics.histogram(
    "plat_batch_leads",
    "Leads decided in one transaction.",
    BATCH_BUCKETS,
  );
  const durations = metrics.histogram(
    "plat_batch_milliseconds",
    "From taking a batch to its COMMIT.",
    MILLISECOND_BUCKETS,
  );
  const market = createMarket({
    pool,
    connection: { connectionString: databaseUrl },
    rules,
    refreshRules: () => settings.refresh(),
    now: Date.now,
    random: Math.random,
    onError,
    onBatch: (size, durationMs) => {
      sizes.observe(size);
      durations.observe(durationMs);
    },
  });
  metrics.gauge(
    "plat_leads_waiting",
    "Leads in line for the next batch.",
    () => market.figures().waiting,
  );
  metrics.gauge(
    "plat_campaigns_active",
    "Campaigns in the criteria index.",
    () => market.figures().activeCampaigns,
  );
  return market;
}

function buildRealtime(
  { pool, databaseUrl, metrics }: ServerContext,
  sessions: StreamSessions,
  onError: (error: unknown, what: string) => void,
): Realtime {
  const realtime = createRealtime({ pool, databaseUrl, sessions, random: Math.random, onError });
  metrics.gauge(
    "plat_event_streams",
    "Event streams that are open.",
    () => realtime.figures().streams,
  );
  return realtime;
}

interface WorkerParts {
  readonly rules: () => MarketRules;
  readonly returnRules: () => ReturnRules;
  readonly payoutRules: () => PayoutRules;
  readonly now: () => number;
  readonly onError: (error: unknown, what: string) => void;
  readonly shelf: ShelfThread;
  readonly previewZip: () => ShownZip;
  readonly intake: IntakeDeps;
  readonly keys: VaultKeys;
  readonly drafts: DraftWorkDeps;
  readonly findPlace: ReturnType<typeof buildPlaceFinder>;
  readonly outbound: Outbound;
}

/**
 * What one process at a time does for all: publishing, and the clockwork of the market, of
 * earnings, returns, pauses, watching searches, followed demand, imports, drafts, and of what
 * leaves the network.
 */
function workerModule(
  { pool, metrics }: ServerContext,
  {
    rules,
    returnRules,
    payoutRules,
    now,
    onError,
    shelf,
    previewZip,
    intake,
    keys,
    drafts,
    findPlace,
    outbound,
  }: WorkerParts,
): ServerModule {
  const published = metrics.counter("plat_events_published_total", "Events people were told of.");
  const publisher = createPublisher({
    pool,
    holderId: uuidv7(now()),
    now,
    random: Math.random,
    onPublished: (events) => published.add(events),
    onError: (error) => onError(error, "publishing failed and is tried again"),
  });
  const jobs = [
    createMarketJobs({
      pool,
      rules,
      now,
      onError,
      refreshModifiers: (atMs) => refreshModifiers(pool, atMs),
    }),
    createEarningJobs({ pool, now, onError }),
    createCampaignJobs({ pool, now, onError }),
    createLimitJobs({ pool, now, onError }),
    createReturnJobs({ pool, now, onError, rules: returnRules }),
    createListingJobs({ pool, shelf, previewZip, now, onError }),
    createPingJobs({ pool, now, onError }),
    createFollowJobs({ pool, findPlace, now, onError }),
    createAssistantJobs({ pool, now, onError }),
    createDraftJobs(drafts),
    createImportJobs({ pool, intake, keys, holderId: uuidv7(now()), now, onError }),
    createLinkJobs({ pool, now, onError }),
    createPayoutJobs({ pool, now, rules: payoutRules, onError }),
    ...outbound.createJobs(),
  ];
  return {
    name: "worker",
    async start() {
      publisher.start();
      for (const job of jobs) job.start();
    },
    async stop() {
      await Promise.all(jobs.map((job) => job.stop()));
      await publisher.stop();
    },
  };
}
