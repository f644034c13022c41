// Shows whether signing in asks for a code, sets the app up, turns it off, and replaces recovery
// codes.
import { type ReactNode, useState } from "react";
import { FACTOR_RULE_TEXTS } from "../../../../locales/catalogues/factor-rule.ts";
import { SECOND_FACTOR_TEXTS } from "../../../../locales/catalogues/second-factor.ts";
import { call } from "../../../lib/api/call.ts";
import { useUser } from "../../../lib/auth/auth.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { checkSession } from "../../../lib/auth/session.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Button } from "../../../ui/button.tsx";
import { Section } from "../../../ui/screen.tsx";
import { toast } from "../../../ui/toast.tsx";
import { PasswordStep } from "./password-step.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SetupSteps } from "./setup-steps.tsx";

type Step = "setup" | "off" | "renew";

export function FactorSection(): ReactNode {
  const texts = useTexts(SECOND_FACTOR_TEXTS);
  const isOn = useUser().secondFactor === "on";
  const [step, go] = useState<Step | null>(null);
  const end = (): void => go(null);
  return (
    <Section title={texts.title}>
      <p>{isOn ? texts.on : texts.off}</p>
      {step === null ? (
        <div className="flex flex-wrap gap-2">
          {isOn ? (
            <>
              <Button onClick={() => go("renew")}>{texts.renew}</Button>
              <Button onClick={() => go("off")}>{texts.turnOff}</Button>
            </>
          ) : (
            <Button kind="primary" onClick={() => go("setup")}>
              {texts.turnOn}
            </Button>
          )}
        </div>
      ) : step === "setup" ? (
        <SetupSteps onCancel={end} onDone={() => void checkSession("later").then(end)} />
      ) : step === "off" ? (
        <TurnOff onEnd={end} />
      ) : (
        <Renew onEnd={end} />
      )}
    </Section>
  );
}

function TurnOff({ onEnd }: { readonly onEnd: () => void }): ReactNode {
  const texts = useTexts(SECOND_FACTOR_TEXTS);
  const rule = useTexts(FACTOR_RULE_TEXTS);
  const { role, accountName } = useUser();
  const { value } = useAnswer("GET /v1/members/second-factor");
  const about =
    value?.is_required === true
      ? `${rule.requiredAbout(accountName)} ${texts.turnOffRequired}`
      : role === "admin"
        ? texts.turnOffOperator
        : texts.turnOffAbout;
  return (
    <PasswordStep
      about={about}
      action={texts.turnOff}
      onCancel={onEnd}
      onEnter={async (password) => {
        await call("POST /v1/auth/two-factor/turn-off", { body: { password } });
        toast(texts.turnedOff);
        await checkSession("later");
        onEnd();
      }}
    />
  );
}

function Renew({ onEnd }: { readonly onEnd: () => void }): ReactNode {
  const texts = useTexts(SECOND_FACTOR_TEXTS);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null) return <RecoveryCodes codes={codes} onDone={onEnd} />;
  return (
    <PasswordStep
      about={texts.renewAbout}
      action={texts.renew}
      onCancel={onEnd}
      onEnter={async (password) => {
        const answer = await call("POST /v1/auth/two-factor/recovery-codes", {
          body: { password },
        });
        setCodes(answer.recovery_codes);
      }}
    />
  );
}
