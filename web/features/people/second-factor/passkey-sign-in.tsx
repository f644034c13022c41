// The button that signs in with a passkey.
import { KeyRound } from "lucide-react";
import type { ReactNode } from "react";
import { PASSKEY_TEXTS } from "../../../../locales/catalogues/passkeys.ts";
import { signInWithPasskey } from "../../../lib/auth/passkeys.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { Button } from "../../../ui/button.tsx";
import { PasskeyProblem } from "./passkey-problem.tsx";

export default function PasskeySignIn(): ReactNode {
  const texts = useTexts(PASSKEY_TEXTS);
  const { isBusy, problem, submit } = useSubmit();
  return (
    <div className="grid gap-4">
      <Button busy={isBusy} onClick={() => void submit(signInWithPasskey)}>
        <KeyRound size={16} strokeWidth={1.5} aria-hidden />
        {texts.signIn}
      </Button>
      <PasskeyProblem problem={problem} />
    </div>
  );
}
