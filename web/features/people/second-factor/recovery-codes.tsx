// Shows recovery codes once, to be copied or downloaded.
import type { ReactNode } from "react";
import { SECOND_FACTOR_TEXTS } from "../../../../locales/catalogues/second-factor.ts";
import { saveFile } from "../../../lib/csv.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Button } from "../../../ui/button.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { Code } from "../../../ui/name.tsx";

export function RecoveryCodes({
  codes,
  onDone,
}: {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}): ReactNode {
  const texts = useTexts(SECOND_FACTOR_TEXTS).recovery;
  const text = codes.join("\n");
  return (
    <div className="grid max-w-lg gap-4">
      <div className="grid gap-1">
        <h3 className="font-semibold">{texts.title}</h3>
        <p className="text-text-2">{texts.about(codes.length)}</p>
      </div>
      <ol
        aria-label={texts.title}
        className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-panel border border-line bg-sunken p-4"
      >
        {codes.map((code) => (
          <li key={code}>
            <Code>{code}</Code>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={text} />
        <Button
          onClick={() => saveFile(texts.file, new Blob([`${text}\n`], { type: "text/plain" }))}
        >
          {texts.download}
        </Button>
        <Button kind="primary" onClick={onDone}>
          {texts.done}
        </Button>
      </div>
    </div>
  );
}
