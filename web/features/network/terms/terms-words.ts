// Says in words what is agreed with an account.
import type { AccountTerms } from "../../../../contract/network/account-terms.ts";
import type { AccountTermsTexts } from "../../../../locales/en/account-terms.ts";
import type { Formats } from "../../../lib/format/format.ts";
import type { NetworkNumbers } from "../../../lib/use-network-numbers.ts";

export type AffiliateTerms = NonNullable<AccountTerms["affiliate"]>;
export type BuyerTerms = NonNullable<AccountTerms["buyer"]>;
export type Earning = AffiliateTerms["earning"];

export const LIMIT_WINDOWS = ["day", "week", "month"] as const;

export function earningText(
  { kind, amount }: Earning,
  texts: AccountTermsTexts,
  formats: Formats,
): string {
  return kind === "share"
    ? texts.share(formats.percent(amount))
    : texts.flat(formats.money(amount));
}

export function holdText(
  { hold_days: days }: Pick<AffiliateTerms, "hold_days">,
  texts: AccountTermsTexts,
  { number }: Formats,
  usual: NetworkNumbers,
): string {
  if (days === null)
    return texts.usual(
      texts.holdUsual(usual("new_affiliate_hold_days"), usual("new_affiliate_days")),
    );
  return days === 0 ? texts.holdNone : texts.holdDays(days, number(days));
}

export function returnsText(
  { return_days: days }: Pick<BuyerTerms, "return_days">,
  texts: AccountTermsTexts,
  { number }: Formats,
  usual: NetworkNumbers,
): string {
  if (days === null) return texts.usual(texts.returnUsual(usual("return_days")));
  return days === 0 ? texts.returnNone : texts.returnDays(days, number(days));
}

/** The limits in words, one for each; empty if there are none. */
export function limitTexts(
  { limits }: Pick<BuyerTerms, "limits">,
  texts: AccountTermsTexts,
  formats: Formats,
): string[] {
  return LIMIT_WINDOWS.flatMap((window) => {
    const leads = limits.leads?.[window];
    const cents = limits.cents?.[window];
    return [
      ...(leads === undefined
        ? []
        : [texts.leadsPer(formats.number(leads), texts.windows[window])]),
      ...(cents === undefined ? [] : [texts.moneyPer(formats.money(cents), texts.windows[window])]),
    ];
  });
}
