// Where leads go: routes that each get every lead, and in each an order of destinations, of which a
// next one gets what the one before could not take.
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { saveDocument } from "../../../lib/documents/documents.ts";
import { refresh } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { DELIVERY_TEXTS } from "../../../../locales/catalogues/deliveries.ts";
import { Button } from "../../../ui/button.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/toast.tsx";
import { type Destination, PLANS } from "./deliveries-address.ts";
import {
  MOST_ROUTES,
  type Route,
  idsOf,
  isSame,
  newRoute,
  nextFree,
  routesOf,
  takenBy,
} from "./plan-form-values.ts";
import { PlanRoute } from "./plan-route.tsx";
import type { Plan } from "./use-plans.ts";
import { useRows } from "./use-rows.ts";

interface PlanEditorProps {
  /** Of a campaign, or of the account. */
  readonly id: string;
  /** Null where there is none yet. */
  readonly plan: Plan | null;
  readonly destinations: readonly Destination[];
  readonly onSaved?: () => void;
}

export function PlanEditor({ id, plan, destinations, onSaved }: PlanEditorProps): ReactNode {
  const texts = useTexts(DELIVERY_TEXTS);
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const [routes, setRoutes] = useRoutes(plan);
  const rows = useRows(routes, setRoutes);
  const taken = takenBy(routes);
  const next = nextFree(taken, destinations);
  const because =
    destinations.length === 0
      ? texts.planNoDestinations
      : next === undefined
        ? texts.planAllTaken
        : routes.length < MOST_ROUTES
          ? null
          : String(MOST_ROUTES);
  const isUnsaved = !isSame(routes, plan) || plan === null;
  const save = async (): Promise<void> => {
    const isDone = await submit(async () => {
      const body = { routes: idsOf(routes) };
      await saveDocument("PUT /v1/delivery-plans/{id}", { params: { id }, body });
      onSaved?.();
      await refresh(client, PLANS);
    });
    if (isDone) toast(texts.planSaved);
  };
  return (
    <div ref={rows.frame} className="grid gap-4">
      {problem === null ? null : <ProblemNotice problem={problem} />}
      {routes.length === 0 ? (
        <p className="text-text-2">{texts.planEmpty}</p>
      ) : (
        <ol className="grid gap-3">
          {routes.map((route, index) => (
            <PlanRoute
              key={route.key}
              route={route}
              index={index}
              count={routes.length}
              destinations={destinations}
              taken={taken}
              onMove={(by) => rows.move(index, by)}
              onRemove={() => rows.remove(index)}
              onChange={(stops) =>
                stops.length === 0 ? rows.remove(index) : rows.change(index, { stops })
              }
            />
          ))}
        </ol>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          data-part="add"
          disabledBecause={because}
          onClick={() => {
            if (next !== undefined) rows.add(newRoute(next));
          }}
        >
          {texts.addRoute}
        </Button>
        <Button kind="primary" busy={isBusy} onClick={() => void save()}>
          {texts.savePlan}
        </Button>
        <p role="status" className="text-label text-text-2">
          {isUnsaved && (routes.length > 0 || plan !== null) ? texts.unsaved : ""}
        </p>
      </div>
    </div>
  );
}

/** The routes as they are changed here; another plan takes their place where they are not. */
function useRoutes(
  plan: Plan | null,
): readonly [routes: readonly Route[], setRoutes: (routes: readonly Route[]) => void] {
  const [routes, setRoutes] = useState<readonly Route[]>(() => routesOf(plan));
  const [base, setBase] = useState(plan);
  if (base?.updated_at !== plan?.updated_at) {
    setBase(plan);
    // Unsaved changes of the user stay.
    if (isSame(routes, base)) setRoutes(routesOf(plan));
  }
  return [routes, setRoutes];
}
