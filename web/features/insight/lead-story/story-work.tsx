// Shows when a lead's buyers worked on it, without their notes, and which analyses were made of it.
import type { ReactNode } from "react";
import type { LeadStory } from "../../../../contract/insight/lead-story.ts";
import { ANALYSES_TEXTS } from "../../../../locales/catalogues/analyses.ts";
import { LEAD_STORY_TEXTS } from "../../../../locales/catalogues/lead-story.ts";
import { OUTCOME_FORM_TEXTS } from "../../../../locales/catalogues/outcome-forms.ts";
import { WORK_TEXTS } from "../../../../locales/catalogues/work.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Name } from "../../../ui/name.tsx";
import { PANEL, Section } from "../../../ui/screen.tsx";

type Touch = LeadStory["touches"][number];
type Analysis = LeadStory["analyses"][number];

export function StoryTouches({ touches }: { readonly touches: readonly Touch[] }): ReactNode {
  const texts = useTexts(LEAD_STORY_TEXTS).work;
  const { act } = useTexts(WORK_TEXTS);
  const { lostReason: lostReasons } = useTexts(OUTCOME_FORM_TEXTS);
  const formats = useFormats();
  if (touches.length === 0) return null;
  return (
    <Section title={texts.title}>
      <p className="text-text-2">{texts.about}</p>
      <Moments
        label={texts.title}
        rows={touches.map((touch) => ({
          what:
            touch.outcome === null
              ? texts.note
              : touch.lost_reason === null
                ? act[touch.outcome]
                : `${act[touch.outcome]}: ${lostReasons[touch.lost_reason]}`,
          who: <Name>{touch.buyer_name}</Name>,
          when: formats.dateTime(touch.at),
        }))}
      />
    </Section>
  );
}

export function StoryAnalyses({ analyses }: { readonly analyses: readonly Analysis[] }): ReactNode {
  const texts = useTexts(LEAD_STORY_TEXTS).analyses;
  const { kinds } = useTexts(ANALYSES_TEXTS);
  const formats = useFormats();
  if (analyses.length === 0) return null;
  return (
    <Section title={texts.title}>
      <Moments
        label={texts.title}
        rows={analyses.map((analysis) => ({
          what: `${kinds[analysis.kind].name}, ${analysis.model ?? texts.rules}`,
          who: (
            <>
              <Name>{analysis.account_name}</Name>, {texts.views[analysis.view]}
            </>
          ),
          when: formats.dateTime(analysis.at),
        }))}
      />
    </Section>
  );
}

interface Moment {
  readonly what: string;
  readonly who: ReactNode;
  readonly when: string;
}

/** What happened, who did it and when, newest first. */
function Moments({
  label,
  rows,
}: {
  readonly label: string;
  readonly rows: readonly Moment[];
}): ReactNode {
  return (
    <ul aria-label={label} className={`${PANEL} divide-y divide-line`}>
      {rows.map(({ what, who, when }, place) => (
        <li
          key={place}
          className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 px-4 py-2"
        >
          <span>
            <span className="font-medium">{what}</span> <span className="text-text-2">{who}</span>
          </span>
          <span className="text-label text-text-2">{when}</span>
        </li>
      ))}
    </ul>
  );
}
