// Shows the marketplace to the operator: every listing with its affiliate.
import { EmptyAction } from "../../../ui/empty-action.tsx";
import { type ReactNode, useMemo } from "react";
import type { Where } from "../../../lib/documents/collections.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { MARKETPLACE_TEXTS } from "../../../../locales/catalogues/marketplace.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { Button } from "../../../ui/button.tsx";
import { Name } from "../../../ui/name.tsx";
import { Empty } from "../../../ui/notice.tsx";
import type { Column } from "../../../ui/table/columns.ts";
import { CountyChip, PlaceChips } from "./place-chips.tsx";
import { useListingColumns } from "./listing-cells.tsx";
import type { Listing } from "./listing-words.ts";
import { ListingsFrame } from "./listings-frame.tsx";
import { useListings } from "./use-listings.ts";
import { useOwners } from "./use-owners.ts";

const EVERYTHING: readonly Where[] = [];
const idOf = ({ lead_id: id }: Listing): string => id;

export function ModerationListings(): ReactNode {
  const texts = useTexts(MARKETPLACE_TEXTS);
  const cells = useListingColumns();
  const shared = useMemo(
    () => [
      cells.lead,
      cells.place,
      cells.score,
      cells.price,
      cells.next,
      cells.ends,
      ...[cells.slots, cells.listed, cells.marks].map((column) => ({
        ...column,
        isExtra: true,
      })),
    ],
    [cells],
  );
  const listings = useListings("moderation", shared, EVERYTHING);
  const { table, list } = listings;
  const owners = useOwners(list.value);
  const [first, ...others] = shared;
  const owner: Column<Listing> = {
    id: "owner",
    header: texts.columns.owner,
    cell: ({ lead_id: id }) => (
      <Name className="inline-block min-w-28">{owners.get(id) ?? "…"}</Name>
    ),
  };
  return (
    <ListingsFrame listings={listings} about={texts.about.admin} hrefOf={(id) => `/leads/${id}`}>
      {({ modes, around }) => (
        <DataTable
          label={texts.label}
          table={{ ...table, columns: first === undefined ? shared : [first, owner, ...others] }}
          list={list}
          idOf={idOf}
          hrefOf={({ lead_id: id }) => `/leads/${id}`}
          chips={<PlaceChips listings={listings} />}
          moreChips={<CountyChip limits={listings.limits} />}
          tools={modes}
          around={around}
          pointing={listings.pointing}
          empty={
            listings.area === null ? (
              <Empty sentence={texts.empty.admin}>
                <EmptyAction action="affiliates" />
              </Empty>
            ) : (
              <Empty sentence={texts.emptyArea}>
                <Button onClick={() => listings.lookAt(null)}>{texts.map.whole}</Button>
              </Empty>
            )
          }
        />
      )}
    </ListingsFrame>
  );
}
