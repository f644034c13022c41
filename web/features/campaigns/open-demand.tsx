// Open demand: what buyers want now, without their names, and what it pays the affiliate who looks.
import { type ReactNode, useMemo } from "react";
import { Link, useSearchParams } from "react-router";
import type { Schemas } from "../../lib/api/client.ts";
import { choiceParameter, flagParameter, idParameter, searchWith, useAddress, wordParameter } from "../../lib/address.ts";
import { useAnswer } from "../../lib/documents/use-documents.ts";
import { useFormats } from "../../lib/format/format.ts";
import { useTexts } from "../../lib/text/text.ts";
import { CAMPAIGN_TEXTS } from "../../texts/campaigns.ts";
import { LEAD_WORDS } from "../../texts/lead-words.ts";
import { UI_TEXTS } from "../../texts/ui.ts";
import { Button } from "../../ui/button.tsx";
import { CheckField, SelectField } from "../../ui/field.tsx";
import { Empty, ProblemNotice } from "../../ui/notice.tsx";
import { ScreenSpinner } from "../../ui/spinner.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";
import { STATES } from "../settings/read-states.ts";
import { DEMAND_SORTS, type Order, placeWords, sideWords, sortOrders, listWords } from "./demand-words.ts";
import { OrderSheet } from "./order-sheet.tsx";

const SIDES = ["buyer", "seller", "buyer_and_seller", "renter", "investor_seller"] as const;
const ADDRESS = { sort: wordParameter(DEMAND_SORTS, "pays"), state: choiceParameter([...STATES]), side: choiceParameter(SIDES), matching: flagParameter(), room: flagParameter(), order: idParameter() };
const PARTS_OF_POINT = 100;

export function OpenDemand(): ReactNode {
  const { value, problem, retry } = useAnswer<Schemas["DemandReport"]>("/v1/reports/demand");
  const texts = useTexts(CAMPAIGN_TEXTS);
  if (value === undefined) return problem === null ? <ScreenSpinner /> : <ProblemNotice problem={problem} onRetry={retry} />;
  return (
    <div className="grid gap-4">
      {problem === null ? null : <ProblemNotice problem={problem} onRetry={retry} />}
      {value.orders.length === 0 ? <Empty sentence={texts.demand.empty} /> : <Orders report={value} />}
    </div>
  );
}

function Orders({ report: { orders, terms } }: { readonly report: Schemas["DemandReport"] }): ReactNode {
  const texts = useTexts(CAMPAIGN_TEXTS);
  const ui = useTexts(UI_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const formats = useFormats();
  const [state, change] = useAddress(ADDRESS);
  const shown = useMemo(() => sortOrders(orders.filter((order) =>
    (state.state === null || order.states.length === 0 || order.states.includes(state.state)) && (state.side === null || order.sides === null || order.sides.includes(state.side))
    && (!state.matching || order.matching_leads > 0) && (!state.room || order.room_today !== "none")), state.sort), [orders, state]);
  const open = state.order === null ? null : { id: state.order, order: orders.find(({ id }) => id === state.order) ?? null };
  const states = [...new Set(orders.flatMap((order) => order.states))].sort();
  const { demand } = texts;
  return (
    <>
      <div className="no-print flex flex-wrap items-end gap-x-4 gap-y-3">
        <SelectField label={demand.sort} value={state.sort} options={DEMAND_SORTS.map((sort) => [sort, demand.sorts[sort]])} onChange={({ target }) => change({ sort: DEMAND_SORTS.find((sort) => sort === target.value) ?? "pays" })} />
        <SelectField label={demand.place} value={state.state ?? ""} options={[["", demand.all], ...states.map((name) => [name, name] as const)]} onChange={({ target }) => change({ state: target.value === "" ? null : target.value })} />
        <SelectField label={demand.side} value={state.side ?? ""} options={[["", demand.all], ...SIDES.map((side) => [side, words.side[side]] as const)]} onChange={({ target }) => change({ side: SIDES.find((side) => side === target.value) ?? null })} />
        <div className="grid gap-1 pb-0.5">
          <CheckField label={demand.matching} checked={state.matching} onChange={({ target }) => change({ matching: target.checked })} />
          <CheckField label={demand.withRoom} checked={state.room} onChange={({ target }) => change({ room: target.checked })} />
        </div>
      </div>
      <p className="text-text-2"><span role="status">{demand.shown(shown.length, orders.length)}</span> · {terms.kind === "share" ? demand.terms.share(formats.percent(terms.amount)) : demand.terms.flat(formats.money(terms.amount))}</p>
      {shown.length === 0 ? <Empty sentence={ui.noRows}><Button onClick={() => change({ state: null, side: null, matching: false, room: false })}>{ui.clearFilters}</Button></Empty> : <OrderTable orders={shown} />}
      {open === null ? null : <OrderSheet order={open.order} onClose={() => change({ order: null })} />}
    </>
  );
}

const CELL = "border-b border-line px-3 py-1.5 align-middle";

function OrderTable({ orders }: { readonly orders: readonly Order[] }): ReactNode {
  const texts = useTexts(CAMPAIGN_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const formats = useFormats();
  const [search] = useSearchParams();
  const { demand } = texts;
  const heads: readonly (readonly [name: string, isNumber: boolean])[] = [[demand.place, false], [demand.side, false], [demand.type, false], [demand.tiers, false], [demand.floor, true], [demand.pays, true], [demand.room, false], [demand.matches, true]];
  return (
    <div role="region" aria-label={demand.label} tabIndex={0} className="overflow-x-auto border border-b-0 border-line bg-surface">
      <table aria-label={demand.label} className="w-full border-separate border-spacing-0">
        <thead><tr className="h-8 bg-sunken text-label text-text-2">{heads.map(([name, isNumber]) => <th key={name} scope="col" className={`${CELL} font-medium whitespace-nowrap ${isNumber ? "text-right" : "text-left"}`}>{name}</th>)}</tr></thead>
        <tbody>
          {orders.map((order) => {
            const [place, narrow] = placeWords(order, texts, formats);
            return (
              <tr key={order.id} className="h-(--row) hover:bg-bg">
                <th scope="row" className={`${CELL} min-w-36 text-left font-normal`}>
                  <Link preventScrollReset to={{ search: searchWith(search, { order: order.id }) }} className="block rounded-chip py-0.5"><TwoLines main={<span className="font-medium">{place}</span>} sub={narrow} /></Link>
                </th>
                <td className={CELL}>{sideWords(order, words, texts)}</td>
                <td className={CELL}>{listWords(order.property_types, words.property, texts)}</td>
                <td className={CELL}>{listWords(order.tiers, words.tier, texts)}</td>
                <td className={`${CELL} text-right`}>{order.minimum_score === null ? demand.floorNone : formats.number(order.minimum_score / PARTS_OF_POINT)}</td>
                <td className={`${CELL} text-right whitespace-nowrap`}><Pays order={order} /></td>
                <td className={`${CELL} whitespace-nowrap`}>{order.room_today === null ? demand.noLimit : demand.rooms[order.room_today]}</td>
                <td className={`${CELL} text-right`}>{formats.number(order.matching_leads)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function Pays({ order: { exclusive_payout_cents: exclusive, shared_payout_cents: shared } }: { readonly order: Order }): ReactNode {
  const texts = useTexts(CAMPAIGN_TEXTS);
  const formats = useFormats();
  const [main = "", sub = ""] = [...(exclusive === null ? [] : [texts.exclusive(formats.money(exclusive))]), ...(shared === null ? [] : [texts.shared(formats.money(shared))])];
  return <TwoLines main={main} sub={sub} />;
}
