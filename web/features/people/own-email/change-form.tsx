// Asks for a new email and the password; links to both addresses then confirm the change.
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { OWN_EMAIL_TEXTS } from "../../../../locales/catalogues/own-email.ts";
import { call } from "../../../lib/api/call.ts";
import type { ApiError } from "../../../lib/api/problem.ts";
import { refresh } from "../../../lib/documents/use-documents.ts";
import { isEmail } from "../../../lib/is-email.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";

export function ChangeForm({ onCancel }: { readonly onCancel: () => void }): ReactNode {
  const texts = useTexts(OWN_EMAIL_TEXTS);
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [isChecked, check] = useState(false);
  const address = email.trim();
  const mistake = address === "" ? texts.freshMissing : isEmail(address) ? null : texts.freshWrong;
  const ask = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    check(true);
    if (mistake !== null || password === "") return;
    const body = { email: address, password };
    if (await submit(() => call("POST /v1/auth/email-change", { body })))
      await refresh(client, "/v1/auth/email-change");
  };
  const isWrong = (field: string): boolean => names(problem, field);
  const isTold = isWrong("/email") || isWrong("/password");
  const same = problem?.fields.some(({ code }) => code === "same") === true;
  return (
    <form noValidate className="grid max-w-lg gap-4" onSubmit={(event) => void ask(event)}>
      {problem === null || isTold ? null : <ProblemNotice problem={problem} />}
      <p className="text-text-2">{texts.changeAbout}</p>
      <TextField
        label={texts.fresh}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        problem={
          same ? texts.same : isWrong("/email") ? texts.freshWrong : isChecked ? mistake : null
        }
      />
      <TextField
        label={texts.password}
        type="password"
        autoComplete="current-password"
        maxLength={128}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        problem={
          isWrong("/password")
            ? texts.passwordWrong
            : isChecked && password === ""
              ? texts.passwordMissing
              : null
        }
      />
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" type="submit" busy={isBusy}>
          {texts.send}
        </Button>
        <Button onClick={onCancel}>{texts.cancel}</Button>
      </div>
    </form>
  );
}

function names(problem: ApiError | null, name: string): boolean {
  return problem?.fields.some(({ field }) => field === name) === true;
}
