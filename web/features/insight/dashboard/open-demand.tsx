// Shows the open orders that pay an affiliate most.
import { EmptyAction } from "../../../ui/empty-action.tsx";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { DASHBOARD_TEXTS } from "../../../../locales/catalogues/dashboard.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { OPEN_DEMAND_TEXTS } from "../../../../locales/catalogues/open-demand.ts";
import { Empty } from "../../../ui/notice.tsx";
import { PlainTable } from "../../../ui/plain-table.tsx";
import { Section, SectionLink } from "../../../ui/screen.tsx";
import { Status } from "../../../ui/status.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { type Order, placeWords, sortOrders, wantedWords } from "../../demand/campaigns/index.ts";
import { Loaded } from "../../../ui/loaded.tsx";
import { useDemand } from "../reports/index.ts";

const SHOWN = 5;

export function OpenDemand(): ReactNode {
  const texts = useTexts(DASHBOARD_TEXTS).demand;
  const demand = useTexts(OPEN_DEMAND_TEXTS);
  const formats = useFormats();
  const shown = useDemand();
  return (
    <Section title={texts.title} actions={<SectionLink to="/campaigns">{texts.all}</SectionLink>}>
      <Loaded shown={shown}>
        {({ orders }) =>
          orders.length === 0 ? (
            <Empty sentence={texts.none}>
              <EmptyAction action="demand" />
            </Empty>
          ) : (
            <PlainTable
              label={texts.title}
              rows={sortOrders(orders, "best").slice(0, SHOWN)}
              idOf={({ id }) => id}
              columns={[
                { id: "order", header: texts.order, cell: (order) => <Wanted order={order} /> },
                {
                  id: "payout",
                  priority: 1,
                  min: 150,
                  header: texts.payout,
                  numeric: true,
                  cell: (order) => <Payout order={order} />,
                },
                {
                  id: "room",
                  header: texts.room,
                  cell: ({ remaining_today: room }) =>
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
                  id: "matching",
                  header: texts.matching,
                  numeric: true,
                  cell: ({ matching_leads: count }) =>
                    count === 0 ? (
                      <span className="text-text-2">{texts.noMatch}</span>
                    ) : (
                      texts.matches(count, formats.number(count))
                    ),
                },
              ]}
            />
          )
        }
      </Loaded>
    </Section>
  );
}

function Wanted({ order }: { readonly order: Order }): ReactNode {
  const voice = {
    texts: useTexts(OPEN_DEMAND_TEXTS),
    words: useTexts(LEAD_WORDS),
    formats: useFormats(),
  };
  return (
    <TwoLines
      main={
        <Link to={`/campaigns?order=${order.id}`} className="font-medium hover:underline">
          {wantedWords(order, voice)}
        </Link>
      }
      sub={placeWords(order, voice)}
    />
  );
}

function Payout({
  order: { exclusive_payout_cents: exclusive, shared_payout_cents: shared },
}: {
  readonly order: Order;
}): ReactNode {
  const texts = useTexts(DASHBOARD_TEXTS).demand;
  const formats = useFormats();
  const lines = [
    exclusive === null ? null : texts.exclusive(formats.money(exclusive)),
    shared === null ? null : texts.shared(formats.money(shared)),
  ].filter((line) => line !== null);
  return <TwoLines main={lines[0] ?? "—"} sub={lines[1] ?? ""} />;
}
