// Finds the sellers that a form names without being on the network's buyer list.
import type { BuyerList } from "../../../../contract/network/seller-names.ts";
import { sellerKey } from "../../../../domain/sellers/seller-name.ts";

/** The typed names that no company on the list has; blank ones are left out. */
export function unknownSellers(
  typed: readonly string[],
  { buyers }: Pick<BuyerList, "buyers">,
): readonly string[] {
  const known = new Set(buyers.map(({ name }) => sellerKey(name)));
  return typed
    .map((name) => name.trim())
    .filter((name) => name !== "" && !known.has(sellerKey(name)));
}
