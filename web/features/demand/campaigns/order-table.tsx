// Lists open orders: criteria, payout, remaining capacity, matching leads.
import { type ReactNode, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { searchWith } from "../../../lib/address.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { CAMPAIGN_TEXTS } from "../../../../locales/catalogues/campaigns.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { OPEN_DEMAND_TEXTS } from "../../../../locales/catalogues/open-demand.ts";
import { TABLE_TEXTS } from "../../../../locales/catalogues/table.ts";
import { UI_TEXTS } from "../../../../locales/catalogues/ui.ts";
import { Button } from "../../../ui/button.tsx";
import { PlainTable } from "../../../ui/plain-table.tsx";
import { Status } from "../../../ui/status.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { type Order, placeWords, wantedWords } from "./demand-words.ts";

/** The initial page size of all lists. */
const PAGE = 25;

/** One row per order, with a link to its sheet. */
export function OrderTable({ orders }: { readonly orders: readonly Order[] }): ReactNode {
  const demand = useTexts(OPEN_DEMAND_TEXTS);
  const table = useTexts(TABLE_TEXTS);
  const ui = useTexts(UI_TEXTS);
  const formats = useFormats();
  const [count, setCount] = useState(PAGE);
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
            cell: (order) => <Wanted order={order} />,
          },
          {
            id: "pays",
            priority: 1,
            min: 150,
            header: demand.pays,
            numeric: true,
            cell: (order) => <Pays order={order} />,
          },
          {
            id: "room",
            header: demand.room,
            cell: ({ remaining_today: room }) => <Room room={room} />,
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
          <p>{table.rowsSoFar(formats.number(count))}</p>
          <Button onClick={() => setCount(count + PAGE)}>{ui.more}</Button>
        </div>
      ) : null}
    </>
  );
}

function Wanted({ order }: { readonly order: Order }): ReactNode {
  const texts = useTexts(OPEN_DEMAND_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const formats = useFormats();
  const [search] = useSearchParams();
  const voice = { texts, words, formats };
  return (
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
  );
}

function Room({ room }: { readonly room: Order["remaining_today"] }): ReactNode {
  const demand = useTexts(OPEN_DEMAND_TEXTS);
  return room === null ? (
    demand.noLimit
  ) : (
    <Status tone={room === "none" ? "neutral" : room === "under_5" ? "warning" : "good"}>
      {demand.rooms[room]}
    </Status>
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
