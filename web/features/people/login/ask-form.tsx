// Asks for an emailed link: for a new password, or to sign in. What it says afterwards is the same
// whether an account uses the email or not.
import { type FormEvent, type ReactNode, useState } from "react";
import { LINK_MINUTES } from "../../../../domain/notifications/account-mail.ts";
import { MAILED_LINKS_TEXTS } from "../../../../locales/catalogues/mailed-links.ts";
import { call } from "../../../lib/api/call.ts";
import { isEmail } from "../../../lib/is-email.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Notice, ProblemNotice } from "../../../ui/notice.tsx";

export type AskedKind = "reset_password" | "magic_link";

export function AskForm({ kind }: { readonly kind: AskedKind }): ReactNode {
  const texts = useTexts(MAILED_LINKS_TEXTS);
  const [sentTo, sent] = useState<string | null>(null);
  return (
    <>
      {sentTo === null ? <AskFields kind={kind} onSent={sent} /> : null}
      {sentTo === null ? null : (
        <>
          <h1 className="text-section">{texts.sentTitle}</h1>
          <div role="status">
            <Notice tone="good">
              <p className="break-words">
                {texts.sent(sentTo)} {texts.lasts(LINK_MINUTES[kind])}
              </p>
            </Notice>
          </div>
          <p className="text-text-2">{texts.nothing}</p>
        </>
      )}
      <div>
        <ButtonLink to="/login">{texts.toSignIn}</ButtonLink>
      </div>
    </>
  );
}

function AskFields({
  kind,
  onSent,
}: {
  readonly kind: AskedKind;
  readonly onSent: (email: string) => void;
}): ReactNode {
  const texts = useTexts(MAILED_LINKS_TEXTS);
  const [email, setEmail] = useState("");
  const [isChecked, check] = useState(false);
  const { isBusy, problem, submit } = useSubmit();
  const address = email.trim();
  const mistake = address === "" ? texts.emailMissing : isEmail(address) ? null : texts.emailWrong;
  const isWrong = problem?.code === "invalid";
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    check(true);
    if (mistake !== null) return;
    const body = { email: address };
    const isSent = await submit(() =>
      kind === "magic_link"
        ? call("POST /v1/auth/magic-link", { body })
        : call("POST /v1/auth/forgot-password", { body }),
    );
    if (isSent) onSent(address);
  };
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void send(event)}>
      <div className="grid gap-1">
        <h1 className="text-section">{texts.ask[kind].title}</h1>
        <p className="text-text-2">{texts.ask[kind].about}</p>
      </div>
      {problem === null || isWrong ? null : <ProblemNotice problem={problem} />}
      <TextField
        label={texts.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        maxLength={254}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        problem={isWrong ? texts.emailWrong : isChecked ? mistake : null}
      />
      <Button kind="primary" type="submit" busy={isBusy}>
        {texts.send}
      </Button>
    </form>
  );
}
