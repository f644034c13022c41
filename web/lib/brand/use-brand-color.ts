// Shows the page in the network's color.
import { useEffect } from "react";
import { useNetwork } from "../use-network.ts";

/** Most networks have no color of their own, and load nothing for it. */
export function useBrandColor(): void {
  const color = useNetwork()?.brand_color;
  useEffect(() => {
    if (color === undefined) return;
    if (color === null && document.adoptedStyleSheets.length === 0) return;
    void import("./apply-brand.ts").then(({ applyBrand }) => applyBrand(color));
  }, [color]);
}
