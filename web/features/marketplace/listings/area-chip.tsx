// Says that the list is limited to a part of the map, and removes the limit.
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { MARKETPLACE_TEXTS } from "../../../../locales/catalogues/marketplace.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { chipLook } from "../../../ui/table/filter-chip.tsx";
import type { ShownListings } from "./use-listings.ts";

export function AreaChip({
  listings: { area, lookAt },
}: {
  readonly listings: Pick<ShownListings, "area" | "lookAt">;
}): ReactNode {
  const texts = useTexts(MARKETPLACE_TEXTS).map;
  return area === null ? null : (
    <button
      type="button"
      title={texts.whole}
      onClick={() => lookAt(null)}
      className={chipLook(true)}
    >
      {texts.area}
      <X size={14} strokeWidth={1.75} aria-hidden="true" />
      <span className="sr-only">{texts.whole}</span>
    </button>
  );
}
