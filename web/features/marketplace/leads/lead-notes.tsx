// Shows which fields of the post were left out, or not read to the letter.
import type { ReactNode } from "react";
import { useTexts } from "../../../lib/text/text.ts";
import { LEADS_TEXTS } from "../../../../locales/catalogues/leads.ts";
import { ReadingNotes, type ShownNote } from "../../../ui/reading-notes.tsx";
import { Section } from "../../../ui/screen.tsx";

export function LeadNotes({ notes }: { readonly notes: readonly ShownNote[] }): ReactNode {
  const { page } = useTexts(LEADS_TEXTS);
  if (notes.length === 0) return null;
  return (
    <Section title={page.notes}>
      <p className="max-w-3xl text-text-2">{page.notesAbout}</p>
      <ReadingNotes notes={notes} />
    </Section>
  );
}
