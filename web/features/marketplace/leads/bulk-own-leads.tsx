// Unlists and relists several of an affiliate's leads together, with undo.
import type { ReactNode } from "react";
import { useTexts } from "../../../lib/text/text.ts";
import { OWN_LISTING_TEXTS } from "../../../../locales/catalogues/own-listing.ts";
import { Button } from "../../../ui/button.tsx";
import { useListingStatus } from "../listings/index.ts";
import type { Lead } from "./lead-columns.tsx";

interface BulkOwnLeadsProps {
  readonly leads: readonly Lead[];
  /** Those that stay selected. */
  readonly select: (ids: readonly string[]) => void;
}

export function BulkOwnLeads({ leads, select }: BulkOwnLeadsProps): ReactNode {
  const texts = useTexts(OWN_LISTING_TEXTS);
  const { isBusy, turn } = useListingStatus();
  const own = leads.filter((lead) => lead.view === "own");
  // With a slot sold it cannot be put back: that is asked on the lead's own page.
  const on = own
    .filter(({ status, slots }) => status === "available" && slots.left === slots.total)
    .map(({ id }) => id);
  const off = own
    .filter(({ status }) => status === "withdrawn" || status === "expired")
    .map(({ id }) => id);
  return (
    <>
      <Button
        busy={isBusy}
        disabledBecause={on.length === 0 ? texts.noneOn : null}
        onClick={() => void turn(on, "withdraw").then(select)}
      >
        {texts.bulk.withdraw}
      </Button>
      <Button
        busy={isBusy}
        disabledBecause={off.length === 0 ? texts.noneOff : null}
        onClick={() => void turn(off, "relist").then(select)}
      >
        {texts.bulk.relist}
      </Button>
    </>
  );
}
