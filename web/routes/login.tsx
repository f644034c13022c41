// The login screen: signing in or up, display choices, and on a demo three accounts to try. On a
// wide window a drawn plat stands beside it.
import { type ReactNode, Suspense, lazy, useState } from "react";
import { useSearchParams } from "react-router";
import { lazyOrNothing } from "../lib/lazy-or-nothing.ts";
import { useNetwork, useNetworkName } from "../lib/use-network.ts";
import { useTexts } from "../lib/text/text.ts";
import { useIsWide } from "../lib/use-is-narrow.ts";
import { DisplayChoices } from "../features/people/login/display-choices.tsx";
import { LoginForm } from "../features/people/login/login-form.tsx";
import { LOGIN_TEXTS } from "../../locales/catalogues/login.ts";
import { Button } from "../ui/button.tsx";
import { Brand } from "../ui/mark.tsx";
import { ScreenSpinner } from "../ui/spinner.tsx";

/** Parameters of few visits: with a one-time link, or to ask for one. */
const OTHER_USES = ["invite", "join", "reset", "link", "ask", "state"];
const OneTimeLink = lazy(() => import("../features/people/login/one-time-link.tsx"));
/** Most visits sign in. */
const SignUpForm = lazy(() => import("../features/people/login/sign-up-form.tsx"));
/** Few networks are demos; anyone else signs in with the form. */
const DemoSignIns = lazyOrNothing(() => import("../features/people/login/demo-sign-ins.tsx"));
const MailWays = lazyOrNothing(() => import("../features/people/login/mail-ways.tsx"));
/** Decoration: without it the screen works. */
const PlatDrawing = lazyOrNothing(() => import("../features/people/login/plat-drawing.tsx"));

export default function Login(): ReactNode {
  const texts = useTexts(LOGIN_TEXTS);
  const [isNew, beNew] = useState(false);
  const isWide = useIsWide();
  const [search] = useSearchParams();
  const title = isNew ? texts.signUpTitle : texts.title;
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[minmax(440px,2fr)_3fr]">
      <title>{`${title} · ${useNetworkName()}`}</title>
      <div className="mx-auto grid min-h-dvh w-full max-w-md content-between gap-8 px-4 py-8">
        <header>
          <Brand size={28} />
        </header>
        {OTHER_USES.some((name) => search.has(name)) ? (
          <main className="grid gap-6">
            <Suspense fallback={<ScreenSpinner />}>
              <OneTimeLink search={search} />
            </Suspense>
          </main>
        ) : (
          <SignIn title={title} isNew={isNew} beNew={beNew} />
        )}
        <DisplayChoices />
      </div>
      {isWide ? (
        <Suspense fallback={<div className="bg-sunken" />}>
          <PlatDrawing />
        </Suspense>
      ) : null}
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
  const network = useNetwork();
  return (
    <main className="grid gap-6">
      <div className="grid gap-1">
        <h1 className="text-clock">{title}</h1>
        <p className="text-reading text-text-2">{texts.lead}</p>
      </div>
      {isNew ? (
        <Suspense fallback={<ScreenSpinner />}>
          <SignUpForm />
        </Suspense>
      ) : (
        <LoginForm />
      )}
      {isNew ? null : (
        <Suspense fallback={null}>
          <MailWays />
        </Suspense>
      )}
      {!isNew && network?.sign_up === "invitation" ? (
        <p className="text-text-2">{texts.byInvitation}</p>
      ) : (
        <div>
          <Button kind="quiet" className="-ml-3" onClick={() => beNew(!isNew)}>
            {isNew ? texts.toSignIn : texts.toSignUp}
          </Button>
        </div>
      )}
      <Suspense fallback={null}>
        <DemoSignIns />
      </Suspense>
    </main>
  );
}
