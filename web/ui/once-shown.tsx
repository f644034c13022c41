// Shows a secret once: with a copy button, and a note that it will not be shown again.
import type { ReactNode } from "react";
import { CopyButton } from "./copy-button.tsx";
import { Notice } from "./notice.tsx";
import { Code } from "./name.tsx";

export function OnceShown({
  sentence,
  secret,
}: {
  readonly sentence: string;
  readonly secret: string;
}): ReactNode {
  return (
    <Notice tone="good" className="grid gap-2">
      <p>{sentence}</p>
      <div className="flex flex-wrap items-center gap-2">
        <Code className="break-all">{secret}</Code>
        <CopyButton text={secret} />
      </div>
    </Notice>
  );
}
