// Shows which fields of the post were left out, or not read to the letter.
import type { ReactNode } from "react";
import { useTexts } from "../../../lib/text/text.ts";
import { LEADS_TEXTS } from "../../../../locales/catalogues/leads.ts";
import { ReadingNotes } from "../../../ui/reading-notes.tsx";
import { Section } from "../../../ui/screen.tsx";
import type { Lead } from "./lead-columns.tsx";

export function LeadNotes({ lead }: { readonly lead: Lead }): ReactNode {
  const { page } = useTexts(LEADS_TEXTS);
  if (!("notes" in lead) || lead.notes.length === 0) return null;
  return (
    <Section title={page.notes}>
      <p className="max-w-3xl text-text-2">{page.notesAbout}</p>
      <ReadingNotes notes={lead.notes} />
    </Section>
  );
}
