// Shows the account's own delivery plan, for campaigns that have no plan of their own.
import type { ReactNode } from "react";
import { useUser } from "../../../lib/auth/auth.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { DELIVERY_TEXTS } from "../../../../locales/catalogues/deliveries.ts";
import { Section } from "../../../ui/screen.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { PlanEditor } from "./plan-editor.tsx";
import { useDestinations, usePlan } from "./use-plans.ts";

export function AccountPlan(): ReactNode {
  const texts = useTexts(DELIVERY_TEXTS);
  const { accountId } = useUser();
  const { value: destinations } = useDestinations();
  const shown = usePlan(accountId);
  return (
    <Section title={texts.plan}>
      <div className="grid max-w-3xl gap-3">
        <p className="text-text-2">
          {texts.planAbout} {texts.planOthers}
        </p>
        <Loaded shown={shown}>
          {([plan]) =>
            destinations === undefined ? null : (
              <PlanEditor id={accountId} plan={plan ?? null} destinations={destinations} />
            )
          }
        </Loaded>
      </div>
    </Section>
  );
}
