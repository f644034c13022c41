// The marketplace as the operator sees it: every listing with the affiliate behind it.
import { type ReactNode, useMemo } from "react";
import { useDocuments } from "../../lib/documents/use-documents.ts";
import { useTexts } from "../../lib/text/text.ts";
import { MARKETPLACE_TEXTS } from "../../texts/marketplace.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { Name } from "../../ui/name.tsx";
import { Empty } from "../../ui/notice.tsx";
import type { Column } from "../../ui/table/columns.ts";
import { useTable } from "../../ui/table/use-table.ts";
import { useListingColumns, useListingFilters } from "./listing-cells.tsx";
import type { Listing } from "./listing-words.ts";
import { OfferStates } from "./offer-states.tsx";
import { useOwners } from "./use-owners.ts";

const idOf = ({ lead_id: id }: Listing): string => id;

export function ModerationShelf(): ReactNode {
  const texts = useTexts(MARKETPLACE_TEXTS);
  const cells = useListingColumns();
  const filters = useListingFilters();
  const shared = useMemo(() => [cells.lead, cells.place, cells.score, cells.price, cells.next, cells.ends, ...[cells.slots, cells.range, cells.listed, cells.marks].map((column) => ({ ...column, isExtra: true }))], [cells]);
  const table = useTable({ name: "moderation", columns: shared, filters, order: "-listed_at" });
  const list = useDocuments("listings", table.query);
  const owners = useOwners(list.value);
  const [first, ...others] = shared;
  const owner: Column<Listing> = { id: "owner", header: texts.columns.owner, cell: ({ lead_id: id }) => <Name className="whitespace-nowrap">{owners.get(id) ?? "…"}</Name> };
  return (
    <div className="grid min-w-0 gap-3">
      <OfferStates />
      <DataTable
        label={texts.label} table={{ ...table, columns: first === undefined ? shared : [first, owner, ...others] }} list={list} idOf={idOf} hrefOf={({ lead_id: id }) => `/leads/${id}`}
        empty={<Empty sentence={texts.empty.admin} />}
      />
    </div>
  );
}
