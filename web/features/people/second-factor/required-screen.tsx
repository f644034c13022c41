// The only screen of a person who must have a second factor and has none yet, or has not used the
// passkey that is their only one.
import { type ReactNode, useState } from "react";
import { FACTOR_RULE_TEXTS } from "../../../../locales/catalogues/factor-rule.ts";
import { PASSKEY_TEXTS } from "../../../../locales/catalogues/passkeys.ts";
import { SECOND_FACTOR_TEXTS } from "../../../../locales/catalogues/second-factor.ts";
import { useUser } from "../../../lib/auth/auth.ts";
import { canUsePasskeys } from "../../../lib/auth/can-use-passkeys.ts";
import { checkSession } from "../../../lib/auth/session.ts";
import { signOut } from "../../../lib/auth/sign-in-and-out.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Button } from "../../../ui/button.tsx";
import { Brand } from "../../../ui/mark.tsx";
import { AddPasskey } from "./add-passkey.tsx";
import PasskeySignIn from "./passkey-sign-in.tsx";
import { SetupSteps } from "./setup-steps.tsx";
import { useNetworkName } from "../../../lib/use-network.ts";

export default function RequiredScreen(): ReactNode {
  return useUser().secondFactor === "passkey" ? <UsePasskey /> : <SetUpFactor />;
}

function UsePasskey(): ReactNode {
  const texts = useTexts(PASSKEY_TEXTS);
  return (
    <Page title={texts.required.title} about={texts.required.about}>
      {canUsePasskeys() ? <PasskeySignIn /> : <p>{texts.unsupported}</p>}
      <p className="text-text-2">{texts.required.lost}</p>
    </Page>
  );
}

function SetUpFactor(): ReactNode {
  const { title, about } = useTexts(SECOND_FACTOR_TEXTS).required;
  const rule = useTexts(FACTOR_RULE_TEXTS);
  const { role, accountName } = useUser();
  const texts = useTexts(PASSKEY_TEXTS).required;
  const [isPasskey, choosePasskey] = useState(false);
  const check = (): Promise<boolean> => checkSession("later");
  return (
    <Page
      title={isPasskey ? texts.addTitle : title}
      about={role === "admin" ? about : rule.requiredAbout(accountName)}
    >
      {isPasskey ? (
        <AddPasskey onCancel={null} onAdded={check} />
      ) : (
        <SetupSteps onCancel={null} onDone={() => void check()} />
      )}
      {canUsePasskeys() ? (
        <div className="-ml-3">
          <Button kind="quiet" onClick={() => choosePasskey(!isPasskey)}>
            {isPasskey ? texts.toApp : texts.toPasskey}
          </Button>
        </div>
      ) : null}
    </Page>
  );
}

function Page({
  title,
  about,
  children,
}: {
  readonly title: string;
  readonly about: string;
  readonly children: ReactNode;
}): ReactNode {
  const { leave } = useTexts(SECOND_FACTOR_TEXTS).required;
  return (
    <div className="mx-auto grid min-h-dvh w-full max-w-lg content-start gap-8 px-4 py-8">
      <title>{`${title} · ${useNetworkName()}`}</title>
      <header className="flex items-center justify-between gap-4">
        <Brand size={28} />
        <Button kind="quiet" onClick={() => void signOut()}>
          {leave}
        </Button>
      </header>
      <main className="grid gap-6">
        <div className="grid gap-1">
          <h1 className="text-clock">{title}</h1>
          <p className="text-reading text-text-2">{about}</p>
        </div>
        {children}
      </main>
    </div>
  );
}
