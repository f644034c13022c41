// Shows one anonymous order in full over the list of open demand.
import type { ReactNode } from "react";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { OPEN_DEMAND_TEXTS } from "../../../../locales/catalogues/open-demand.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Description } from "../../../ui/description.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { type Order, listWords, placeWords, wantedWords } from "./demand-words.ts";

const PARTS_OF_POINT = 100;

/** `order` is null where the address names one that is not open. */
export default function OrderSheet({
  order,
  onClose,
}: {
  readonly order: Order | null;
  readonly onClose: () => void;
}): ReactNode {
  const demand = useTexts(OPEN_DEMAND_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const formats = useFormats();
  if (order === null)
    return (
      <Sheet title={demand.order} onClose={onClose}>
        <Notice>{demand.gone}</Notice>
      </Sheet>
    );
  const voice = { texts: demand, words, formats };
  const payout = (cents: number | null): string =>
    cents === null ? demand.notBid : formats.money(cents);
  return (
    <Sheet
      title={`${demand.order}: ${wantedWords(order, voice)}`}
      onClose={onClose}
      footer={
        order.matching_leads === 0 ? undefined : (
          <ButtonLink kind="primary" to="/marketplace">
            {demand.toListings}
          </ButtonLink>
        )
      }
    >
      <Description
        rows={[
          [demand.place, placeWords(order, voice)],
          [demand.side, listWords(order.sides, words.side, demand)],
          [demand.type, listWords(order.property_types, words.facts.property_type.words, demand)],
          [demand.tiers, listWords(order.tiers, words.tier, demand)],
          [
            demand.floor,
            order.minimum_score === null
              ? demand.floorNone
              : formats.number(order.minimum_score / PARTS_OF_POINT),
          ],
          [demand.exclusivePays, payout(order.exclusive_payout_cents)],
          [demand.sharedPays, payout(order.shared_payout_cents)],
          [
            demand.room,
            order.remaining_today === null ? demand.noLimit : demand.rooms[order.remaining_today],
          ],
          [
            demand.matches,
            order.matching_leads === 0 ? demand.noMatch : formats.number(order.matching_leads),
          ],
        ]}
      />
    </Sheet>
  );
}
