// Every operation of the API, in the order of the reference.
import * as accounts from "./accounts.ts";
import * as activity from "./activity.ts";
import * as analyses from "./analyses.ts";
import * as assistant from "./assistant.ts";
import * as assistantProvider from "./assistant-provider.ts";
import * as assignments from "./assignments.ts";
import * as campaigns from "./campaigns.ts";
import * as demandFollows from "./demand-follows.ts";
import * as documents from "./documents.ts";
import * as forms from "./forms.ts";
import * as identity from "./identity.ts";
import * as imports from "./imports.ts";
import * as leadDrafts from "./lead-drafts.ts";
import * as leads from "./leads.ts";
import * as links from "./links.ts";
import * as listings from "./listings.ts";
import * as money from "./money.ts";
import * as mails from "./emails.ts";
import * as network from "./network.ts";
import * as notificationPreferences from "./notification-preferences.ts";
import type { Operation } from "./operation.ts";
import * as owned from "./exclusions.ts";
import * as payouts from "./payouts.ts";
import * as pings from "./pings.ts";
import * as places from "./places.ts";
import * as posting from "./posting.ts";
import * as postbacks from "./postbacks.ts";
import * as deliveries from "./deliveries.ts";
import * as destinations from "./destinations.ts";
import * as webhooks from "./webhooks.ts";
import * as previews from "./previews.ts";
import * as publicForms from "./public-forms.ts";
import * as push from "./push.ts";
import * as reports from "./reports.ts";
import * as returns from "./returns.ts";
import * as sales from "./sales.ts";
import * as settings from "./settings.ts";
import * as sources from "./sources.ts";
import * as standing from "./current-reports.ts";
import * as team from "./team.ts";
import * as touches from "./touches.ts";

function isOperation(value: unknown): value is Operation {
  return typeof value === "object" && value !== null && "operationId" in value;
}

/** Whatever a resource's file exports as an operation is one: nothing has to be listed twice. */
export const OPERATIONS: readonly Operation[] = [
  leads,
  leadDrafts,
  imports,
  pings,
  listings,
  campaigns,
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
  assignments,
  touches,
  owned,
  returns,
  money,
  payouts,
  reports,
  standing,
  demandFollows,
  activity,
  notificationPreferences,
  push,
  mails,
  accounts,
  team,
  identity,
  network,
  settings,
  places,
  assistant,
  assistantProvider,
  analyses,
  documents,
].flatMap((resource): Operation[] => Object.values<unknown>(resource).filter(isOperation));
