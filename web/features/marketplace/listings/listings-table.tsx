// Draws the list of listings for those who do not buy: the operator and the affiliate that sells.
import type { ReactNode } from "react";
import { useTexts } from "../../../lib/text/text.ts";
import { MARKETPLACE_TEXTS } from "../../../../locales/catalogues/marketplace.ts";
import { Button } from "../../../ui/button.tsx";
import { DataTable } from "../../../ui/data-table.tsx";
import { Empty } from "../../../ui/notice.tsx";
import type { Column } from "../../../ui/table/columns.ts";
import type { Listing } from "./listing-words.ts";
import { ListingsFrame } from "./listings-frame.tsx";
import { CountyChip, PlaceChips } from "./place-chips.tsx";
import type { ShownListings } from "./use-listings.ts";

interface ListingsTableProps {
  readonly listings: ShownListings;
  readonly columns: readonly Column<Listing>[];
  /** One sentence that says what the list has. */
  readonly about: string;
  /** Instead of the rows where there are none, whatever the area. */
  readonly empty: ReactNode;
}

const idOf = ({ lead_id: id }: Listing): string => id;
const hrefOf = (id: string): string => `/leads/${id}`;

/** Each row opens its lead. */
export function ListingsTable({ listings, columns, about, empty }: ListingsTableProps): ReactNode {
  const texts = useTexts(MARKETPLACE_TEXTS);
  return (
    <ListingsFrame listings={listings} about={about} hrefOf={hrefOf}>
      {({ modes, around }) => (
        <DataTable
          label={texts.label}
          table={{ ...listings.table, columns }}
          list={listings.list}
          idOf={idOf}
          hrefOf={(listing) => hrefOf(idOf(listing))}
          chips={<PlaceChips listings={listings} />}
          moreChips={<CountyChip limits={listings.limits} />}
          tools={modes}
          around={around}
          pointing={listings.pointing}
          empty={
            listings.area === null ? (
              empty
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
