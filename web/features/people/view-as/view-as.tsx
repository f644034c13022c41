// Begins a view of an account, with a reason.
import { type ReactNode, useState } from "react";
import type { Account } from "../../../../contract/network/accounts.ts";
import { VIEW_MINUTES, VIEW_REASON_LENGTH, isViewable } from "../../../../domain/access/viewing.ts";
import { VIEW_TEXTS } from "../../../../locales/catalogues/views.ts";
import { call } from "../../../lib/api/call.ts";
import { may, useUser } from "../../../lib/auth/auth.ts";
import { checkSession } from "../../../lib/auth/session.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Button } from "../../../ui/button.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { WordsForm } from "../../../ui/words-form.tsx";

export default function ViewAs({ account }: { readonly account: Account }): ReactNode {
  const texts = useTexts(VIEW_TEXTS);
  const [isAsked, ask] = useState(false);
  if (!may(useUser(), "view_as") || !isViewable(account)) return null;
  const begin = async (reason: string): Promise<void> => {
    await call("POST /v1/accounts/{id}/view", { params: { id: account.id }, body: { reason } });
    // The app starts anew, here and in the other tabs.
    await checkSession("later");
  };
  return (
    <>
      <Button aria-label={`${texts.start}: ${account.name}`} onClick={() => ask(true)}>
        {texts.start}
      </Button>
      {isAsked ? (
        <Sheet title={texts.startTitle(account.name)} place="middle" onClose={() => ask(false)}>
          <p className="mb-4">{texts.startAbout(VIEW_MINUTES)}</p>
          <WordsForm
            label={texts.reason}
            hint={texts.reasonHint}
            missing={texts.reasonMissing}
            maxLength={VIEW_REASON_LENGTH.most}
            action={texts.begin}
            kind="primary"
            send={begin}
            done={texts.begun(account.name)}
            touched={[]}
            onClose={() => ask(false)}
          />
        </Sheet>
      ) : null}
    </>
  );
}
