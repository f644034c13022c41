// A secret that is shown once: to copy, and with the word that it will not come again.
import { type ReactNode, useState } from "react";
import { useTexts } from "../lib/text/text.ts";
import { UI_TEXTS } from "../texts/ui.ts";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";
import { Code } from "./name.tsx";

export function OnceShown({ sentence, secret }: { readonly sentence: string; readonly secret: string }): ReactNode {
  const texts = useTexts(UI_TEXTS);
  const [isCopied, beCopied] = useState(false);
  return (
    <Notice tone="good" className="grid gap-2">
      <p>{sentence}</p>
      <div className="flex flex-wrap items-center gap-2">
        <Code className="break-all">{secret}</Code>
        <Button onClick={() => void navigator.clipboard.writeText(secret).then(() => beCopied(true))}>{isCopied ? texts.copied : texts.copy}</Button>
      </div>
    </Notice>
  );
}
