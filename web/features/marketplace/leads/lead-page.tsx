// Shows a lead's page: the call and the way at its head, then what is known of it.
import { useUser, may } from "../../../lib/auth/auth.ts";
import { type ReactNode, Suspense } from "react";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { LEADS_TEXTS } from "../../../../locales/catalogues/leads.ts";
import { Name } from "../../../ui/name.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { RecordGone, isGone } from "../../../ui/record-gone.tsx";
import { Screen } from "../../../ui/screen.tsx";
import { Status } from "../../../ui/status.tsx";
import { ScreenSpinner } from "../../../ui/spinner.tsx";
import { Tier } from "../../../ui/tier.tsx";
import { PrintRecord } from "../../insight/lead-story/index.ts";
import { LeadWork, ProgressStatus } from "../work/index.ts";
import { isReturned } from "./is-returned.ts";
import type { Lead } from "./lead-columns.tsx";
import { leadName, personOf, placeLabel } from "../../../lib/leads/lead-name.ts";
import { LeadSections } from "./lead-sections.tsx";
import { LeadStatusMark } from "./lead-status.tsx";
import { LeadTimeline } from "./lead-timeline.tsx";

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
      <Screen title={texts.columns.lead} back={{ to: "/leads", name: texts.page.back }}>
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
  const user = useUser();
  const isNamed = personOf(lead) !== null;
  const name = leadName(lead, words);
  // Without a name, the title already contains side and place.
  const type = words.facts.property_type.words[lead.property_type];
  const what = isNamed ? [words.side[lead.side], type, placeLabel(lead, words)] : [type];
  const isWorked = lead.view === "purchased" && !isReturned(lead) && may(user, "work");
  return (
    <Screen
      title={name}
      heading={isNamed ? <Name>{name}</Name> : name}
      back={{ to: "/leads", name: texts.page.back }}
      about={what.join(" · ")}
      actions={
        lead.view === "admin" ? (
          <Suspense fallback={null}>
            <PrintRecord />
          </Suspense>
        ) : undefined
      }
      marks={
        <>
          <Tier tier={lead.score.tier} />
          <LeadState lead={lead} />
        </>
      }
    >
      {isWorked ? <LeadWork lead={lead} /> : null}
      <LeadTimeline lead={lead} />
      <LeadSections lead={lead} isFromCache={isFromCache} />
    </Screen>
  );
}

/** What became of the lead, as its reader may know. */
function LeadState({ lead }: { readonly lead: Lead }): ReactNode {
  const words = useTexts(LEAD_WORDS);
  if (isReturned(lead)) return <Status tone="negative">{words.saleStatus.returned}</Status>;
  if (lead.view === "purchased") return <ProgressStatus lead={lead} />;
  return "status" in lead ? <LeadStatusMark lead={lead} /> : null;
}
