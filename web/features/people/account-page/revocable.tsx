// The head of a key that people of the network may revoke, and the question for the reason.
import { type ReactNode, useState } from "react";
import { ACCOUNT_ACCESS_TEXTS } from "../../../../locales/catalogues/account-access.ts";
import { may, useUser } from "../../../lib/auth/auth.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Button } from "../../../ui/button.tsx";
import { WordsForm } from "../../../ui/words-form.tsx";

const LONGEST_REASON = 500;

interface RevocableProps {
  readonly name: string;
  /** Whether it works no longer. */
  readonly isOver: boolean;
  readonly head: ReactNode;
  readonly send: (reason: string) => Promise<unknown>;
  readonly touched: readonly string[];
}

export function Revocable({ name, isOver, head, send, touched }: RevocableProps): ReactNode {
  const texts = useTexts(ACCOUNT_ACCESS_TEXTS).keys;
  const mayEnd = may(useUser(), "end_access");
  const [isAsking, ask] = useState(false);
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        {head}
        {mayEnd && !isOver && !isAsking ? (
          <Button kind="danger" aria-label={texts.revokeNamed(name)} onClick={() => ask(true)}>
            {texts.revoke}
          </Button>
        ) : null}
      </div>
      {isAsking && !isOver ? (
        <WordsForm
          label={texts.reason}
          hint={texts.reasonHint}
          missing={texts.reasonMissing}
          maxLength={LONGEST_REASON}
          action={texts.revoke}
          kind="danger"
          send={send}
          done={texts.revoked(name)}
          touched={touched}
          onClose={() => ask(false)}
        />
      ) : null}
    </>
  );
}
