// Finishes signing in with a code of the app, or with a recovery code.
import { type FormEvent, type ReactNode, useState } from "react";
import { PROBLEM_TEXTS } from "../../../../locales/catalogues/problems.ts";
import { SECOND_FACTOR_TEXTS } from "../../../../locales/catalogues/second-factor.ts";
import { problemSentence } from "../../../lib/api/problem.ts";
import { enterCode, enterRecoveryCode } from "../../../lib/auth/enter-code.ts";
import { isCode } from "../../../lib/is-code.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { CodeField } from "./code-field.tsx";

export default function CodeForm({ onBack }: { readonly onBack: () => void }): ReactNode {
  const texts = useTexts(SECOND_FACTOR_TEXTS).signIn;
  const [isLost, beLost] = useState(false);
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-section">{texts.title}</h2>
        {isLost ? null : <p className="text-text-2">{texts.about}</p>}
      </div>
      {isLost ? <Recovery /> : <Code />}
      <div className="-ml-3 flex flex-wrap gap-2">
        <Button kind="quiet" onClick={() => beLost(!isLost)}>
          {isLost ? texts.found : texts.lost}
        </Button>
        <Button kind="quiet" onClick={onBack}>
          {texts.back}
        </Button>
      </div>
      {isLost ? <p className="text-label text-text-2">{texts.nothing}</p> : null}
    </div>
  );
}

function Code(): ReactNode {
  const texts = useTexts(SECOND_FACTOR_TEXTS);
  const { isBusy, wrong, other, submit } = useCodeSubmit();
  const [code, setCode] = useState("");
  const [isChecked, check] = useState(false);
  const enter = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    check(true);
    if (isCode(code)) await submit(() => enterCode(code));
  };
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void enter(event)}>
      {other === null ? null : <Refused sentence={other} />}
      <CodeField
        value={code}
        onChange={setCode}
        problem={wrong ? texts.signIn.wrong : isChecked && !isCode(code) ? texts.codeMissing : null}
      />
      <Button kind="primary" type="submit" busy={isBusy}>
        {texts.signIn.submit}
      </Button>
    </form>
  );
}

function Recovery(): ReactNode {
  const texts = useTexts(SECOND_FACTOR_TEXTS).signIn;
  const { isBusy, wrong, other, submit } = useCodeSubmit();
  const [code, setCode] = useState("");
  const [isChecked, check] = useState(false);
  const isEmpty = code.trim() === "";
  const enter = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    check(true);
    if (!isEmpty) await submit(() => enterRecoveryCode(code));
  };
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void enter(event)}>
      {other === null ? null : <Refused sentence={other} />}
      <TextField
        label={texts.recoveryCode}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        problem={wrong ? texts.recoveryWrong : isChecked && isEmpty ? texts.recoveryMissing : null}
      />
      <Button kind="primary" type="submit" busy={isBusy}>
        {texts.submit}
      </Button>
    </form>
  );
}

/** `wrong`: the code was; `other`: the sentence of any other refusal. */
function useCodeSubmit() {
  const texts = useTexts(SECOND_FACTOR_TEXTS).signIn;
  const general = useTexts(PROBLEM_TEXTS);
  const { isBusy, problem, submit } = useSubmit();
  const wrong = problem?.code === "invalid";
  const other =
    problem === null || wrong
      ? null
      : problem.code === "unauthenticated"
        ? texts.over
        : problemSentence(problem, general);
  return { isBusy, wrong, other, submit };
}

function Refused({ sentence }: { readonly sentence: string }): ReactNode {
  return (
    <p role="alert" className="rounded-panel border-l-4 border-negative bg-negative-soft px-4 py-3">
      {sentence}
    </p>
  );
}
