// Where a campaign's leads go: as all others of the account, or by a plan of its own.
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { call } from "../../../lib/api/call.ts";
import { useUser } from "../../../lib/auth/auth.ts";
import { refresh } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { DELIVERY_TEXTS } from "../../../../locales/catalogues/deliveries.ts";
import { SelectField } from "../../../ui/field.tsx";
import { Name } from "../../../ui/name.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/screen.tsx";
import { toast } from "../../../ui/toast.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { type Destination, PLANS, addressOfDestinations } from "./deliveries-address.ts";
import { PlanEditor } from "./plan-editor.tsx";
import { type Plan, useDestinations, usePlan } from "./use-plans.ts";

export default function CampaignPlan({ id }: { readonly id: string }): ReactNode {
  const texts = useTexts(DELIVERY_TEXTS);
  const { value: destinations } = useDestinations();
  const shown = usePlan(id);
  return (
    <Section title={texts.campaign.title}>
      <Loaded shown={shown}>
        {([plan]) =>
          destinations === undefined ? null : (
            <Choice id={id} plan={plan ?? null} destinations={destinations} />
          )
        }
      </Loaded>
    </Section>
  );
}

interface ChoiceProps {
  readonly id: string;
  readonly plan: Plan | null;
  readonly destinations: readonly Destination[];
}

/** A campaign's own plan exists once it is saved; removed, it disappears immediately. */
function Choice({ id, plan, destinations }: ChoiceProps): ReactNode {
  const texts = useTexts(DELIVERY_TEXTS);
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  /** Null until the user chooses. */
  const [wish, setWish] = useState<boolean | null>(null);
  /** Saved here; the answer that says so may still be under way. */
  const [isSaved, setSaved] = useState(false);
  const isOwn = wish ?? plan !== null;
  const choose = async (wantsOwn: boolean): Promise<void> => {
    if (wantsOwn || (plan === null && !isSaved)) {
      setWish(wantsOwn);
      return;
    }
    const isDone = await submit(async () => {
      await call("DELETE /v1/delivery-plans/{id}", { params: { id } });
      await refresh(client, PLANS);
    });
    if (!isDone) return;
    setWish(false);
    setSaved(false);
    toast(texts.planSaved);
  };
  return (
    <div className="grid gap-4">
      {problem === null ? null : <ProblemNotice problem={problem} />}
      <div className="max-w-60">
        <SelectField
          label={texts.campaign.choice}
          aria-busy={isBusy}
          value={isOwn ? "own" : "others"}
          options={[
            ["others", texts.campaign.asOthers],
            ["own", texts.campaign.own],
          ]}
          onChange={({ target }) => void choose(target.value === "own")}
        />
      </div>
      {isOwn ? (
        <PlanEditor
          id={id}
          plan={plan}
          destinations={destinations}
          onSaved={() => setSaved(true)}
        />
      ) : (
        <AsOthers destinations={destinations} />
      )}
    </div>
  );
}

function AsOthers({ destinations }: { readonly destinations: readonly Destination[] }): ReactNode {
  const texts = useTexts(DELIVERY_TEXTS);
  const { accountId } = useUser();
  const { value } = usePlan(accountId);
  if (value === undefined) return null;
  const routes = value[0]?.routes ?? [];
  const nameOf = (id: string): string =>
    destinations.find((destination) => destination.id === id)?.name ?? texts.unknownDestination;
  return (
    <div className="grid gap-2 text-text-2">
      {routes.length === 0 ? (
        <p>{texts.planEmpty}</p>
      ) : (
        <>
          <p>{texts.campaign.goesTo}</p>
          <ul className="list-disc pl-5">
            {routes.map((route) => (
              <li key={route.join(" ")}>
                <Name>{route.map(nameOf).join(" → ")}</Name>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <Link className="text-accent underline" to={addressOfDestinations(new URLSearchParams())}>
          {texts.campaign.change}
        </Link>
      </p>
    </div>
  );
}
