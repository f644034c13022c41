// Confirms a person's email with the code that was sent there, and sends a new one.
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { OWN_EMAIL_TEXTS } from "../../../../locales/catalogues/own-email.ts";
import { checkSession } from "../../../lib/auth/session.ts";
import { call } from "../../../lib/api/call.ts";
import { refresh } from "../../../lib/documents/use-documents.ts";
import { isCode } from "../../../lib/is-code.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Notice, ProblemNotice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/toast.tsx";

export function ConfirmForm({ email }: { readonly email: string }): ReactNode {
  const texts = useTexts(OWN_EMAIL_TEXTS);
  const client = useQueryClient();
  const entering = useSubmit();
  const sending = useSubmit();
  const [code, setCode] = useState("");
  const [isChecked, check] = useState(false);
  const confirm = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    check(true);
    if (!isCode(code)) return;
    const body = { code };
    if (!(await entering.submit(() => call("POST /v1/auth/email-verification/code", { body }))))
      return;
    toast(texts.done);
    await refresh(client, "/v1/auth/get-session", "/v1/application");
    await checkSession("later");
  };
  const send = async (): Promise<void> => {
    if (await sending.submit(() => call("POST /v1/auth/email-verification"))) toast(texts.sent);
  };
  const { problem } = entering;
  const own = { invalid: texts.codeWrong, link_over: texts.codeOver }[problem?.code as string];
  const other = [own === undefined ? problem : null, sending.problem].find((each) => each !== null);
  return (
    <Notice tone="warning" className="max-w-lg">
      <form noValidate className="grid gap-3" onSubmit={(event) => void confirm(event)}>
        {other === undefined ? null : <ProblemNotice problem={other} />}
        <p className="break-words">{texts.about(email)}</p>
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
        <div className="flex flex-wrap gap-2">
          <Button kind="primary" type="submit" busy={entering.isBusy}>
            {texts.confirm}
          </Button>
          <Button busy={sending.isBusy} onClick={() => void send()}>
            {texts.again}
          </Button>
        </div>
      </form>
    </Notice>
  );
}
