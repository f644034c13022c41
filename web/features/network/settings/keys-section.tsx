// Creates, shows once and revokes the account's API keys.
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { call } from "../../../lib/api/call.ts";
import type { AnswerOf } from "../../../lib/api/operation.ts";
import { refresh, useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { SETTINGS_TEXTS } from "../../../../locales/catalogues/settings.ts";
import { Button } from "../../../ui/button.tsx";
import { Confirm } from "../../../ui/confirm.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Code, Name } from "../../../ui/name.tsx";
import { Empty, ProblemNotice } from "../../../ui/notice.tsx";
import { OnceShown } from "../../../ui/once-shown.tsx";
import { ScreenSpinner } from "../../../ui/spinner.tsx";
import { toast } from "../../../ui/toast.tsx";

const ADDRESS = "/v1/api-keys";
type ApiKey = AnswerOf<"GET /v1/api-keys">["items"][number];

export function KeysSection(): ReactNode {
  const texts = useTexts(SETTINGS_TEXTS);
  const client = useQueryClient();
  const { value, problem, retry } = useAnswer("GET /v1/api-keys");
  const { isBusy, problem: failure, submit } = useSubmit();
  const [name, setName] = useState("");
  const [made, setMade] = useState<string | null>(null);
  const make = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await submit(async () => {
      setMade((await call("POST /v1/api-keys", { body: { name: name.trim() } })).key);
      setName("");
      await refresh(client, ADDRESS);
    });
  };
  return (
    <div className="grid gap-6">
      <p className="text-text-2">
        {texts.keys.about}{" "}
        <a className="text-accent underline" href="/docs">
          {texts.keys.reference}
        </a>
      </p>
      {failure === null ? null : <ProblemNotice problem={failure} />}
      {made === null ? null : <OnceShown sentence={texts.keys.made} secret={made} />}
      <form className="flex max-w-lg items-end gap-2" onSubmit={(event) => void make(event)}>
        <div className="flex-1">
          <TextField
            label={texts.keys.name}
            required
            maxLength={120}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </div>
        <Button kind="primary" type="submit" busy={isBusy}>
          {texts.keys.make}
        </Button>
      </form>
      {value === undefined ? (
        problem === null ? (
          <ScreenSpinner />
        ) : (
          <ProblemNotice problem={problem} onRetry={retry} />
        )
      ) : value.items.length === 0 ? (
        <Empty sentence={texts.keys.none} />
      ) : (
        <KeyList keys={value.items} />
      )}
    </div>
  );
}

function KeyList({ keys }: { readonly keys: readonly ApiKey[] }): ReactNode {
  const texts = useTexts(SETTINGS_TEXTS);
  const formats = useFormats();
  const client = useQueryClient();
  const [asked, ask] = useState<ApiKey | null>(null);
  const { isBusy, problem, submit } = useSubmit();
  const revoke = async (id: string): Promise<void> => {
    if (!(await submit(() => call("DELETE /v1/api-keys/{id}", { params: { id } })))) return;
    ask(null);
    toast(texts.keys.revokedToast);
    await refresh(client, ADDRESS);
  };
  return (
    <>
      <ul className="divide-y divide-line rounded-panel border border-line bg-surface">
        {keys.map((key) => (
          <li key={key.id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
            <div>
              <p className="font-medium">
                <Name>{key.name}</Name>
              </p>
              <p className="text-label text-text-2">
                {texts.keys.hint} <Code>{key.key_hint}</Code> · {texts.keys.created}{" "}
                {formats.dateTime(key.created_at)}
              </p>
            </div>
            {key.revoked_at === null ? (
              <Button kind="danger" onClick={() => ask(key)}>
                {texts.keys.revoke}
              </Button>
            ) : (
              <span className="text-text-2">
                {texts.keys.revoked} {formats.date(key.revoked_at)}
              </span>
            )}
          </li>
        ))}
      </ul>
      {asked === null ? null : (
        <Confirm
          title={texts.keys.ask}
          action={texts.keys.revoke}
          kind="danger"
          isBusy={isBusy}
          problem={problem}
          onClose={() => ask(null)}
          onConfirm={() => void revoke(asked.id)}
        >
          <p>
            <Name>{asked.name}</Name>
          </p>
          <p className="text-text-2">{texts.keys.askText}</p>
        </Confirm>
      )}
    </>
  );
}
