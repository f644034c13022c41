// Copies a text to the clipboard, and says so until the text changes.
import { type ReactNode, useState } from "react";
import { useTexts } from "../lib/text/text.ts";
import { UI_TEXTS } from "../../locales/catalogues/ui.ts";
import { Button } from "./button.tsx";

interface CopyButtonProps {
  readonly text: string;
  /** What is copied, for screen readers. */
  readonly label?: string;
}

export function CopyButton({ text, label }: CopyButtonProps): ReactNode {
  const texts = useTexts(UI_TEXTS);
  const [copied, copy] = useState<string | null>(null);
  return (
    <Button
      aria-label={copied === text ? undefined : label}
      onClick={() => void navigator.clipboard.writeText(text).then(() => copy(text))}
    >
      {copied === text ? texts.copied : texts.copy}
    </Button>
  );
}
