// Makes and downloads the links with which the people of an import's drafts confirm.
import { type ReactNode, useState } from "react";
import type { Import } from "../../../../contract/supply/import-document.ts";
import { callForFile } from "../../../lib/api/call.ts";
import { saveFile } from "../../../lib/csv.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { IMPORT_TEXTS } from "../../../../locales/catalogues/imports.ts";
import { Button } from "../../../ui/button.tsx";
import { Confirm } from "../../../ui/confirm.tsx";
import { Said } from "../../../ui/name.tsx";
import { useNetworkNumbers } from "../../../lib/use-network-numbers.ts";

/** Asks first, because new links end the ones that were sent before. */
export function DraftLinks({ import_: one }: { readonly import_: Import }): ReactNode {
  const texts = useTexts(IMPORT_TEXTS).drafts;
  const number = useNetworkNumbers();
  const { isBusy, problem, submit } = useSubmit();
  const [isAsked, ask] = useState(false);
  const make = async (): Promise<void> => {
    const isMade = await submit(async () => {
      const response = await callForFile("POST /v1/lead-drafts/links", {
        body: { import_id: one.id },
      });
      saveFile(texts.linksFile, await response.blob());
    });
    if (isMade) ask(false);
  };
  return (
    <>
      <Button onClick={() => ask(true)}>{texts.links}</Button>
      {isAsked ? (
        <Confirm
          title={texts.links}
          action={texts.links}
          isBusy={isBusy}
          problem={problem}
          onClose={() => ask(false)}
          onConfirm={() => void make()}
        >
          <p className="font-medium break-words">
            <Said>{one.name}</Said>
          </p>
          <p className="text-text-2">{texts.linksAbout(number("draft_days"))}</p>
        </Confirm>
      ) : null}
    </>
  );
}
