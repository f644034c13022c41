// Lists other leads of the same person, address or device.
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { LeadStory } from "../../../../contract/insight/lead-story.ts";
import { LEAD_STORY_TEXTS } from "../../../../locales/catalogues/lead-story.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { placeLabel } from "../../../lib/leads/lead-name.ts";
import { Name } from "../../../ui/name.tsx";
import { type PlainColumn, PlainTable } from "../../../ui/plain-table.tsx";
import { Section } from "../../../ui/screen.tsx";

type Related = LeadStory["related"][number];

export function StoryRelated({ story }: { readonly story: LeadStory }): ReactNode {
  const texts = useTexts(LEAD_STORY_TEXTS).related;
  const formats = useFormats();
  const columns = useRelatedColumns();
  return (
    <Section title={texts.title}>
      <p className="text-text-2">{story.related.length === 0 ? texts.none : texts.about}</p>
      {story.related.length === 0 ? null : (
        <PlainTable
          label={texts.title}
          columns={columns}
          rows={story.related}
          idOf={({ id }) => id}
        />
      )}
      {story.related_more ? (
        <p className="text-label text-text-2">{texts.more(formats.number(story.related.length))}</p>
      ) : null}
    </Section>
  );
}

function useRelatedColumns(): readonly PlainColumn<Related>[] {
  const texts = useTexts(LEAD_STORY_TEXTS).related;
  const words = useTexts(LEAD_WORDS);
  const formats = useFormats();
  return [
    {
      id: "lead",
      header: texts.lead,
      cell: (lead) => (
        <Link
          className="inline-flex min-h-6 items-center text-accent underline"
          to={`/leads/${lead.id}`}
        >
          {words.side[lead.side]} · <Name>{placeLabel(lead, words)}</Name>
        </Link>
      ),
    },
    {
      id: "shares",
      header: texts.shares,
      cell: ({ shares }) => shares.map((kind) => texts.kinds[kind]).join(", "),
    },
    { id: "received", header: texts.received, cell: ({ received_at: at }) => formats.dateTime(at) },
    { id: "source", header: texts.source, cell: ({ source }) => <Name>{source.name}</Name> },
    {
      id: "affiliate",
      header: texts.affiliate,
      cell: ({ affiliate }) => (
        <Link
          className="inline-flex min-h-6 items-center text-accent underline"
          to={`/users/${affiliate.id}`}
        >
          <Name>{affiliate.name}</Name>
        </Link>
      ),
    },
    { id: "status", header: texts.status, cell: ({ status }) => words.status[status] },
  ];
}
