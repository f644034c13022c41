// What buyers want now and what an affiliate would earn of it: the orders that pay most.
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Schemas } from "../../lib/api/client.ts";
import { useFormats } from "../../lib/format/format.ts";
import { useTexts } from "../../lib/text/text.ts";
import { DASHBOARD_TEXTS } from "../../texts/dashboard.ts";
import { LEAD_WORDS } from "../../texts/lead-words.ts";
import { Empty } from "../../ui/notice.tsx";
import { PlainTable } from "../../ui/plain-table.tsx";
import { Section } from "../../ui/screen.tsx";
import { Status } from "../../ui/status.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";
import { Answer } from "../reports/answer.tsx";
import { useDemand } from "../reports/reports.ts";

type Order = Schemas["DemandOrder"];

const SHOWN = 5;
const POINT = 100;

export function OpenDemand(): ReactNode {
  const texts = useTexts(DASHBOARD_TEXTS).demand;
  const formats = useFormats();
  const shown = useDemand();
  return (
    <Section title={texts.title} actions={<Link to="/campaigns" className="inline-flex min-h-6 items-center text-accent underline">{texts.all}</Link>}>
      <Answer shown={shown}>
        {({ orders }) => (orders.length === 0 ? <Empty sentence={texts.none} /> : (
          <PlainTable
            label={texts.title} rows={openFirst(orders).slice(0, SHOWN)} idOf={({ id }) => id}
            columns={[
              { id: "order", header: texts.order, cell: (order) => <Wanted order={order} /> },
              { id: "payout", header: texts.payout, numeric: true, cell: (order) => <Payout order={order} /> },
              { id: "room", header: texts.room, cell: ({ room_today: room }) => (room === null ? texts.noLimit : <Status tone={room === "none" ? "neutral" : room === "under_5" ? "warning" : "good"}>{texts.rooms[room]}</Status>) },
              { id: "matching", header: texts.matching, numeric: true, cell: ({ matching_leads: count }) => texts.matches(count, formats.number(count)) },
            ]}
          />
        ))}
      </Answer>
    </Section>
  );
}

/** Orders that are full today come last; otherwise as the server ranks them. */
function openFirst(orders: readonly Order[]): Order[] {
  return orders.toSorted((a, b) => Number(a.room_today === "none") - Number(b.room_today === "none"));
}

function Wanted({ order }: { readonly order: Order }): ReactNode {
  const texts = useTexts(DASHBOARD_TEXTS).demand;
  const words = useTexts(LEAD_WORDS);
  const formats = useFormats();
  const what = [
    order.sides?.map((side) => words.side[side]).join(", "), order.property_types?.map((type) => words.property[type]).join(", "), order.tiers?.map((tier) => words.tier[tier]).join(", "),
    order.minimum_score === null ? undefined : texts.scoreFrom(formats.number(Math.round(order.minimum_score / POINT))),
  ].filter((part) => part !== undefined);
  const place = order.states.length === 0 ? texts.everywhere : order.states.join(", ");
  const radius = order.radius_miles === null ? "" : ` · ${texts.radius(formats.number(order.radius_miles))}`;
  return <TwoLines main={<span className="font-medium">{what.length === 0 ? texts.anyLead : what.join(" · ")}</span>} sub={`${place}${radius}`} />;
}

function Payout({ order: { exclusive_payout_cents: exclusive, shared_payout_cents: shared } }: { readonly order: Order }): ReactNode {
  const texts = useTexts(DASHBOARD_TEXTS).demand;
  const formats = useFormats();
  const lines = [exclusive === null ? null : texts.exclusive(formats.money(exclusive)), shared === null ? null : texts.shared(formats.money(shared))].filter((line) => line !== null);
  return <TwoLines main={lines[0] ?? "–"} sub={lines[1] ?? ""} />;
}
