// Creates, shows once, takes over and revokes the account's API keys.
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { refresh, useAnswer } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { KEYS_TEXTS } from "../../../../locales/catalogues/keys.ts";
import { Button } from "../../../ui/button.tsx";
import { Empty, ProblemNotice } from "../../../ui/notice.tsx";
import { OnceShown } from "../../../ui/once-shown.tsx";
import { ScreenSpinner } from "../../../ui/spinner.tsx";
import { KEYS_ADDRESS, KeyList } from "./key-list.tsx";
import { KeySheet } from "./key-sheet.tsx";

export default function KeysSection(): ReactNode {
  const texts = useTexts(KEYS_TEXTS);
  const client = useQueryClient();
  const { value, problem, retry } = useAnswer("GET /v1/api-keys");
  const [isMaking, setMaking] = useState(false);
  // Kept in memory only: it is shown this once.
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <p className="max-w-3xl text-text-2">
          {texts.about}{" "}
          <a className="text-accent underline" href="/docs">
            {texts.reference}
          </a>
        </p>
        <Button kind="primary" onClick={() => setMaking(true)}>
          {texts.makeTitle}
        </Button>
      </div>
      {secret === null ? null : <OnceShown sentence={texts.made} secret={secret} />}
      {value === undefined ? (
        problem === null ? (
          <ScreenSpinner />
        ) : (
          <ProblemNotice problem={problem} onRetry={retry} />
        )
      ) : value.items.length === 0 ? (
        <Empty sentence={texts.none} />
      ) : (
        <KeyList keys={value.items} />
      )}
      {isMaking ? (
        <KeySheet
          onClose={() => setMaking(false)}
          onMade={(key) => {
            setMaking(false);
            setSecret(key);
            void refresh(client, KEYS_ADDRESS);
          }}
        />
      ) : null}
    </div>
  );
}
