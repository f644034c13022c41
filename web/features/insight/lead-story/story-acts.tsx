// Shows who looked at a lead's contact, and what else the activity log holds about it.
import type { ReactNode } from "react";
import type { LeadStory } from "../../../../contract/insight/lead-story.ts";
import { ACTIVITY_TEXTS } from "../../../../locales/catalogues/activity.ts";
import { CONTACT_REASON_TEXTS } from "../../../../locales/catalogues/contact-reason.ts";
import { LEAD_STORY_TEXTS } from "../../../../locales/catalogues/lead-story.ts";
import { RETURN_TEXTS } from "../../../../locales/catalogues/returns.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Name, Said } from "../../../ui/name.tsx";
import { type PlainColumn, PlainTable } from "../../../ui/plain-table.tsx";
import { Section } from "../../../ui/screen.tsx";

type Act = NonNullable<LeadStory["acts"]>[number];

/** Nothing for team roles that don't read the log. */
export function StoryActs({ acts }: { readonly acts: readonly Act[] | null }): ReactNode {
  const texts = useTexts(LEAD_STORY_TEXTS).acts;
  const columns = useActColumns();
  if (acts === null) return null;
  return (
    <Section title={texts.title}>
      <p className="max-w-3xl text-text-2">{texts.about}</p>
      {acts.length === 0 ? (
        <p className="text-text-2">{texts.none}</p>
      ) : (
        <PlainTable label={texts.title} columns={columns} rows={acts} idOf={({ id }) => id} />
      )}
    </Section>
  );
}

function useActColumns(): readonly PlainColumn<Act>[] {
  const texts = useTexts(LEAD_STORY_TEXTS).acts;
  const { actions, actors } = useTexts(ACTIVITY_TEXTS);
  const { reason: returnReasons } = useTexts(RETURN_TEXTS);
  const { reasons: contactReasons } = useTexts(CONTACT_REASON_TEXTS);
  const formats = useFormats();
  const actionWords: Readonly<Record<string, string>> = actions;
  const reasonWords: Readonly<Record<string, string>> = { ...returnReasons, ...contactReasons };
  return [
    { id: "what", header: texts.what, cell: ({ action }) => actionWords[action] ?? action },
    {
      id: "who",
      header: texts.who,
      cell: ({ actor_kind: kind, actor_name: name }) =>
        name === null ? actors[kind] : <Name>{name}</Name>,
    },
    {
      id: "account",
      header: texts.account,
      cell: ({ account_name: name }) => <Name>{name}</Name>,
    },
    { id: "when", header: texts.when, cell: ({ at }) => formats.dateTime(at) },
    {
      id: "why",
      header: texts.why,
      cell: ({ reason, note }) => (
        <span className="grid">
          {reason === null ? null : <span>{reasonWords[reason] ?? reason}</span>}
          {note === null ? null : <Said className="text-text-2">{note}</Said>}
        </span>
      ),
    },
  ];
}
