// Shows every way in which a lead may be sent, each with an example.
import type { ReactNode } from "react";
import { useTexts } from "../../../lib/text/text.ts";
import { POSTING_TEXTS } from "../../../../locales/catalogues/posting.ts";
import { Code } from "../../../ui/name.tsx";
import { PlainTable } from "../../../ui/plain-table.tsx";
import { Section } from "../../../ui/screen.tsx";

/** The beginning of the same lead in each way. */
const WAYS = [
  {
    way: "json",
    type: "application/json",
    example: '{"lead": {"side": "seller", "contact": {"phone": "916-555-0142"}}}',
  },
  {
    way: "form",
    type: "application/x-www-form-urlencoded",
    example: "side=seller&lead[phone]=916-555-0142",
  },
  {
    way: "multipart",
    type: "multipart/form-data; boundary=…",
    example: 'Content-Disposition: form-data; name="phone"',
  },
  {
    way: "xml",
    type: "application/xml, text/xml",
    example: "<lead><side>seller</side><phone>916-555-0142</phone></lead>",
  },
  { way: "text", type: "text/plain", example: '{"side": "seller", "phone": "916-555-0142"}' },
  { way: "query", type: "—", example: "POST /v1/leads?side=seller&phone=916-555-0142" },
] as const;

export function WaysToSend(): ReactNode {
  const texts = useTexts(POSTING_TEXTS).ways;
  return (
    <Section title={texts.title}>
      <p className="max-w-3xl text-text-2">{texts.about}</p>
      <PlainTable
        label={texts.title}
        rows={WAYS}
        idOf={({ way }) => way}
        columns={[
          { id: "way", header: texts.way, cell: ({ way }) => texts.names[way] },
          {
            id: "type",
            header: texts.type,
            priority: 3,
            cell: ({ type }) => <Code className="break-all">{type}</Code>,
          },
          {
            id: "example",
            header: texts.example,
            cell: ({ example }) => <Code className="break-all">{example}</Code>,
          },
        ]}
      />
      <p className="max-w-3xl text-label text-text-2">{texts.limits}</p>
    </Section>
  );
}
