// Shows which rules scored a lead, with the points that each gave or took.
import type { ReactNode } from "react";
import type { LeadStory } from "../../../../contract/insight/lead-story.ts";
import { LEAD_STORY_TEXTS } from "../../../../locales/catalogues/lead-story.ts";
import { UI_TEXTS } from "../../../../locales/catalogues/ui.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { type PlainColumn, PlainTable } from "../../../ui/plain-table.tsx";
import { Section } from "../../../ui/screen.tsx";

type Reason = LeadStory["score"]["reasons"][number];

export function StoryScore({ score }: { readonly score: LeadStory["score"] }): ReactNode {
  const texts = useTexts(LEAD_STORY_TEXTS).score;
  const { components } = useTexts(UI_TEXTS);
  const formats = useFormats();
  const columns: readonly PlainColumn<Reason>[] = [
    { id: "reason", header: texts.reason, cell: ({ code }) => texts.codes[code] },
    {
      id: "component",
      header: texts.component,
      cell: ({ component }) => <span className="text-text-2">{components[component]}</span>,
    },
    {
      id: "points",
      header: texts.points,
      numeric: true,
      cell: ({ points }) => `${points > 0 ? "+" : ""}${formats.number(points)}`,
    },
  ];
  return (
    <Section title={texts.title}>
      {score.reasons.length === 0 ? (
        <p className="text-text-2">{texts.none}</p>
      ) : (
        <PlainTable
          label={texts.title}
          columns={columns}
          rows={score.reasons}
          idOf={({ code }) => code}
        />
      )}
      {score.model === null ? null : (
        <p className="text-label text-text-2">{texts.rules(score.model)}</p>
      )}
    </Section>
  );
}
