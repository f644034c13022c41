// Shows open demand: what buyers want now, without their names, and what it pays this affiliate.
import { EmptyAction } from "../../../ui/empty-action.tsx";
import { type ReactNode, Suspense, lazy, useMemo } from "react";
import type { AnswerOf } from "../../../lib/api/operation.ts";
import { useAddress } from "../../../lib/address.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { OPEN_DEMAND_TEXTS } from "../../../../locales/catalogues/open-demand.ts";
import { TABLE_TEXTS } from "../../../../locales/catalogues/table.ts";
import { Button } from "../../../ui/button.tsx";
import { Empty, ProblemNotice } from "../../../ui/notice.tsx";
import { ScreenSpinner } from "../../../ui/spinner.tsx";
import { DEMAND_ADDRESS, type DemandFilter, followedTerms, isWanted } from "./demand-address.ts";
import { DemandFilters } from "./demand-filters.tsx";
import { sortOrders, stateName } from "./demand-words.ts";
import { OrderTable } from "./order-table.tsx";

// The orders load first; the map and the follows load afterwards, an order when it is opened.
const DemandMap = lazy(() => import("./demand-map.tsx"));
const DemandFollows = lazy(() => import("./demand-follows.tsx"));
const OrderSheet = lazy(() => import("./order-sheet.tsx"));
const NO_FILTER = { state: null, side: null, least: 0, matching: false, room: false };

export function OpenDemand(): ReactNode {
  const { value, problem, retry } = useAnswer("GET /v1/reports/demand");
  const demand = useTexts(OPEN_DEMAND_TEXTS);
  if (value === undefined)
    return problem === null ? (
      <ScreenSpinner />
    ) : (
      <ProblemNotice problem={problem} onRetry={retry} />
    );
  return (
    <div className="grid gap-4">
      {problem === null ? null : <ProblemNotice problem={problem} onRetry={retry} />}
      {value.orders.length === 0 ? (
        <Empty sentence={demand.empty}>
          <EmptyAction action="source" />
        </Empty>
      ) : (
        <Orders report={value} />
      )}
    </div>
  );
}

function Orders({
  report: { orders, states: unmet = [], terms },
}: {
  readonly report: AnswerOf<"GET /v1/reports/demand">;
}): ReactNode {
  const demand = useTexts(OPEN_DEMAND_TEXTS);
  const table = useTexts(TABLE_TEXTS);
  const formats = useFormats();
  const [state, change] = useAddress(DEMAND_ADDRESS);
  const shown = useMemo(
    () =>
      sortOrders(
        orders.filter((order) => isWanted(order, state)),
        state.sort,
      ),
    [orders, state],
  );
  const states = [
    ...new Set([...orders.flatMap((order) => order.states), ...unmet.map((one) => one.state)]),
  ].toSorted((a, b) => stateName(a).localeCompare(stateName(b)));
  return (
    <>
      {unmet.length === 0 ? null : (
        <Suspense fallback={<MapRoom />}>
          <DemandMap
            states={unmet}
            chosen={state.state}
            onChoose={(code) => change({ state: code })}
          />
        </Suspense>
      )}
      <DemandFilters filter={state} states={states} onChange={change} />
      <Suspense fallback={<div className="min-h-8" />}>
        <DemandFollows terms={followedTerms(state)} />
      </Suspense>
      <p className="text-text-2">
        <span role="status">{demand.shown(shown.length, orders.length)}</span> ·{" "}
        {terms.kind === "share"
          ? demand.terms.share(formats.percent(terms.amount))
          : demand.terms.flat(formats.money(terms.amount))}
      </p>
      {shown.length === 0 ? (
        <Empty sentence={table.noRows}>
          <Button onClick={() => change(NO_FILTER)}>{table.clearFilters}</Button>
        </Empty>
      ) : (
        <OrderTable key={filterKey(state)} orders={shown} />
      )}
      {state.order === null ? null : (
        <Suspense fallback={null}>
          <OrderSheet
            order={orders.find(({ id }) => id === state.order) ?? null}
            onClose={() => change({ order: null })}
          />
        </Suspense>
      )}
    </>
  );
}

/** Holds the height of the map while it loads. */
function MapRoom(): ReactNode {
  return (
    <div className="min-h-128">
      <ScreenSpinner />
    </div>
  );
}

/** A changed filter starts the list on its first page. */
function filterKey({ sort, state, side, least, matching, room }: DemandFilter): string {
  return JSON.stringify([sort, state, side, least, matching, room]);
}
