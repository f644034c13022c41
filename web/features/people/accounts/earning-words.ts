// What an affiliate earns of each sale, in words.
import type { Account } from "../../../../contract/people/accounts.ts";
import type { Formats } from "../../../lib/format/format.ts";
import type { ACCOUNT_TEXTS } from "../../../texts/accounts.ts";

export function earningWords(
  { kind, amount }: NonNullable<Account["earning"]>,
  texts: Pick<(typeof ACCOUNT_TEXTS)["en" | "es"], "share" | "flat">,
  formats: Formats,
): string {
  return kind === "share"
    ? texts.share(formats.percent(amount))
    : texts.flat(formats.money(amount));
}
