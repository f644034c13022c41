// Shows the marketplace to the operator: every listing with its affiliate.
import { EmptyAction } from "../../../ui/empty-action.tsx";
import { type ReactNode, useMemo } from "react";
import type { Where } from "../../../lib/documents/collections.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { MARKETPLACE_TEXTS } from "../../../../locales/catalogues/marketplace.ts";
import { Name } from "../../../ui/name.tsx";
import { Empty } from "../../../ui/notice.tsx";
import type { Column } from "../../../ui/table/columns.ts";
import { useListingColumns } from "./listing-cells.tsx";
import type { Listing } from "./listing-words.ts";
import { ListingsTable } from "./listings-table.tsx";
import { useListings } from "./use-listings.ts";
import { useOwners } from "./use-owners.ts";

const EVERYTHING: readonly Where[] = [];

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
  const owners = useOwners(listings.list.value);
  const [first, ...others] = shared;
  const owner: Column<Listing> = {
    id: "owner",
    header: texts.columns.owner,
    cell: ({ lead_id: id }) => (
      <Name className="inline-block min-w-28">{owners.get(id) ?? "…"}</Name>
    ),
  };
  return (
    <ListingsTable
      listings={listings}
      columns={first === undefined ? shared : [first, owner, ...others]}
      about={texts.about.admin}
      empty={
        <Empty sentence={texts.empty.admin}>
          <EmptyAction action="affiliates" />
        </Empty>
      }
    />
  );
}
