// Lists the account's API keys with what each may do and when it ends; takes them over and revokes
// them.
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { call } from "../../../lib/api/call.ts";
import type { AnswerOf } from "../../../lib/api/operation.ts";
import { useUser } from "../../../lib/auth/auth.ts";
import { refresh } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { KEYS_TEXTS } from "../../../../locales/catalogues/keys.ts";
import { Button } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { Confirm } from "../../../ui/confirm.tsx";
import { Code, Name } from "../../../ui/name.tsx";
import { Status, type StatusTone } from "../../../ui/status.tsx";
import { toast } from "../../../ui/toast.tsx";

export const KEYS_ADDRESS = "/v1/api-keys";
export type ApiKey = AnswerOf<"GET /v1/api-keys">["items"][number];
type Act = "takeOver" | "revoke";

const TONES: Readonly<Record<ApiKey["state"], StatusTone>> = {
  active: "good",
  expires_soon: "warning",
  expired: "neutral",
  ended: "negative",
  revoked: "neutral",
};
const OVER: ReadonlySet<ApiKey["state"]> = new Set(["expired", "revoked"]);

/** Whether it is over for good. */
export const isOver = ({ state }: ApiKey): boolean => OVER.has(state);

export function KeyList({ keys }: { readonly keys: readonly ApiKey[] }): ReactNode {
  const texts = useTexts(KEYS_TEXTS);
  // Keys that are over for good stand last.
  const sorted = [false, true].flatMap((isOver) =>
    keys.filter(({ state }) => OVER.has(state) === isOver),
  );
  const [asked, ask] = useState<{ readonly key: ApiKey; readonly act: Act } | null>(null);
  return (
    <>
      <ul
        aria-label={texts.list}
        className="divide-y divide-line rounded-panel border border-line bg-surface"
      >
        {sorted.map((key) => (
          <KeyRow key={key.id} apiKey={key} onAsk={(act) => ask({ key, act })} />
        ))}
      </ul>
      {asked === null ? null : (
        <AskAbout apiKey={asked.key} act={asked.act} onClose={() => ask(null)} />
      )}
    </>
  );
}

function KeyRow({
  apiKey,
  onAsk,
}: {
  readonly apiKey: ApiKey;
  readonly onAsk: (act: Act) => void;
}): ReactNode {
  const texts = useTexts(KEYS_TEXTS);
  const { id: ownId } = useUser();
  const { state, held_by: holder } = apiKey;
  return (
    <li className="grid gap-3 px-4 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <KeyHead apiKey={apiKey} />
        {OVER.has(state) ? null : (
          <div className="flex flex-wrap gap-2">
            {holder.user_id === ownId ? null : (
              <Button onClick={() => onAsk("takeOver")}>{texts.takeOver}</Button>
            )}
            <Button kind="danger" onClick={() => onAsk("revoke")}>
              {texts.revoke}
            </Button>
          </div>
        )}
      </div>
      {state === "ended" ? <p className="text-text-2">{texts.ended(holder.name)}</p> : null}
      <KeyFacts apiKey={apiKey} />
    </li>
  );
}

/** Its name, last characters and state. */
export function KeyHead({ apiKey }: { readonly apiKey: ApiKey }): ReactNode {
  const texts = useTexts(KEYS_TEXTS);
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      <span className="min-w-0 font-medium">
        <Name>{apiKey.name}</Name>
      </span>
      <Code>…{apiKey.key_hint}</Code>
      <Status tone={TONES[apiKey.state]}>{texts.states[apiKey.state]}</Status>
    </p>
  );
}

/** What a key may do, who made and holds it, and when it ends and was used. */
export function KeyFacts({ apiKey }: { readonly apiKey: ApiKey }): ReactNode {
  const texts = useTexts(KEYS_TEXTS);
  const formats = useFormats();
  const { facts } = texts;
  const { made_by: maker, held_by: holder, last_used_at: usedAt, revoked_at: revokedAt } = apiKey;
  const from = apiKey.last_used_from === null ? "" : ` ${facts.from(apiKey.last_used_from)}`;
  const shown: readonly (readonly [string, ReactNode])[] = [
    [facts.scopes, apiKey.scopes.map((scope) => texts.scopeNames[scope]).join(" · ")],
    [facts.by, texts.on(maker.name, formats.date(apiKey.created_at))],
    ...(holder.user_id === maker.user_id ? [] : [[facts.holder, holder.name] as const]),
    revokedAt === null
      ? [facts.expires, apiKey.expires_at === null ? texts.never : formats.date(apiKey.expires_at)]
      : [texts.states.revoked, formats.date(revokedAt)],
    [facts.used, usedAt === null ? facts.unused : `${formats.dateTime(usedAt)}${from}`],
    ...(apiKey.allowed_ips.length === 0
      ? []
      : [[facts.addresses, apiKey.allowed_ips.join(", ")] as const]),
  ];
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2 lg:grid-cols-4">
      {shown.map(([term, fact]) => (
        <div
          key={term}
          className={classes("min-w-0", term === facts.addresses && "sm:col-span-2 lg:col-span-4")}
        >
          <dt className="text-label text-text-3">{term}</dt>
          <dd className="break-words text-text-2">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

function AskAbout({
  apiKey,
  act,
  onClose,
}: {
  readonly apiKey: ApiKey;
  readonly act: Act;
  readonly onClose: () => void;
}): ReactNode {
  const texts = useTexts(KEYS_TEXTS);
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const params = { id: apiKey.id };
  const run = async (): Promise<void> => {
    const isDone = await submit(() =>
      act === "revoke"
        ? call("DELETE /v1/api-keys/{id}", { params })
        : call("POST /v1/api-keys/{id}/take-over", { params }),
    );
    if (!isDone) return;
    onClose();
    toast(act === "revoke" ? texts.revoked : texts.takenOver);
    await refresh(client, KEYS_ADDRESS);
  };
  return (
    <Confirm
      title={act === "revoke" ? texts.revokeAsk : texts.takeOverAsk}
      action={texts[act]}
      kind={act === "revoke" ? "danger" : "primary"}
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onConfirm={() => void run()}
    >
      <p>
        <Name>{apiKey.name}</Name>
      </p>
      <p className="text-text-2">
        {act === "revoke" ? texts.revokeText : texts.takeOverText(apiKey.held_by.name)}
      </p>
    </Confirm>
  );
}
