// The only screen of a person who must have a second factor and has none yet.
import type { ReactNode } from "react";
import { SECOND_FACTOR_TEXTS } from "../../../../locales/catalogues/second-factor.ts";
import { checkSession, signOut } from "../../../lib/auth/session.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Button } from "../../../ui/button.tsx";
import { Brand } from "../../../ui/mark.tsx";
import { SetupSteps } from "./setup-steps.tsx";

export default function RequiredScreen(): ReactNode {
  const texts = useTexts(SECOND_FACTOR_TEXTS).required;
  return (
    <div className="mx-auto grid min-h-dvh w-full max-w-lg content-start gap-8 px-4 py-8">
      <title>{`${texts.title} · Plat`}</title>
      <header className="flex items-center justify-between gap-4">
        <Brand size={28} />
        <Button kind="quiet" onClick={() => void signOut()}>
          {texts.leave}
        </Button>
      </header>
      <main className="grid gap-6">
        <div className="grid gap-1">
          <h1 className="text-clock">{texts.title}</h1>
          <p className="text-reading text-text-2">{texts.about}</p>
        </div>
        <SetupSteps onCancel={null} onDone={() => void checkSession("later")} />
      </main>
    </div>
  );
}
