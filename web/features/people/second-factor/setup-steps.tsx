// Sets up an authenticator app: the password, the app with its first code, then recovery codes.
import { type FormEvent, type ReactNode, Suspense, lazy, useState } from "react";
import { SECOND_FACTOR_TEXTS } from "../../../../locales/catalogues/second-factor.ts";
import { call } from "../../../lib/api/call.ts";
import type { AnswerOf } from "../../../lib/api/operation.ts";
import { isCode } from "../../../lib/is-code.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { Button } from "../../../ui/button.tsx";
import { Code } from "../../../ui/name.tsx";
import { CodeField } from "./code-field.tsx";
import { PasswordStep } from "./password-step.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";

const QrCode = lazy(async () => ({ default: (await import("./qr-code.tsx")).QrCode }));

type Setup = AnswerOf<"POST /v1/auth/two-factor/setup">;

interface SetupStepsProps {
  /** The app is on and the recovery codes were seen. */
  readonly onDone: () => void;
  /** Null where the person cannot go without. */
  readonly onCancel: (() => void) | null;
}

export function SetupSteps({ onDone, onCancel }: SetupStepsProps): ReactNode {
  const [setup, setSetup] = useState<Setup | null>(null);
  const [isOn, beOn] = useState(false);
  if (setup === null)
    return (
      <PasswordStep
        onCancel={onCancel}
        onEnter={async (password) =>
          setSetup(await call("POST /v1/auth/two-factor/setup", { body: { password } }))
        }
      />
    );
  return isOn ? (
    <RecoveryCodes codes={setup.recovery_codes} onDone={onDone} />
  ) : (
    <FirstCode setup={setup} onCancel={onCancel} onOn={() => beOn(true)} />
  );
}

function FirstCode({
  setup,
  onCancel,
  onOn,
}: {
  readonly setup: Setup;
  readonly onCancel: (() => void) | null;
  readonly onOn: () => void;
}): ReactNode {
  const texts = useTexts(SECOND_FACTOR_TEXTS);
  const { isBusy, problem, submit } = useSubmit();
  const [code, setCode] = useState("");
  const [isChecked, check] = useState(false);
  const confirm = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    check(true);
    if (!isCode(code)) return;
    if (await submit(() => call("POST /v1/auth/two-factor/confirm", { body: { code } }))) onOn();
  };
  const isWrong = problem?.code === "invalid";
  return (
    <form noValidate className="grid max-w-lg gap-4" onSubmit={(event) => void confirm(event)}>
      {problem === null || isWrong ? null : <ProblemNotice problem={problem} />}
      <p>{texts.scan}</p>
      <Suspense fallback={<div className="size-48" />}>
        <QrCode text={setup.uri} label={texts.qr} />
      </Suspense>
      <p className="grid gap-1">
        <span className="text-text-2">{texts.byHand}</span>
        <Code className="break-all">{inGroups(setup.secret)}</Code>
      </p>
      <CodeField
        value={code}
        onChange={setCode}
        problem={
          isWrong ? texts.signIn.wrong : isChecked && !isCode(code) ? texts.codeMissing : null
        }
      />
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" type="submit" busy={isBusy}>
          {texts.confirm}
        </Button>
        {onCancel === null ? null : <Button onClick={onCancel}>{texts.cancel}</Button>}
      </div>
    </form>
  );
}

/** "JBSW Y3DP EHPK 3PXP": easier to type. */
function inGroups(secret: string): string {
  return (secret.match(/.{1,4}/g) ?? []).join(" ");
}
