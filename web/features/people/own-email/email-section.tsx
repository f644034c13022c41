// Shows the email that a person signs in with: whether it is confirmed, and changing it.
import { type ReactNode, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { OWN_EMAIL_TEXTS } from "../../../../locales/catalogues/own-email.ts";
import { call } from "../../../lib/api/call.ts";
import type { AnswerOf } from "../../../lib/api/operation.ts";
import { refresh, useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { Button } from "../../../ui/button.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/screen.tsx";
import { ScreenSpinner } from "../../../ui/spinner.tsx";
import { Status } from "../../../ui/status.tsx";
import { toast } from "../../../ui/toast.tsx";
import { ChangeForm } from "./change-form.tsx";
import { ConfirmForm } from "./confirm-form.tsx";

type Change = NonNullable<AnswerOf<"GET /v1/auth/email-change">["change"]>;

export default function EmailSection(): ReactNode {
  const texts = useTexts(OWN_EMAIL_TEXTS);
  const session = useAnswer("GET /v1/auth/get-session");
  const change = useAnswer("GET /v1/auth/email-change");
  const user = session.value?.session?.user;
  const failed = [session, change].find(({ value, problem }) => value === undefined && problem);
  if (failed !== undefined && failed.problem !== null)
    return (
      <Section title={texts.title}>
        <ProblemNotice problem={failed.problem} onRetry={failed.retry} />
      </Section>
    );
  if (user === undefined || change.value === undefined) return <ScreenSpinner />;
  const open = change.value.change;
  return (
    <Section title={texts.title}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="break-all">{user.email}</span>
        <Status tone={user.email_verified ? "good" : "warning"}>
          {user.email_verified ? texts.confirmed : texts.notConfirmed}
        </Status>
      </p>
      {user.email_verified ? null : <ConfirmForm email={user.email} />}
      {open === null ? <ChangeEmail /> : <OpenChange change={open} />}
    </Section>
  );
}

function ChangeEmail(): ReactNode {
  const texts = useTexts(OWN_EMAIL_TEXTS);
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <ChangeForm onCancel={() => setOpen(false)} />
  ) : (
    <div>
      <Button onClick={() => setOpen(true)}>{texts.change}</Button>
    </div>
  );
}

/** A change that waits for one link or both. */
function OpenChange({ change }: { readonly change: Change }): ReactNode {
  const texts = useTexts(OWN_EMAIL_TEXTS);
  const formats = useFormats();
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const cancel = async (): Promise<void> => {
    if (!(await submit(() => call("DELETE /v1/auth/email-change")))) return;
    toast(texts.canceled);
    await refresh(client, "/v1/auth/email-change");
  };
  return (
    <div className="grid max-w-lg gap-2 rounded-panel border border-line bg-surface p-4">
      {problem === null ? null : <ProblemNotice problem={problem} />}
      <p className="break-words">
        {texts.open(change.new_email, formats.dateTime(change.expires_at))}
      </p>
      <ul className="grid gap-1 text-text-2">
        <li>{texts.approved(change.is_approved)}</li>
        <li>{texts.agreed(change.is_confirmed)}</li>
      </ul>
      <div>
        <Button busy={isBusy} onClick={() => void cancel()}>
          {texts.cancelChange}
        </Button>
      </div>
    </div>
  );
}
