// A person's passkeys: listed, added, renamed and removed.
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { PASSKEY_TEXTS } from "../../../../locales/catalogues/passkeys.ts";
import { call } from "../../../lib/api/call.ts";
import type { AnswerOf } from "../../../lib/api/operation.ts";
import { useUser } from "../../../lib/auth/auth.ts";
import { canUsePasskeys } from "../../../lib/auth/can-use-passkeys.ts";
import { checkSession } from "../../../lib/auth/session.ts";
import { refresh, useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useDraft } from "../../../lib/use-draft.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/screen.tsx";
import { ScreenSpinner } from "../../../ui/spinner.tsx";
import { toast } from "../../../ui/toast.tsx";
import { AddPasskey } from "./add-passkey.tsx";
import { PasswordStep } from "./password-step.tsx";

type Passkey = AnswerOf<"GET /v1/auth/passkeys">["items"][number];
type Step = "rename" | "remove";

export function PasskeySection(): ReactNode {
  const texts = useTexts(PASSKEY_TEXTS);
  const client = useQueryClient();
  const { value, problem, retry } = useAnswer("GET /v1/auth/passkeys");
  const [isAdding, add] = useState(false);
  const reload = (): Promise<void> => refresh(client, "/v1/auth/passkeys");
  const canAdd = canUsePasskeys();
  return (
    <Section title={texts.title}>
      <p>{canAdd ? texts.about : texts.unsupported}</p>
      {value === undefined ? (
        problem === null ? (
          <ScreenSpinner />
        ) : (
          <ProblemNotice problem={problem} onRetry={retry} />
        )
      ) : value.items.length === 0 ? null : (
        <ul className="divide-y divide-line rounded-panel border border-line bg-surface">
          {value.items.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onChanged={reload} />
          ))}
        </ul>
      )}
      {isAdding ? (
        <AddPasskey onCancel={() => add(false)} onAdded={() => reload().then(() => add(false))} />
      ) : canAdd ? (
        <div>
          <Button onClick={() => add(true)}>{texts.add}</Button>
        </div>
      ) : null}
    </Section>
  );
}

interface RowProps {
  readonly passkey: Passkey;
  readonly onChanged: () => Promise<void>;
}

function PasskeyRow({ passkey, onChanged }: RowProps): ReactNode {
  const texts = useTexts(PASSKEY_TEXTS);
  const formats = useFormats();
  const [step, go] = useState<Step | null>(null);
  const end = (): void => go(null);
  const { name, created_at: createdAt, last_used_at: lastUsedAt } = passkey;
  return (
    <li className="grid gap-3 px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="font-medium break-words">{name}</p>
          <p className="text-label text-text-2">
            {texts.added(formats.date(createdAt))} ·{" "}
            {lastUsedAt === null ? texts.unused : texts.used(formats.dateTime(lastUsedAt))}
          </p>
        </div>
        {step === null ? (
          <div className="flex flex-wrap gap-2">
            <Button aria-label={texts.renameOf(name)} onClick={() => go("rename")}>
              {texts.rename}
            </Button>
            <Button aria-label={texts.removeOf(name)} onClick={() => go("remove")}>
              {texts.remove}
            </Button>
          </div>
        ) : null}
      </div>
      {step === "rename" ? (
        <Rename passkey={passkey} onChanged={onChanged} onEnd={end} />
      ) : step === "remove" ? (
        <Remove passkey={passkey} onChanged={onChanged} onEnd={end} />
      ) : null}
    </li>
  );
}

interface StepProps extends RowProps {
  readonly onEnd: () => void;
}

function Rename({ passkey, onChanged, onEnd }: StepProps): ReactNode {
  const texts = useTexts(PASSKEY_TEXTS);
  const { isBusy, problem, submit } = useSubmit();
  const { values, change } = useDraft({ name: passkey.name });
  const { name } = values;
  const isEmpty = name.trim() === "";
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isEmpty) return;
    const given = { params: { id: passkey.id }, body: { name } };
    if (!(await submit(() => call("PATCH /v1/auth/passkeys/{id}", given)))) return;
    await onChanged();
    onEnd();
  };
  return (
    <form noValidate className="grid max-w-lg gap-4" onSubmit={(event) => void save(event)}>
      {problem === null ? null : <ProblemNotice problem={problem} />}
      <TextField
        label={texts.name}
        maxLength={60}
        value={name}
        onChange={({ target }) => change({ name: target.value })}
        problem={isEmpty ? texts.nameMissing : null}
      />
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" type="submit" busy={isBusy}>
          {texts.save}
        </Button>
        <Button onClick={onEnd}>{texts.cancel}</Button>
      </div>
    </form>
  );
}

function Remove({ passkey, onChanged, onEnd }: StepProps): ReactNode {
  const texts = useTexts(PASSKEY_TEXTS);
  const { role } = useUser();
  const about = texts.removeAbout(passkey.name);
  return (
    <PasswordStep
      about={role === "admin" ? `${about} ${texts.removeOperator}` : about}
      action={texts.remove}
      onCancel={onEnd}
      onEnter={async (password) => {
        const given = { params: { id: passkey.id }, body: { password } };
        await call("POST /v1/auth/passkeys/{id}/remove", given);
        toast(texts.removedToast);
        await checkSession("later");
        await onChanged();
      }}
    />
  );
}
