// Shows people of the network the whole story of a lead: where it came from, why it scored as it
// did, its sales and money, who worked on it and looked at it, and related leads.
import type { ReactNode } from "react";
import type { LeadStory as Story } from "../../../../contract/insight/lead-story.ts";
import { LEAD_STORY_TEXTS } from "../../../../locales/catalogues/lead-story.ts";
import { useUser } from "../../../lib/auth/auth.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Code, Name } from "../../../ui/name.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { ScreenSpinner } from "../../../ui/spinner.tsx";
import { StoryActs } from "./story-acts.tsx";
import { StoryAnalyses, StoryTouches } from "./story-work.tsx";
import { StoryOrigin } from "./story-origin.tsx";
import { StoryRelated } from "./story-related.tsx";
import { StorySales, StoryTransfers } from "./story-sales.tsx";
import { StoryScore } from "./story-score.tsx";

export function LeadStory({ leadId }: { readonly leadId: string }): ReactNode {
  const { value, problem, retry } = useAnswer("GET /v1/leads/{id}/story", {
    params: { id: leadId },
  });
  if (value === undefined)
    return problem === null ? (
      <ScreenSpinner />
    ) : (
      <ProblemNotice problem={problem} onRetry={retry} />
    );
  return (
    <>
      {problem === null ? null : <ProblemNotice problem={problem} onRetry={retry} />}
      <div className="grid gap-5 xl:grid-cols-2">
        <StoryOrigin story={value} />
        <StoryScore score={value.score} />
      </div>
      <StorySales sales={value.sales} />
      <StoryTransfers transfers={value.transfers} />
      <StoryTouches touches={value.touches} />
      <StoryAnalyses analyses={value.analyses} />
      <StoryActs acts={value.acts} />
      <StoryRelated story={value} />
      <Printed story={value} />
    </>
  );
}

/** On paper alone: the lead that the record is of, the hash of its consent, and who printed it. */
function Printed({ story }: { readonly story: Story }): ReactNode {
  const texts = useTexts(LEAD_STORY_TEXTS);
  const formats = useFormats();
  const { name } = useUser();
  return (
    <div className="hidden border-t border-line pt-2 text-label print:block">
      <p>
        {texts.record} <Code>{story.lead_id}</Code>
      </p>
      {story.consent === null ? null : (
        <p className="break-all">
          {texts.origin.hash}: <Code>{story.consent.sha256}</Code>
        </p>
      )}
      <p>
        <Name>{texts.printed(formats.dateTime(new Date().toISOString()), name)}</Name>
      </p>
    </div>
  );
}
