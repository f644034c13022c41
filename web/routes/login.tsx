// The login screen: signing in or up, display choices, and on a demo three accounts to try.
import { type ReactNode, Suspense, lazy, useState } from "react";
import { useSearchParams } from "react-router";
import { useTexts } from "../lib/text/text.ts";
import { DisplayChoices } from "../features/people/login/display-choices.tsx";
import { DemoSignIns } from "../features/people/login/demo-sign-ins.tsx";
import { LoginForm } from "../features/people/login/login-form.tsx";
import { LOGIN_TEXTS } from "../../locales/catalogues/login.ts";
import { Button } from "../ui/button.tsx";
import { ScreenSpinner } from "../ui/spinner.tsx";

/** Few visits come with an invitation. */
const AcceptForm = lazy(() => import("../features/people/login/accept-form.tsx"));

export default function Login(): ReactNode {
  const texts = useTexts(LOGIN_TEXTS);
  const [isNew, beNew] = useState(false);
  const [search] = useSearchParams();
  const invitation = search.get("invite");
  const title = isNew ? texts.signUpTitle : texts.title;
  return (
    <div className="mx-auto grid min-h-dvh max-w-sm content-between gap-8 px-4 py-8">
      <title>{`${title} · Plat`}</title>
      <header className="grid gap-1">
        <p className="text-page">Plat</p>
        <p className="text-text-2">{texts.lead}</p>
      </header>
      {invitation === null ? (
        <SignIn title={title} isNew={isNew} beNew={beNew} />
      ) : (
        <main className="grid gap-6">
          <Suspense fallback={<ScreenSpinner />}>
            <AcceptForm token={invitation} />
          </Suspense>
        </main>
      )}
      <DisplayChoices />
    </div>
  );
}

function SignIn({
  title,
  isNew,
  beNew,
}: {
  readonly title: string;
  readonly isNew: boolean;
  readonly beNew: (isNew: boolean) => void;
}): ReactNode {
  const texts = useTexts(LOGIN_TEXTS);
  return (
    <main className="grid gap-6">
      <h1 className="text-section font-semibold">{title}</h1>
      <LoginForm isNew={isNew} />
      <div>
        <Button kind="quiet" className="-ml-3" onClick={() => beNew(!isNew)}>
          {isNew ? texts.toSignIn : texts.toSignUp}
        </Button>
      </div>
      <DemoSignIns />
    </main>
  );
}
