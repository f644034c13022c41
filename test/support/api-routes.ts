// Registers every route that the tests call, group by group, as the server does.
import { toCallingRule } from "../../domain/calling/calling-rules.ts";
import { localMoment } from "../../domain/distribution/calendar.ts";
import { openAccountLimits } from "../../server/modules/selling/distribution/index.ts";
import { registerTerms } from "../../server/modules/network/terms/index.ts";
import {
  openStates,
  registerLicenses,
  reopenStates,
} from "../../server/modules/network/licenses/index.ts";
import { registerNetworkPauses } from "../../server/modules/network/network-pauses/index.ts";
import { gatherFinders } from "../../server/compose/finders.ts";
import { gatherPausableThings } from "../../server/compose/pausable-things.ts";
import { registerSellerNames } from "../../server/modules/network/seller-names/index.ts";
import { registerApplications } from "../../server/modules/network/applications/index.ts";
import { registerCompanyInvitations } from "../../server/modules/people/company-invitations/index.ts";
import { registerAccountRecords } from "../../server/modules/network/account-records/index.ts";
import {
  registerAccountKeys,
  registerAccounts,
  registerApiKeys,
} from "../../server/modules/network/accounts/index.ts";
import { deleteMemberData } from "../../server/compose/delete-member-data.ts";
import { registerEvents } from "../../server/modules/notify/events/index.ts";
import { announceBuyer, createStopFinder } from "../../server/modules/demand/campaigns/index.ts";
import { registerProfile } from "../../server/modules/people/profile/index.ts";
import { registerActivity } from "../../server/modules/network/activity/index.ts";
import { registerAnalyses } from "../../server/modules/insight/analyses/index.ts";
import { readAnswers, registerAssistant } from "../../server/modules/insight/assistant/index.ts";
import { registerCampaigns } from "../../server/modules/demand/campaigns/index.ts";
import { registerDocuments } from "../../server/modules/people/documents/index.ts";
import { createDraftLinks, registerLeadDrafts } from "../../server/modules/supply/drafts/index.ts";
import { registerEarnings } from "../../server/modules/money/earnings/index.ts";
import { registerFollows } from "../../server/modules/demand/follows/index.ts";
import {
  registerForms,
  registerPublicForms,
  renewConsentTexts,
} from "../../server/modules/supply/forms/index.ts";
import { registerRenameEffect } from "../../server/modules/selling/rename-effect/index.ts";
import { registerHistory } from "../../server/modules/demand/history/index.ts";
import { registerImports } from "../../server/modules/supply/imports/index.ts";
import { registerIntake } from "../../server/modules/selling/intake/index.ts";
import { registerLeads } from "../../server/modules/marketplace/leads/index.ts";
import { registerLinks, registerOpenLinks } from "../../server/modules/supply/links/index.ts";
import { registerLeadStory } from "../../server/modules/insight/lead-story/index.ts";
import { registerListings } from "../../server/modules/marketplace/listings/index.ts";
import { registerExclusions } from "../../server/modules/demand/exclusions/index.ts";
import { registerManualEntries } from "../../server/modules/money/manual-entries/index.ts";
import { listPayable, registerPayouts } from "../../server/modules/money/payouts/index.ts";
import { registerPings } from "../../server/modules/selling/pings/index.ts";
import { registerPlaces } from "../../server/modules/network/places/index.ts";
import { RequestLog, registerPosting } from "../../server/modules/supply/posting/index.ts";
import { registerGuide } from "../../server/modules/network/guide/index.ts";
import { registerReference } from "../../server/modules/network/reference/index.ts";
import { registerFind } from "../../server/modules/insight/find/index.ts";
import { registerAlerts } from "../../server/modules/insight/alerts/index.ts";
import { registerInbox } from "../../server/modules/insight/inbox/index.ts";
import { registerFirstRun } from "../../server/modules/insight/first-run/index.ts";
import {
  countRecentReturns,
  registerReturns,
} from "../../server/modules/marketplace/returns/index.ts";
import { registerSales } from "../../server/modules/marketplace/sales/index.ts";
import {
  listingRulesOf,
  registerNetwork,
  registerSettings,
} from "../../server/modules/network/settings/index.ts";
import { registerSources } from "../../server/modules/supply/sources/index.ts";
import {
  registerAccountSessions,
  registerFactorRule,
} from "../../server/modules/people/identity/index.ts";
import { registerTeam } from "../../server/modules/people/team/index.ts";
import { registerViews } from "../../server/modules/people/views/index.ts";
import { registerWallet } from "../../server/modules/money/wallet/index.ts";
import { type ApiParts, fail } from "./api-parts.ts";
import { registerReportRoutes } from "./report-routes.ts";
import { patience, verdicts } from "./api-stand-ins.ts";
import { NETWORK_ID } from "./market.ts";
import { PUBLIC_URL } from "./public-url.ts";
import {
  TEST_ASSISTANT_VAULT,
  TEST_DELIVERY_VAULT,
  TEST_PAYEE_VAULT,
  TEST_RECORDS_VAULT,
  TEST_VAULT,
} from "./test-vaults.ts";
import { registerConsumerRequests } from "../../server/modules/marketplace/consumer-requests/index.ts";
import { registerOutbound } from "./api-outbound-routes.ts";

/** Registers the whole API, the pages of forms and links, and signing in. */
export async function registerApiRoutes(parts: ApiParts): Promise<void> {
  registerLeadRoutes(parts);
  registerTradeRoutes(parts);
  registerFormsAndLinks(parts);
  registerOutbound(parts);
  registerNetworkRoutes(parts);
  registerOwnRoutes(parts);
  parts.identity.routes(parts.app);
  await registerReference(parts.app);
  await registerGuide(parts.app);
}

/** Registers posting, pinging and importing leads, and reading, listing and buying them. */
function registerLeadRoutes(parts: ApiParts) {
  const { host, pool, now, intake, rules, geo, market, listings, forms, privacy } = parts;
  const { contactReads } = parts;
  const { previewZip } = rules;
  registerIntake(host, intake);
  registerPings(host, intake);
  registerImports(host, {
    pool,
    vault: TEST_VAULT,
    now,
    forms,
    intake,
    postRate: intake.postRate,
  });
  registerPosting(host, { ...intake, pool, calls: new RequestLog({ pool, now }), onError: fail });
  const leads = { pool, now, vault: TEST_VAULT, addresses: geo.addresses };
  registerLeads(host, { ...leads, findPlace: geo.findPlace, previewZip, contactReads });
  registerFind(host, gatherFinders(leads));
  registerLeadStory(host, { pool, vault: TEST_VAULT, findPlace: geo.findPlace });
  registerListings(host, {
    pool,
    now,
    vault: TEST_VAULT,
    market,
    listings,
    pointOf: geo.pointOf,
    rules: () => listingRulesOf(rules.document()),
    previewZip,
    privacy,
  });
  registerSales(host, { pool, vault: TEST_VAULT, now });
  registerConsumerRequests(host, {
    pool,
    now,
    vault: TEST_VAULT,
    findPlace: geo.findPlace,
    rules: rules.rules,
    timeZone: () => rules.document().time_zone,
  });
  registerExclusions(host, { pool, now, vault: TEST_VAULT });
}

/** Registers campaigns, sources, and the money between buyers and affiliates. */
function registerTradeRoutes(parts: ApiParts) {
  const { host, pool, now, lookups, rules, geo, privacy } = parts;
  registerCampaigns(host, { pool, now, lookups, mostBidCents: rules.mostBidCents });
  registerHistory(host, { pool, now, lookups, thread: parts.history, privacy });
  registerSources(host, {
    pool,
    now,
    market: parts.market,
    defaults: rules.sourceDefaults,
    endAccess: parts.endAccess,
  });
  registerWallet(host, { pool, now, networkId: () => NETWORK_ID, sandbox: true });
  registerEarnings(host, { pool, now });
  registerManualEntries(host, { pool, now, vault: TEST_PAYEE_VAULT, rules: rules.payoutRules });
  registerPayouts(host, { pool, now, vault: TEST_PAYEE_VAULT, rules: rules.payoutRules });
  registerReturns(host, {
    pool,
    now,
    vault: TEST_VAULT,
    findPlace: geo.findPlace,
    rules: rules.returnRules,
    verifyContact: async (contact) => verdicts.get(contact.phone ?? "") ?? "unknown",
  });
  registerReportRoutes(parts);
  registerFirstRun(host, { pool, now });
  registerAlerts(host, { pool, now, networkId: () => NETWORK_ID });
  registerInbox(host, {
    pool,
    now,
    ...rules.licenses,
    findStops: createStopFinder({ pool, findPlaces: lookups.findPlaces }),
  });
}

/** Registers hosted forms, drafts, and links with their clicks. */
function registerFormsAndLinks({
  host,
  app,
  pool,
  now,
  forms,
  intake,
  drafts,
  rules,
  ...parts
}: ApiParts) {
  registerForms(host, forms);
  registerPublicForms(host, {
    ...forms,
    intake,
    reader: parts.reader,
    talkVault: TEST_ASSISTANT_VAULT,
    drafts: createDraftLinks(drafts),
    legal: rules.legal,
  });
  registerLeadDrafts(host, {
    ...forms,
    forms,
    intake,
    draftMs: drafts.draftMs,
    readAnswers: (actor, threadId) =>
      readAnswers({ pool, vault: TEST_ASSISTANT_VAULT }, actor, threadId),
  });
  registerLinks(host, { pool, now, publicUrl: PUBLIC_URL });
  registerOpenLinks(app, {
    pool,
    now,
    onError: fail,
    sendGone: (_, reply) => reply.code(404).send(),
  });
}

/** Registers accounts, members and the network's settings. */
function registerNetworkRoutes({
  host,
  pool,
  now,
  settings,
  rules,
  geo,
  realtime,
  endAccess,
  sessionKeyOf,
}: ApiParts) {
  realtime.register(host);
  registerActivity(host, { pool, now });
  registerEvents(host, { pool, now });
  registerApiKeys(host, { pool, now });
  registerAccountKeys(host, { pool, now });
  registerAccountRecords(host, { pool, now, vault: TEST_RECORDS_VAULT });
  registerAccounts(host, {
    pool,
    now,
    announceBuyer,
    networkNames: rules.networkNames,
    isOwnerConfirmed: async () => true,
    endAccess,
  });
  registerSellerNames(host, {
    pool,
    now,
    networkId: () => NETWORK_ID,
    networkNames: rules.networkNames,
    announceBuyer,
  });
  registerNetworkPauses(host, {
    pool,
    now,
    things: gatherPausableThings(TEST_DELIVERY_VAULT),
    endAccess,
  });
  registerLicenses(host, { pool, now, ...rules.licenses });
  registerTerms(host, {
    pool,
    now,
    announceBuyer,
    openStates: (db, accountId, atMs) => openStates(db, rules.licenses, accountId, atMs),
    openAccountLimits: (db, accountId, atMs) =>
      openAccountLimits(db, accountId, localMoment(rules.licenses.timeZone(), atMs)),
    forgetTerms: endAccess,
  });
  registerApplications(host, {
    licenses: rules.licenses,
    pool,
    now,
    networkId: () => NETWORK_ID,
    isEmailConfirmed: async () => true,
  });
  registerCompanyInvitations(host, { pool, now, networkName: rules.networkName });
  registerProfile(host, { pool, now, licenses: rules.licenses });
  registerTeam(host, {
    pool,
    now,
    onSessionEnded: (userId) => realtime.recheck(userId),
    deleteMemberData,
  });
  registerAccountSessions(host, {
    pool,
    now,
    onSessionEnded: (userId) => realtime.recheck(userId),
  });
  registerViews(host, { pool, now, sessionKeyOf });
  registerFactorRule(host, { pool, now, endAccess });
  registerSettings(host, {
    pool,
    now,
    onWording: renewConsentTexts,
    previewFacts: { listPayable, countReturns: countRecentReturns },
    onStateRules: (db, changed, atMs) => reopenStates(db, { ...rules.licenses, ...changed }, atMs),
    onChange: () => settings.refresh(),
  });
  registerRenameEffect(host, {
    pool,
    now,
    vault: TEST_VAULT,
    formerNetworkNames: () => settings.current().formerNames,
  });
  registerNetwork(host, {
    brand: rules.brand,
    demo: false,
    demoUsers: () => [],
    localCacheMb: 40,
    signUpPolicy: () => settings.current().document.sign_up,
    magicLinks: () => rules.document().magic_links,
    signInWith: [],
  });
  registerPlaces(host, geo);
}

/** Registers people's own documents, and the assistant. */
function registerOwnRoutes(parts: ApiParts) {
  const { host, pool, now, rules, provider, reader, privacy, sessionKeyOf } = parts;
  registerDocuments(host, { pool, now });
  registerFollows(host, { pool, now });
  registerAnalyses(host, {
    pool,
    now,
    vault: TEST_VAULT,
    previewZip: rules.previewZip,
    provider,
    reader,
    drawFor: privacy.drawFor,
    callingRules: () => rules.document().calling_rules.map(toCallingRule),
    patienceMs: () => patience.analysisMs,
  });
  registerAssistant(host, {
    pool,
    now,
    vault: TEST_ASSISTANT_VAULT,
    reader,
    networkName: rules.networkName,
    provider,
    sessionKeyOf,
  });
}
