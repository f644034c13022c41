// Shows the returns of a lead on its page, to its affiliate and to the operator, with the button to
// answer or decide.
import type { ReactNode } from "react";
import { useDocuments } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { RETURN_LIST_TEXTS } from "../../../../locales/catalogues/return-list.ts";
import { RETURN_TEXTS } from "../../../../locales/catalogues/returns.ts";
import { Button } from "../../../ui/button.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/screen.tsx";
import { Deadline } from "./deadline.tsx";
import { OpenReturn, useOpenReturn } from "./open-return.tsx";

export function LeadReturns({ leadId }: { readonly leadId: string }): ReactNode {
  const texts = useTexts(RETURN_LIST_TEXTS);
  const words = useTexts(RETURN_TEXTS);
  const formats = useFormats();
  const open = useOpenReturn();
  const {
    value: returns = [],
    problem,
    retry,
  } = useDocuments("returns", { where: [["lead_id", "eq", leadId]], order: "-filed_at" });
  if (problem !== null) return <ProblemNotice problem={problem} onRetry={retry} />;
  if (returns.length === 0) return null;
  return (
    <Section title={texts.ofLead}>
      <ul className="divide-y divide-line rounded-panel border border-line bg-surface">
        {returns.map((item) => {
          const { answer, decide } = item.abilities;
          const cents = item.price_cents ?? item.earning_cents;
          return (
            <li
              key={item.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3"
            >
              <div className="grid gap-1">
                <span className="font-medium">
                  {words.reason[item.reason]}
                  {cents === null ? "" : ` · ${formats.money(cents)}`}
                </span>
                <Deadline item={item} />
              </div>
              <Button kind={answer || decide ? "primary" : "plain"} onClick={() => open(item.id)}>
                {answer ? words.answer : decide ? words.decide : words.read}
              </Button>
            </li>
          );
        })}
      </ul>
      <OpenReturn />
    </Section>
  );
}
