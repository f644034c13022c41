// The marketplace as the affiliate sees it: one's own leads on offer, what they cost now and when that falls.
import { type ReactNode, useMemo } from "react";
import { useDocuments } from "../../lib/documents/use-documents.ts";
import { useTexts } from "../../lib/text/text.ts";
import { MARKETPLACE_TEXTS } from "../../texts/marketplace.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { Empty } from "../../ui/notice.tsx";
import { useTable } from "../../ui/table/use-table.ts";
import { useListingColumns, useListingFilters } from "./listing-cells.tsx";
import type { Listing } from "./listing-words.ts";

const idOf = ({ lead_id: id }: Listing): string => id;

export function SellerShelf(): ReactNode {
  const texts = useTexts(MARKETPLACE_TEXTS);
  const cells = useListingColumns();
  const filters = useListingFilters();
  const columns = useMemo(() => [cells.lead, cells.place, cells.score, cells.price, cells.next, cells.slots, cells.ends, { ...cells.listed, isExtra: true }, { ...cells.range, isExtra: true }, { ...cells.marks, isExtra: true }], [cells]);
  const table = useTable({ name: "own-listings", columns, filters, order: "-listed_at" });
  const list = useDocuments("listings", table.query);
  return (
    <DataTable
      label={texts.label} table={table} list={list} idOf={idOf} hrefOf={({ lead_id: id }) => `/leads/${id}`}
      empty={<Empty sentence={texts.empty.affiliate}><ButtonLink kind="primary" to="/settings?part=sources">{texts.empty.sources}</ButtonLink></Empty>}
    />
  );
}
