// Shows what a buyer did about a lead that an approved return took back: read only.
import type { ReactNode } from "react";
import { useTexts } from "../../../lib/text/text.ts";
import { WORK_TEXTS } from "../../../../locales/catalogues/work.ts";
import { Section } from "../../../ui/screen.tsx";
import { TouchList } from "./touch-list.tsx";

export function WorkHistory({ saleId }: { readonly saleId: string }): ReactNode {
  const texts = useTexts(WORK_TEXTS);
  return (
    <Section title={texts.title}>
      <div className="rounded-panel border border-line bg-surface p-4">
        <TouchList saleId={saleId} />
      </div>
    </Section>
  );
}
