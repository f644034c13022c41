// Asks the person to sign in again over the current screen when the session has ended, so that
// nothing typed there is lost. The screen itself is hidden until then.
import { type ReactNode, useEffect } from "react";
import { LoginForm } from "../features/people/login/login-form.tsx";
import { useSessionEnded } from "../lib/auth/auth.ts";
import { queryClient } from "../lib/documents/query-client.ts";
import { signOut } from "../lib/auth/sign-in-and-out.ts";
import { useTexts } from "../lib/text/text.ts";
import { LOGIN_TEXTS } from "../../locales/catalogues/login.ts";
import { Button } from "../ui/button.tsx";
import { Sheet } from "../ui/sheet.tsx";

export function SessionEnded(): ReactNode {
  const hasEnded = useSessionEnded();
  const texts = useTexts(LOGIN_TEXTS);
  // Fetches again what was forgotten, or could not be read in the meantime.
  useEffect(() => (hasEnded ? () => void queryClient.invalidateQueries() : undefined), [hasEnded]);
  if (!hasEnded) return null;
  return (
    <Sheet
      title={texts.ended}
      place="middle"
      onClose={null}
      footer={<Button onClick={() => void signOut()}>{texts.leave}</Button>}
    >
      <p className="mb-4">{texts.endedSentence}</p>
      <LoginForm />
    </Sheet>
  );
}
