// The section of a listed lead for people of the network, who may hold it for review.
import { type ReactNode, useState } from "react";
import { QUARANTINE_TEXTS } from "../../../../locales/catalogues/quarantine.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Button } from "../../../ui/button.tsx";
import { Section } from "../../../ui/screen.tsx";
import { HoldSheet } from "./hold-sheet.tsx";

export function HoldListed({ leadId }: { readonly leadId: string }): ReactNode {
  const texts = useTexts(QUARANTINE_TEXTS);
  const [isOpen, open] = useState(false);
  return (
    <Section
      title={texts.listed}
      actions={
        <Button aria-haspopup="dialog" onClick={() => open(true)}>
          {texts.hold}
        </Button>
      }
    >
      <p className="max-w-3xl text-text-2">{texts.listedAbout}</p>
      {isOpen ? <HoldSheet leadId={leadId} reason={null} onClose={() => open(false)} /> : null}
    </Section>
  );
}
