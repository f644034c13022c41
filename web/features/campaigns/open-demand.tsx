// Open demand: what buyers want now, without their names, and what it pays the affiliate who looks.
import { type ReactNode, Suspense, lazy, useMemo, useState } from "react";
import { Link, useSearchParams } from "react-router";
import type { Schemas } from "../../lib/api/client.ts";
import {
  choiceParameter,
  flagParameter,
  idParameter,
  searchWith,
  useAddress,
  wholeNumberParameter,
  wordParameter,
} from "../../lib/address.ts";
import { useAnswer } from "../../lib/documents/use-documents.ts";
import { useFormats } from "../../lib/format/format.ts";
import { useTexts } from "../../lib/text/text.ts";
import { CAMPAIGN_TEXTS } from "../../texts/campaigns.ts";
import { LEAD_WORDS } from "../../texts/lead-words.ts";
import { UI_TEXTS } from "../../texts/ui.ts";
import { Button } from "../../ui/button.tsx";
import { CheckField, SelectField, TextField } from "../../ui/field.tsx";
import { Empty, ProblemNotice } from "../../ui/notice.tsx";
import { PlainTable } from "../../ui/plain-table.tsx";
import { ScreenSpinner } from "../../ui/spinner.tsx";
import { Status } from "../../ui/status.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";
import { STATES } from "../../lib/read-states.ts";
import {
  DEMAND_SORTS,
  type Order,
  placeWords,
  sortOrders,
  stateName,
  wantedWords,
} from "./demand-words.ts";
import { OrderSheet } from "./order-sheet.tsx";

// The orders come first: what stands around them is loaded meanwhile.
const DemandMap = lazy(() => import("./demand-map.tsx"));
const DemandFollows = lazy(() => import("./demand-follows.tsx"));
const SIDES = ["buyer", "seller", "buyer_and_seller", "renter", "investor_seller"] as const;
/** Whole dollars: as much as can be followed. */
const MOST_LEAST = 100_000;
const CENTS = 100;
const ADDRESS = {
  sort: wordParameter(DEMAND_SORTS, "best"),
  state: choiceParameter([...STATES]),
  side: choiceParameter(SIDES),
  least: wholeNumberParameter(0, { most: MOST_LEAST }),
  matching: flagParameter(),
  room: flagParameter(),
  order: idParameter(),
};
/** As many as the other lists show at first. */
const PAGE = 25;

export function OpenDemand(): ReactNode {
  const { value, problem, retry } = useAnswer<Schemas["DemandReport"]>("/v1/reports/demand");
  const texts = useTexts(CAMPAIGN_TEXTS);
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
        <Empty sentence={texts.demand.empty} />
      ) : (
        <Orders report={value} />
      )}
    </div>
  );
}

function Orders({
  report: { orders, states: unmet = [], terms },
}: {
  readonly report: Schemas["DemandReport"];
}): ReactNode {
  const texts = useTexts(CAMPAIGN_TEXTS);
  const ui = useTexts(UI_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const formats = useFormats();
  const [state, change] = useAddress(ADDRESS);
  const shown = useMemo(
    () =>
      sortOrders(
        orders.filter(
          (order) =>
            (state.state === null ||
              order.states.length === 0 ||
              order.states.includes(state.state)) &&
            (state.side === null || order.sides === null || order.sides.includes(state.side)) &&
            Math.max(order.exclusive_payout_cents ?? 0, order.shared_payout_cents ?? 0) >=
              state.least * CENTS &&
            (!state.matching || order.matching_leads > 0) &&
            (!state.room || order.room_today !== "none"),
        ),
        state.sort,
      ),
    [orders, state],
  );
  const open =
    state.order === null
      ? null
      : { id: state.order, order: orders.find(({ id }) => id === state.order) ?? null };
  const states = [
    ...new Set([...orders.flatMap((order) => order.states), ...unmet.map((one) => one.state)]),
  ].toSorted((a, b) => stateName(a).localeCompare(stateName(b)));
  const { demand } = texts;
  return (
    <>
      {unmet.length === 0 ? null : (
        <Suspense
          fallback={
            <div className="min-h-128">
              <ScreenSpinner />
            </div>
          }
        >
          <DemandMap
            states={unmet}
            chosen={state.state}
            onChoose={(code) => change({ state: code })}
          />
        </Suspense>
      )}
      <div className="no-print flex flex-wrap items-end gap-x-4 gap-y-3">
        <SelectField
          label={demand.sort}
          value={state.sort}
          options={DEMAND_SORTS.map((sort) => [sort, demand.sorts[sort]])}
          onChange={({ target }) =>
            change({ sort: DEMAND_SORTS.find((sort) => sort === target.value) ?? "best" })
          }
        />
        <SelectField
          label={demand.place}
          value={state.state ?? ""}
          options={[["", demand.all], ...states.map((code) => [code, stateName(code)] as const)]}
          onChange={({ target }) => change({ state: target.value === "" ? null : target.value })}
        />
        <SelectField
          label={demand.side}
          value={state.side ?? ""}
          options={[["", demand.all], ...SIDES.map((side) => [side, words.side[side]] as const)]}
          onChange={({ target }) =>
            change({ side: SIDES.find((side) => side === target.value) ?? null })
          }
        />
        <TextField
          label={demand.least}
          type="number"
          inputMode="numeric"
          min={0}
          max={MOST_LEAST}
          step={1}
          className="max-w-40"
          value={state.least === 0 ? "" : state.least}
          onChange={({ target }) =>
            change(
              { least: Math.min(MOST_LEAST, Math.max(0, Math.floor(Number(target.value) || 0))) },
              "replace",
            )
          }
        />
        <div className="grid gap-1 pb-0.5">
          <CheckField
            label={demand.matching}
            checked={state.matching}
            onChange={({ target }) => change({ matching: target.checked })}
          />
          <CheckField
            label={demand.withRoom}
            checked={state.room}
            onChange={({ target }) => change({ room: target.checked })}
          />
        </div>
      </div>
      <Suspense fallback={<div className="min-h-8" />}>
        <DemandFollows
          terms={{
            state: state.state,
            side: state.side,
            least_payout_cents: state.least === 0 ? null : state.least * CENTS,
          }}
        />
      </Suspense>
      <p className="text-text-2">
        <span role="status">{demand.shown(shown.length, orders.length)}</span> ·{" "}
        {terms.kind === "share"
          ? demand.terms.share(formats.percent(terms.amount))
          : demand.terms.flat(formats.money(terms.amount))}
      </p>
      {shown.length === 0 ? (
        <Empty sentence={ui.noRows}>
          <Button
            onClick={() =>
              change({ state: null, side: null, least: 0, matching: false, room: false })
            }
          >
            {ui.clearFilters}
          </Button>
        </Empty>
      ) : (
        <OrderTable
          key={JSON.stringify([
            state.sort,
            state.state,
            state.side,
            state.least,
            state.matching,
            state.room,
          ])}
          orders={shown}
        />
      )}
      {open === null ? null : (
        <OrderSheet order={open.order} onClose={() => change({ order: null })} />
      )}
    </>
  );
}

function OrderTable({ orders }: { readonly orders: readonly Order[] }): ReactNode {
  const texts = useTexts(CAMPAIGN_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const ui = useTexts(UI_TEXTS);
  const formats = useFormats();
  const [search] = useSearchParams();
  const [count, setCount] = useState(PAGE);
  const { demand } = texts;
  const voice = { texts, words, formats };
  return (
    <>
      <PlainTable
        label={demand.label}
        rows={orders.slice(0, count)}
        idOf={({ id }) => id}
        columns={[
          {
            id: "wanted",
            header: demand.wanted,
            cell: (order) => (
              <Link
                preventScrollReset
                to={{ search: searchWith(search, { order: order.id }) }}
                className="block rounded-chip py-0.5"
              >
                <TwoLines
                  main={<span className="font-medium">{wantedWords(order, voice)}</span>}
                  sub={placeWords(order, voice)}
                />
              </Link>
            ),
          },
          {
            id: "pays",
            header: demand.pays,
            numeric: true,
            cell: (order) => <Pays order={order} />,
          },
          {
            id: "room",
            header: demand.room,
            cell: ({ room_today: room }) =>
              room === null ? (
                demand.noLimit
              ) : (
                <Status
                  tone={room === "none" ? "neutral" : room === "under_5" ? "warning" : "good"}
                >
                  {demand.rooms[room]}
                </Status>
              ),
          },
          {
            id: "matches",
            header: demand.matches,
            numeric: true,
            cell: ({ matching_leads: matches }) =>
              matches === 0 ? (
                <span className="text-text-2">{demand.noMatch}</span>
              ) : (
                <span className="font-medium">{formats.number(matches)}</span>
              ),
          },
        ]}
      />
      {orders.length > count ? (
        <div className="no-print flex items-center justify-between gap-4 text-label text-text-2">
          <p>{ui.rowsSoFar(formats.number(count))}</p>
          <Button onClick={() => setCount(count + PAGE)}>{ui.more}</Button>
        </div>
      ) : null}
    </>
  );
}

function Pays({
  order: { exclusive_payout_cents: exclusive, shared_payout_cents: shared },
}: {
  readonly order: Order;
}): ReactNode {
  const texts = useTexts(CAMPAIGN_TEXTS);
  const formats = useFormats();
  const [main = "", sub = ""] = [
    ...(exclusive === null ? [] : [texts.exclusive(formats.money(exclusive))]),
    ...(shared === null ? [] : [texts.shared(formats.money(shared))]),
  ];
  return <TwoLines main={main} sub={sub} />;
}
