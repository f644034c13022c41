// The sections of the page of an account, in their order.
import type { Account } from "../../../../contract/network/accounts.ts";

export const ACCOUNT_PARTS = [
  "overview",
  "terms",
  "money",
  "campaigns",
  "sources",
  "people",
  "keys",
  "notes",
  "documents",
  "history",
] as const;
export type AccountPart = (typeof ACCOUNT_PARTS)[number];

const NOT_OF: Readonly<Record<Account["kind"], readonly AccountPart[]>> = {
  advertiser: ["sources"],
  affiliate: ["campaigns"],
  network: ["terms", "money", "campaigns", "sources", "documents"],
};

/** The sections that an account of this kind has. */
export function partsOf({ kind }: Pick<Account, "kind">): readonly AccountPart[] {
  return ACCOUNT_PARTS.filter((part) => !NOT_OF[kind].includes(part));
}
