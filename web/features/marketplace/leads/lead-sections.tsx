// Arranges what is known of a lead: the consumer where the reader may see them, facts, score, place
// and consent in columns, then how it was sold and what analyses say.
import { type ReactNode, Suspense, lazy } from "react";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { LEADS_TEXTS } from "../../../../locales/catalogues/leads.ts";
import { useUser, may } from "../../../lib/auth/auth.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { ScoreBars } from "../../../ui/score-bars.tsx";
import { Section } from "../../../ui/screen.tsx";
import { ScreenSpinner } from "../../../ui/spinner.tsx";
import { LeadDeliveries } from "../../delivery/deliveries/index.ts";
import { LeadAnalyses } from "../../insight/analyses/index.ts";
import { OffTheMarket, OwnListing } from "../listings/index.ts";
import { HeldLead, HoldListed } from "../quarantine/index.ts";
import { LeadReturns } from "../returns/index.ts";
import { WorkHistory } from "../work/index.ts";
import { isReturned } from "./is-returned.ts";
import type { Lead } from "./lead-columns.tsx";
import { LeadContact } from "./lead-contact.tsx";
import { LeadFacts } from "./lead-facts.tsx";
import { LeadSales } from "./lead-sales.tsx";

/** Below all that a call needs. */
const LeadDecision = lazy(async () => ({
  default: (await import("./lead-decision.tsx")).LeadDecision,
}));
const LeadForNetwork = lazy(async () => ({
  default: (await import("./lead-for-network.tsx")).LeadForNetwork,
}));
/** Few leads have notes. */
const LeadNotes = lazy(async () => ({ default: (await import("./lead-notes.tsx")).LeadNotes }));
/** Only rejected leads have a reason. */
const LeadRefusal = lazy(async () => ({
  default: (await import("./lead-refusal.tsx")).LeadRefusal,
}));
/** Only of erased leads, in the network. */
const ArchivedConsent = lazy(async () => ({
  default: (await import("./archived-consent.tsx")).ArchivedConsent,
}));
const LeadConsent = lazy(async () => ({
  default: (await import("./lead-consent.tsx")).LeadConsent,
}));
const Vicinity = lazy(async () => ({ default: (await import("./vicinity.tsx")).Vicinity }));

const COLUMN = "grid min-w-0 content-start gap-5";

interface LeadSectionsProps {
  readonly lead: Lead;
  readonly isFromCache: boolean;
}

export function LeadSections({ lead, isFromCache }: LeadSectionsProps): ReactNode {
  const texts = useTexts(LEADS_TEXTS);
  const decidesErasures = may(useUser(), "decide_consumers");
  // Refused for its fields: there is no lead to analyze, and it was offered to no campaign.
  const isUnread = "field_errors" in lead && lead.field_errors.length > 0;
  return (
    <>
      {(lead.view === "own" || lead.view === "admin") && lead.status === "rejected" ? (
        <Suspense fallback={null}>
          <LeadRefusal lead={lead} />
          {isUnread ? <LeadNotes notes={lead.notes} /> : null}
        </Suspense>
      ) : null}
      <Review lead={lead} />
      <div className="grid gap-5 lg:grid-cols-2 xl:grid-cols-3">
        <div className={COLUMN}>
          <LeadContact lead={lead} isFromCache={isFromCache} />
          <Section title={texts.page.facts}>
            <LeadFacts lead={lead} />
          </Section>
        </div>
        <div className="grid content-start gap-5 xl:col-span-2 xl:grid-cols-2">
          <div className={COLUMN}>
            <Section title={texts.columns.score}>
              <div className="rounded-panel border border-line bg-surface p-4">
                <ScoreBars score={lead.score} />
              </div>
            </Section>
            <Trade lead={lead} />
          </div>
          <div className={COLUMN}>
            <Suspense fallback={null}>
              <Vicinity lead={lead} />
              <LeadConsent lead={lead} />
            </Suspense>
            {/* Only the consent of a lead that a buyer got is archived. */}
            {lead.view === "admin" &&
            lead.status === "erased" &&
            lead.sales.length > 0 &&
            decidesErasures ? (
              <Suspense fallback={null}>
                <ArchivedConsent leadId={lead.id} />
              </Suspense>
            ) : null}
          </div>
        </div>
      </div>
      {isReturned(lead) || isUnread ? null : (
        <Suspense fallback={<ScreenSpinner />}>
          <LeadAnalyses lead={lead} />
        </Suspense>
      )}
      {isUnread ? null : (
        <Suspense fallback={null}>
          <LeadDecision lead={lead} />
        </Suspense>
      )}
      {lead.view === "admin" ? (
        <Suspense fallback={<ScreenSpinner />}>
          <LeadForNetwork lead={lead} />
        </Suspense>
      ) : null}
      {"notes" in lead && lead.notes.length > 0 && !isUnread ? (
        <Suspense fallback={null}>
          <LeadNotes notes={lead.notes} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Why the network holds the lead back from buyers; nothing of other leads. */
function Review({ lead }: { readonly lead: Lead }): ReactNode {
  const title = useTexts(LEAD_WORDS).status.quarantined;
  if ((lead.view !== "own" && lead.view !== "admin") || lead.status !== "quarantined") return null;
  return (
    <Suspense fallback={null}>
      <Section title={title}>
        <HeldLead leadId={lead.id} />
      </Section>
    </Suspense>
  );
}

/** The purchase and its return, where it was delivered, or its listing. */
function Trade({ lead }: { readonly lead: Lead }): ReactNode {
  const sells = may(useUser(), "supply");
  if (lead.view === "purchased")
    return (
      <>
        <LeadSales lead={lead} />
        {isReturned(lead) ? <WorkHistory saleId={lead.sale.id} /> : null}
        <Suspense fallback={null}>
          <LeadDeliveries leadId={lead.id} />
        </Suspense>
      </>
    );
  if (lead.view !== "own" && lead.view !== "admin") return null;
  const off = lead.status === "withdrawn" || lead.status === "expired" ? lead.status : null;
  return (
    <Suspense fallback={null}>
      <LeadReturns leadId={lead.id} />
      {lead.view === "own" && lead.status === "available" ? (
        <OwnListing leadId={lead.id} sourceId={lead.source_id} />
      ) : null}
      {lead.view === "admin" && lead.status === "available" && sells ? (
        <HoldListed leadId={lead.id} />
      ) : null}
      {lead.view === "own" && off !== null && sells ? (
        <OffTheMarket leadId={lead.id} status={off} />
      ) : null}
    </Suspense>
  );
}
