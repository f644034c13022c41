// Adds a passkey: the password, then a name and the browser's own prompt.
import { type FormEvent, type ReactNode, useState } from "react";
import { PASSKEY_TEXTS } from "../../../../locales/catalogues/passkeys.ts";
import { call } from "../../../lib/api/call.ts";
import type { AnswerOf } from "../../../lib/api/operation.ts";
import { createPasskey } from "../../../lib/auth/passkeys.ts";
import { browserOf } from "../../../../domain/access/browser-of.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { toast } from "../../../ui/toast.tsx";
import { PasskeyProblem } from "./passkey-problem.tsx";
import { PasswordStep } from "./password-step.tsx";

type Setup = AnswerOf<"POST /v1/auth/passkeys/setup">;

interface AddPasskeyProps {
  readonly onAdded: () => Promise<unknown>;
  /** Null where the person cannot go without. */
  readonly onCancel: (() => void) | null;
}

export function AddPasskey({ onAdded, onCancel }: AddPasskeyProps): ReactNode {
  const [setup, setSetup] = useState<Setup | null>(null);
  const prepare = async (password: string): Promise<void> =>
    setSetup(await call("POST /v1/auth/passkeys/setup", { body: { password } }));
  if (setup === null) return <PasswordStep onCancel={onCancel} onEnter={prepare} />;
  return (
    <NameAndCreate
      setup={setup}
      onAdded={onAdded}
      onCancel={onCancel ?? (() => setSetup(null))}
      onOver={() => setSetup(null)}
    />
  );
}

function NameAndCreate({
  setup,
  onAdded,
  onCancel,
  onOver,
}: {
  readonly setup: Setup;
  readonly onAdded: () => Promise<unknown>;
  readonly onCancel: () => void;
  /** The challenge ended: it starts over. */
  readonly onOver: () => void;
}): ReactNode {
  const texts = useTexts(PASSKEY_TEXTS);
  const { isBusy, problem, submit } = useSubmit();
  const [name, setName] = useState(() => browserOf(navigator.userAgent) ?? "");
  const isEmpty = name.trim() === "";
  const create = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isEmpty) return;
    const isAdded = await submit(async () => {
      const body = await createPasskey(setup, name);
      await call("POST /v1/auth/passkeys", { body });
    });
    if (!isAdded) return;
    toast(texts.addedToast);
    await onAdded();
  };
  // What was sent uses the challenge up, whatever the answer says.
  const isUsedUp = problem !== null && problem.status > 0;
  return (
    <form noValidate className="grid max-w-lg gap-4" onSubmit={(event) => void create(event)}>
      <PasskeyProblem problem={problem} />
      <p className="text-text-2">{texts.addAbout}</p>
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        maxLength={60}
        value={name}
        onChange={({ target }) => setName(target.value)}
        problem={isEmpty ? texts.nameMissing : null}
      />
      <div className="flex flex-wrap gap-2">
        {isUsedUp ? (
          <Button kind="primary" onClick={onOver}>
            {texts.add}
          </Button>
        ) : (
          <Button kind="primary" type="submit" busy={isBusy}>
            {texts.create}
          </Button>
        )}
        <Button onClick={onCancel}>{texts.cancel}</Button>
      </div>
    </form>
  );
}
