// Prints a lead's page as its record. What is shown is printed: contact and consent, once opened.
import { Printer } from "lucide-react";
import type { ReactNode } from "react";
import { LEAD_STORY_TEXTS } from "../../../../locales/catalogues/lead-story.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Button } from "../../../ui/button.tsx";

export function PrintRecord(): ReactNode {
  const texts = useTexts(LEAD_STORY_TEXTS);
  return (
    <Button onClick={() => window.print()}>
      <Printer size={16} strokeWidth={1.5} aria-hidden="true" />
      {texts.print}
    </Button>
  );
}
