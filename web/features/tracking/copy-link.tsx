// A link's address with a button that copies it.
import { type ReactNode, useState } from "react";
import { useTexts } from "../../lib/text/text.ts";
import { TRACKING_TEXTS } from "../../texts/tracking.ts";
import { UI_TEXTS } from "../../texts/ui.ts";
import { Button } from "../../ui/button.tsx";
import { Code } from "../../ui/name.tsx";
import { urlOfLink } from "./tracking-address.ts";

/** `isWhole`: with the host, where there is room. */
export function CopyLink({ code, name, isWhole = false }: { readonly code: string; readonly name: string; readonly isWhole?: boolean }): ReactNode {
  const texts = useTexts(TRACKING_TEXTS);
  const ui = useTexts(UI_TEXTS);
  const [isCopied, beCopied] = useState(false);
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Code className={isWhole ? "min-w-0 flex-1 rounded-control border border-line bg-sunken px-2.5 py-2 break-all" : "whitespace-nowrap"}>{isWhole ? urlOfLink(code) : `/t/${code}`}</Code>
      <Button aria-label={`${texts.copy}: ${name}`} onClick={() => void navigator.clipboard.writeText(urlOfLink(code)).then(() => beCopied(true))}>{isCopied ? ui.copied : ui.copy}</Button>
    </span>
  );
}
