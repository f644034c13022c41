// Edits a plan: each route receives every lead, and within a route a destination receives the leads
// that the one before could not take.
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useMemo, useState } from "react";
import { query, saveDocument } from "../../../lib/documents/documents.ts";
import { refresh } from "../../../lib/documents/use-documents.ts";
import { mergeChanges } from "../../../lib/merge-changes.ts";
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
  /** The id of a campaign, or of the account. */
  readonly id: string;
  /** Null while there is none. */
  readonly plan: Plan | null;
  readonly destinations: readonly Destination[];
  readonly onSaved?: () => void;
}

export function PlanEditor(props: PlanEditorProps): ReactNode {
  const { destinations } = props;
  const texts = useTexts(DELIVERY_TEXTS);
  const { from, routes, setRoutes, isBusy, problem, save } = usePlanDraft(props);
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
  const isUnsaved = !isSame(routes, from) || from === null;
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
          {isUnsaved && (routes.length > 0 || from !== null) ? texts.unsaved : ""}
        </p>
      </div>
    </div>
  );
}

/** The routes as edited, and saving them over what the server has. */
function usePlanDraft({ id, plan, onSaved }: PlanEditorProps) {
  const texts = useTexts(DELIVERY_TEXTS);
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const { from, routes, setRoutes, rebase } = useRoutes(plan);
  const save = async (): Promise<void> => {
    const isDone = await submit(async () => {
      const [now] = (await query("delivery-plans", { where: [["id", "eq", id]] })).items;
      const body = {
        routes: mergeChanges(from?.routes ?? [], idsOf(routes), now?.routes ?? []),
      };
      rebase(await saveDocument("PUT /v1/delivery-plans/{id}", { params: { id }, body }));
      onSaved?.();
      await refresh(client, PLANS);
    });
    if (isDone) toast(texts.planSaved);
  };
  return { from, routes, setRoutes, isBusy, problem, save };
}

/** Edited routes, and the plan that their edits began with. */
interface Edited {
  readonly from: Plan | null;
  readonly routes: readonly Route[];
}

/** The routes: as edited, or of the newest plan while nothing is edited. */
function useRoutes(plan: Plan | null) {
  // Routes have random keys: they are made anew only for a newer plan.
  const saved = useMemo(() => routesOf(plan), [plan?.updated_at]);
  const [edited, edit] = useState<Edited | null>(null);
  const isKept =
    edited !== null && (!isSame(edited.routes, edited.from) || !isNewer(plan, edited.from));
  const { from, routes } = isKept ? edited : { from: plan, routes: saved };
  return {
    from,
    routes,
    setRoutes: (next: readonly Route[]): void => edit({ from, routes: next }),
    /** Call it with the plan that was saved: edits made in the meantime stay, over that plan. */
    rebase: (written: Plan): void =>
      edit((now) => (now === null ? null : { from: written, routes: now.routes })),
  };
}

function isNewer(plan: Plan | null, than: Plan | null): boolean {
  return plan !== null && (than === null || plan.updated_at > than.updated_at);
}
