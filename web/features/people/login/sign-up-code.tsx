// Finishes a sign-up with the code of the email, in the place of the form that was sent.
import { type FormEvent, type ReactNode, useState } from "react";
import { SIGN_UP_CODE_TEXTS } from "../../../../locales/catalogues/sign-up-code.ts";
import { call } from "../../../lib/api/call.ts";
import { toProblem } from "../../../lib/api/problem.ts";
import { enter } from "../../../lib/auth/session.ts";
import { isCode } from "../../../lib/is-code.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Notice, ProblemNotice } from "../../../ui/notice.tsx";

interface SignUpCodeProps {
  readonly email: string;
  /** Sends the form again; its refusal is thrown. */
  readonly onAgain: () => Promise<void>;
  readonly onBack: () => void;
}

export default function SignUpCode({ email, onAgain, onBack }: SignUpCodeProps): ReactNode {
  const texts = useTexts(SIGN_UP_CODE_TEXTS);
  const entering = useSubmit();
  const sending = useSubmit();
  const [code, setCode] = useState("");
  const [isChecked, check] = useState(false);
  const [isSent, beSent] = useState(false);
  const finish = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    check(true);
    if (isCode(code))
      await entering.submit(async () =>
        enter(await call("POST /v1/auth/sign-up/code", { body: { code } })),
      );
  };
  const send = async (): Promise<void> => {
    beSent(false);
    beSent(await sending.submit(() => onAgain().catch(unlessSent)));
  };
  const { problem } = entering;
  const own = { invalid: texts.codeWrong, link_over: texts.over }[problem?.code as string];
  const other = [own === undefined ? problem : null, sending.problem].find((each) => each !== null);
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void finish(event)}>
      <div className="grid gap-1">
        <h2 className="text-section">{texts.title}</h2>
        <p className="break-words text-text-2">{texts.about(email)}</p>
      </div>
      {other === undefined ? null : <ProblemNotice problem={other} />}
      {isSent ? (
        <div role="status">
          <Notice tone="good">{texts.sent}</Notice>
        </div>
      ) : null}
      <TextField
        label={texts.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        maxLength={13}
        className="max-w-40 tracking-widest tabular-nums"
        value={code}
        onChange={({ target }) => setCode(target.value)}
        problem={own ?? (isChecked && !isCode(code) ? texts.codeMissing : null)}
      />
      <Button kind="primary" type="submit" busy={entering.isBusy}>
        {texts.submit}
      </Button>
      <div className="-ml-3 flex flex-wrap gap-2">
        <Button kind="quiet" busy={sending.isBusy} onClick={() => void send()}>
          {texts.again}
        </Button>
        <Button kind="quiet" onClick={onBack}>
          {texts.back}
        </Button>
      </div>
      <p className="text-label text-text-2">{texts.nothing}</p>
    </form>
  );
}

/** The answer that an email is on its way. */
function unlessSent(error: unknown): void {
  if (toProblem(error).code !== "email_code_required") throw error;
}
