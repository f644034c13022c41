// The dialog in which a person confirms who they are: with a password, a code of the app, or a
// passkey, as they have.
import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { CONFIRMED_MINUTES } from "../../../../domain/access/confirmation.ts";
import { CONFIRMATION_TEXTS } from "../../../../locales/catalogues/confirmation.ts";
import { SECOND_FACTOR_TEXTS } from "../../../../locales/catalogues/second-factor.ts";
import { call } from "../../../lib/api/call.ts";
import { type ApiError, toProblem } from "../../../lib/api/problem.ts";
import type { AnswerOf } from "../../../lib/api/operation.ts";
import { canUsePasskeys } from "../../../lib/auth/can-use-passkeys.ts";
import { settleConfirmation } from "../../../lib/auth/confirm-identity.ts";
import { confirmWithPasskey } from "../../../lib/auth/passkeys.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { Button } from "../../../ui/button.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { ScreenSpinner } from "../../../ui/spinner.tsx";
import { CodeField } from "./code-field.tsx";
import { isCode } from "../../../lib/is-code.ts";
import { PasskeyProblem } from "./passkey-problem.tsx";
import { PasswordStep } from "./password-step.tsx";

type Way = AnswerOf<"GET /v1/auth/confirmation">["ways"][number];

const cancel = (): void => settleConfirmation(false);

export default function ConfirmDialog(): ReactNode {
  const texts = useTexts(CONFIRMATION_TEXTS);
  const [ways, setWays] = useState<readonly Way[] | null>(null);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const [chosen, choose] = useState<Way | null>(null);
  useEffect(() => {
    call("GET /v1/auth/confirmation").then(
      (found) => setWays(found.ways.filter((way) => way !== "passkey" || canUsePasskeys())),
      (error: unknown) => setProblem(toProblem(error)),
    );
  }, []);
  const way = chosen ?? ways?.[0] ?? null;
  const labels = { password: texts.toPassword, code: texts.toCode, passkey: texts.toPasskey };
  return (
    <Sheet title={texts.title} place="middle" onClose={cancel}>
      {ways === null ? (
        problem === null ? (
          <ScreenSpinner />
        ) : (
          <ProblemNotice problem={problem} />
        )
      ) : way === null ? (
        <p>{texts.none}</p>
      ) : (
        <div className="grid gap-4">
          <Proof way={way} />
          {ways.length === 1 ? null : (
            <div className="-ml-3 flex flex-wrap gap-2">
              {ways
                .filter((other) => other !== way)
                .map((other) => (
                  <Button key={other} kind="quiet" onClick={() => choose(other)}>
                    {labels[other]}
                  </Button>
                ))}
            </div>
          )}
        </div>
      )}
    </Sheet>
  );
}

function Proof({ way }: { readonly way: Way }): ReactNode {
  const texts = useTexts(CONFIRMATION_TEXTS);
  const about = texts.about(String(CONFIRMED_MINUTES));
  if (way === "code") return <CodeProof about={about} />;
  if (way === "passkey") return <PasskeyProof about={about} />;
  return (
    <PasswordStep
      about={about}
      action={texts.confirm}
      onCancel={cancel}
      onEnter={async (password) => {
        await call("POST /v1/auth/confirmation/password", { body: { password } });
        settleConfirmation(true);
      }}
    />
  );
}

function CodeProof({ about }: { readonly about: string }): ReactNode {
  const texts = useTexts(CONFIRMATION_TEXTS);
  const factor = useTexts(SECOND_FACTOR_TEXTS);
  const { isBusy, problem, submit } = useSubmit();
  const [code, setCode] = useState("");
  const [isChecked, check] = useState(false);
  const isWrong = problem?.code === "invalid";
  const enter = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    check(true);
    if (!isCode(code)) return;
    if (await submit(() => call("POST /v1/auth/confirmation/code", { body: { code } })))
      settleConfirmation(true);
  };
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void enter(event)}>
      {problem === null || isWrong ? null : <ProblemNotice problem={problem} />}
      <p className="text-text-2">{about}</p>
      <CodeField
        value={code}
        onChange={setCode}
        problem={
          isWrong ? factor.signIn.wrong : isChecked && !isCode(code) ? factor.codeMissing : null
        }
      />
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" type="submit" busy={isBusy}>
          {texts.confirm}
        </Button>
        <Button onClick={cancel}>{texts.cancel}</Button>
      </div>
    </form>
  );
}

function PasskeyProof({ about }: { readonly about: string }): ReactNode {
  const texts = useTexts(CONFIRMATION_TEXTS);
  const { isBusy, problem, submit } = useSubmit();
  const use = async (): Promise<void> => {
    if (await submit(confirmWithPasskey)) settleConfirmation(true);
  };
  return (
    <div className="grid gap-4">
      <PasskeyProblem problem={problem} />
      <p className="text-text-2">{about}</p>
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" busy={isBusy} onClick={() => void use()}>
          {texts.toPasskey}
        </Button>
        <Button onClick={cancel}>{texts.cancel}</Button>
      </div>
    </div>
  );
}
