// Shows a lead's page: the call and the way at its head, then the consumer where the reader may see
// them, facts, score, and the decision on buyers.
import { type ReactNode, Suspense, lazy } from "react";
import { Link } from "react-router";
import { useUser } from "../../../lib/auth/auth.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { LEADS_TEXTS } from "../../../../locales/catalogues/leads.ts";
import { Name } from "../../../ui/name.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { RecordGone, isGone } from "../../../ui/record-gone.tsx";
import { Screen, Section } from "../../../ui/screen.tsx";
import { ScoreBars } from "../../../ui/score-bars.tsx";
import { Status } from "../../../ui/status.tsx";
import { ScreenSpinner } from "../../../ui/spinner.tsx";
import { OffTheMarket, OwnListing } from "../listings/index.ts";
import { LeadReturns } from "../returns/index.ts";
import { LeadWork, ProgressStatus, WorkHistory } from "../work/index.ts";
import { LeadConsent } from "./lead-consent.tsx";
import { LeadContact } from "./lead-contact.tsx";
import { LeadDecision } from "./lead-decision.tsx";
import { LeadFacts } from "./lead-facts.tsx";
import { isReturned } from "./is-returned.ts";
import type { Lead } from "./lead-columns.tsx";
import { leadName, personOf, placeLabel } from "../../../lib/leads/lead-name.ts";
import { LeadSales } from "./lead-sales.tsx";
import { LeadStatusMark } from "./lead-status.tsx";
import { LeadTimeline } from "./lead-timeline.tsx";
import { LeadAnalyses } from "../../insight/analyses/index.ts";
import { LeadDeliveries } from "../../delivery/deliveries/index.ts";

/** Few leads have notes. */
const LeadNotes = lazy(async () => ({ default: (await import("./lead-notes.tsx")).LeadNotes }));

/** Only rejected leads have a reason. */
const LeadRefusal = lazy(async () => ({
  default: (await import("./lead-refusal.tsx")).LeadRefusal,
}));

export function LeadPage({ id }: { readonly id: string }): ReactNode {
  const texts = useTexts(LEADS_TEXTS);
  const {
    value: lead,
    problem,
    retry,
    isFromCache,
  } = useAnswer("GET /v1/leads/{id}", { params: { id } });
  if (isGone(problem))
    return <RecordGone title={texts.columns.lead} back={{ to: "/leads", name: texts.page.back }} />;
  if (lead === undefined) {
    return (
      <Screen
        title={texts.columns.lead}
        about={
          <Link className="text-accent underline" to="/leads">
            {texts.page.back}
          </Link>
        }
      >
        {problem === null ? <ScreenSpinner /> : <ProblemNotice problem={problem} onRetry={retry} />}
      </Screen>
    );
  }
  return (
    <>
      {problem === null ? null : (
        <div className="mb-4">
          <ProblemNotice problem={problem} onRetry={retry} />
        </div>
      )}
      <Shown lead={lead} isFromCache={isFromCache} />
    </>
  );
}

function Shown({
  lead,
  isFromCache,
}: {
  readonly lead: Lead;
  readonly isFromCache: boolean;
}): ReactNode {
  const texts = useTexts(LEADS_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const isNamed = personOf(lead) !== null;
  const name = leadName(lead, words);
  // Without a name, the title already contains side and place.
  const type = words.facts.property_type.words[lead.property_type];
  const what = isNamed ? [words.side[lead.side], type, placeLabel(lead, words)] : [type];
  const about = (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Link className="no-print text-accent underline" to="/leads">
        {texts.page.back}
      </Link>
      <span>{what.join(" · ")}</span>
      {isReturned(lead) ? (
        <Status tone="negative">{words.saleStatus.returned}</Status>
      ) : lead.view === "purchased" ? (
        <ProgressStatus progress={lead.sale.progress.outcome} />
      ) : "status" in lead ? (
        <LeadStatusMark lead={lead} />
      ) : null}
    </span>
  );
  return (
    <Screen title={name} heading={isNamed ? <Name>{name}</Name> : name} about={about}>
      {lead.view === "purchased" && !isReturned(lead) ? <LeadWork lead={lead} /> : null}
      <LeadTimeline lead={lead} />
      <div className="grid gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Sections lead={lead} isFromCache={isFromCache} />
        <Aside lead={lead} />
      </div>
    </Screen>
  );
}

/** The contact, the facts, and how the lead was decided. */
function Sections({
  lead,
  isFromCache,
}: {
  readonly lead: Lead;
  readonly isFromCache: boolean;
}): ReactNode {
  const texts = useTexts(LEADS_TEXTS);
  const { teamRole } = useUser();
  // Refused for its fields: there is no lead to analyze, and it was offered to no campaign.
  const isUnread = "field_errors" in lead && lead.field_errors.length > 0;
  return (
    <div className="grid min-w-0 content-start gap-5">
      {(lead.view === "own" || lead.view === "admin") && lead.status === "rejected" ? (
        <Suspense fallback={null}>
          <LeadRefusal lead={lead} />
          {isUnread ? <LeadNotes notes={lead.notes} /> : null}
        </Suspense>
      ) : null}
      <LeadContact lead={lead} isFromCache={isFromCache} />
      {lead.view === "own" || lead.view === "admin" ? (
        <Suspense fallback={null}>
          <LeadReturns leadId={lead.id} />
        </Suspense>
      ) : null}
      {lead.view === "purchased" && isReturned(lead) ? <WorkHistory saleId={lead.sale.id} /> : null}
      {lead.view === "purchased" ? (
        <Suspense fallback={null}>
          <LeadDeliveries leadId={lead.id} />
        </Suspense>
      ) : null}
      <Suspense fallback={null}>
        {lead.view === "own" && lead.status === "available" ? (
          <OwnListing leadId={lead.id} sourceId={lead.source_id} />
        ) : null}
        {lead.view === "own" &&
        (lead.status === "withdrawn" || lead.status === "expired") &&
        teamRole !== "agent" ? (
          <OffTheMarket leadId={lead.id} status={lead.status} />
        ) : null}
      </Suspense>
      <Section title={texts.page.facts}>
        <LeadFacts lead={lead} />
      </Section>
      {isReturned(lead) || isUnread ? null : (
        <Suspense fallback={<ScreenSpinner />}>
          <LeadAnalyses lead={lead} />
        </Suspense>
      )}
      {lead.view === "purchased" ? null : <LeadSales lead={lead} />}
      {isUnread ? null : <LeadDecision lead={lead} />}
      {"notes" in lead && lead.notes.length > 0 && !isUnread ? (
        <Suspense fallback={null}>
          <LeadNotes notes={lead.notes} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** The score, the purchase and the consent, beside the other sections on a wide screen. */
function Aside({ lead }: { readonly lead: Lead }): ReactNode {
  const texts = useTexts(LEADS_TEXTS);
  return (
    <div className="grid min-w-0 content-start gap-5">
      <Section title={texts.columns.score}>
        <div className="rounded-panel border border-line bg-surface p-4">
          <ScoreBars score={lead.score} />
        </div>
      </Section>
      {lead.view === "purchased" ? <LeadSales lead={lead} /> : null}
      <LeadConsent lead={lead} />
    </div>
  );
}
