// Describes an affiliate's share of each sale in words.
import type { Account } from "../../../../contract/network/accounts.ts";
import type { Formats } from "../../../lib/format/format.ts";
import type { AccountTexts } from "../../../../locales/en/accounts.ts";

export function earningWords(
  { kind, amount }: NonNullable<Account["earning"]>,
  texts: Pick<AccountTexts, "share" | "flat">,
  formats: Formats,
): string {
  return kind === "share"
    ? texts.share(formats.percent(amount))
    : texts.flat(formats.money(amount));
}
