// Lists every operation of the API, in the order of the reference.
import * as accountTerms from "./network/account-terms.ts";
import * as accounts from "./network/accounts.ts";
import * as accountFiles from "./network/account-files.ts";
import * as accountKeys from "./network/account-keys.ts";
import * as accountSessions from "./people/account-sessions.ts";
import * as accountNotes from "./network/account-notes.ts";
import * as apiKeys from "./network/api-keys.ts";
import * as activity from "./network/activity.ts";
import * as events from "./notify/events.ts";
import * as profile from "./people/profile.ts";
import * as analyses from "./insight/analyses.ts";
import * as leadStory from "./insight/lead-story.ts";
import * as assistant from "./insight/assistant.ts";
import * as assistantProvider from "./insight/assistant-provider.ts";
import * as applications from "./network/applications.ts";
import * as assignmentRules from "./marketplace/assignment-rules.ts";
import * as assignments from "./marketplace/assignments.ts";
import * as callbacks from "./marketplace/callbacks.ts";
import * as campaignChanges from "./demand/campaign-changes.ts";
import * as campaigns from "./demand/campaigns.ts";
import * as demandFollows from "./demand/demand-follows.ts";
import * as documents from "./people/documents.ts";
import * as find from "./insight/find.ts";
import * as firstRun from "./insight/first-run.ts";
import * as alerts from "./insight/alerts.ts";
import * as inbox from "./insight/inbox.ts";
import * as forms from "./supply/forms.ts";
import * as confirmation from "./people/confirmation.ts";
import * as identity from "./people/identity.ts";
import * as factorRule from "./people/factor-rule.ts";
import * as signUp from "./people/sign-up.ts";
import * as signUps from "./people/sign-ups.ts";
import * as emailChange from "./people/email-change.ts";
import * as emailVerification from "./people/email-verification.ts";
import * as mailedLinks from "./people/mailed-links.ts";
import * as passwordLinks from "./people/password-links.ts";
import * as passkeys from "./people/passkeys.ts";
import * as signInProviders from "./people/sign-in-providers.ts";
import * as secondFactor from "./people/second-factor.ts";
import * as imports from "./supply/imports.ts";
import * as leadDrafts from "./supply/lead-drafts.ts";
import * as leadContact from "./marketplace/lead-contact.ts";
import * as leads from "./marketplace/leads.ts";
import * as leadTotals from "./marketplace/lead-totals.ts";
import * as leadSearch from "./marketplace/lead-search.ts";
import * as links from "./supply/links.ts";
import * as listings from "./marketplace/listings.ts";
import * as quarantine from "./marketplace/quarantine.ts";
import * as archivedConsents from "./marketplace/archived-consents.ts";
import * as consumerRequests from "./marketplace/consumer-requests.ts";
import * as listingOverview from "./marketplace/listing-overview.ts";
import * as money from "./money/money.ts";
import * as mails from "./notify/emails.ts";
import * as network from "./network/network.ts";
import * as notificationPreferences from "./notify/notification-preferences.ts";
import type { Operation } from "./operation.ts";
import * as owned from "./demand/exclusions.ts";
import * as manualEntries from "./money/manual-entries.ts";
import * as taxStatus from "./money/tax-status.ts";
import * as payouts from "./money/payouts.ts";
import * as pings from "./selling/pings.ts";
import * as places from "./network/places.ts";
import * as posting from "./supply/posting.ts";
import * as postbacks from "./supply/postbacks.ts";
import * as companyInvitations from "./people/company-invitations.ts";
import * as deliveries from "./delivery/deliveries.ts";
import * as destinations from "./delivery/destinations.ts";
import * as webhooks from "./delivery/webhooks.ts";
import * as missedLeads from "./demand/missed-leads.ts";
import * as previews from "./demand/previews.ts";
import * as publicForms from "./supply/public-forms.ts";
import * as push from "./notify/push.ts";
import * as feedback from "./insight/feedback-report.ts";
import * as reports from "./insight/reports.ts";
import * as pivot from "./insight/pivot.ts";
import * as returnCohorts from "./insight/return-cohorts.ts";
import * as savedReports from "./insight/saved-reports.ts";
import * as renameEffect from "./network/rename-effect.ts";
import * as returns from "./marketplace/returns.ts";
import * as returnMessages from "./marketplace/return-messages.ts";
import * as returnTerms from "./marketplace/return-terms.ts";
import * as sales from "./marketplace/sales.ts";
import * as licenses from "./network/licenses.ts";
import * as sellerNames from "./network/seller-names.ts";
import * as networkPauses from "./network/network-pauses.ts";
import * as settings from "./network/settings.ts";
import * as networkLogos from "./network/network-logos.ts";
import * as settingsVersions from "./network/settings-versions.ts";
import * as sources from "./supply/sources.ts";
import * as standing from "./insight/current-reports.ts";
import * as team from "./people/team.ts";
import * as views from "./people/views.ts";
import * as touches from "./marketplace/touches.ts";

function isOperation(value: unknown): value is Operation {
  return typeof value === "object" && value !== null && "operationId" in value;
}

const RESOURCES = [
  leads,
  leadContact,
  leadStory,
  leadTotals,
  leadSearch,
  leadDrafts,
  imports,
  pings,
  listings,
  quarantine,
  consumerRequests,
  archivedConsents,
  listingOverview,
  campaigns,
  campaignChanges,
  missedLeads,
  previews,
  sources,
  posting,
  forms,
  publicForms,
  links,
  postbacks,
  webhooks,
  destinations,
  deliveries,
  sales,
  assignmentRules,
  assignments,
  callbacks,
  touches,
  owned,
  returns,
  returnTerms,
  returnMessages,
  money,
  manualEntries,
  payouts,
  taxStatus,
  reports,
  pivot,
  returnCohorts,
  savedReports,
  feedback,
  standing,
  find,
  firstRun,
  alerts,
  inbox,
  demandFollows,
  activity,
  events,
  notificationPreferences,
  push,
  mails,
  accounts,
  accountTerms,
  accountNotes,
  accountFiles,
  accountKeys,
  accountSessions,
  apiKeys,
  applications,
  licenses,
  sellerNames,
  networkPauses,
  renameEffect,
  companyInvitations,
  profile,
  team,
  views,
  factorRule,
  signUp,
  signUps,
  identity,
  passkeys,
  signInProviders,
  confirmation,
  secondFactor,
  passwordLinks,
  mailedLinks,
  emailVerification,
  emailChange,
  network,
  settings,
  networkLogos,
  settingsVersions,
  places,
  assistant,
  assistantProvider,
  analyses,
  documents,
] as const;

/** Every operation that a resource's file exports is included: none has to be listed twice. */
export const OPERATIONS: readonly Operation[] = RESOURCES.flatMap((resource): Operation[] =>
  Object.values<unknown>(resource).filter(isOperation),
);

type ExportOf<Resource> = Resource extends unknown ? Resource[keyof Resource] : never;
type AnyOperation = Extract<ExportOf<(typeof RESOURCES)[number]>, Operation>;

/** Every operation's type by its method and path, such as "GET /v1/leads/{id}". */
export type Operations = {
  readonly [Each in AnyOperation as `${Each["method"]} ${Each["path"]}`]: Each;
};
