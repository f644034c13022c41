// Says what a change of the network's settings would have meant for returns, holds and payouts.
import type { SettingsPreview } from "../../../../contract/network/settings-versions.ts";
import type { SettingsVersionsTexts } from "../../../../locales/en/settings-versions.ts";
import type { Formats } from "../../../lib/format/format.ts";

/** What changes for returns, holds, payouts and duplicates. */
export function termsSentences(
  {
    late_returns: late,
    held_earnings: held,
    payable_affiliates: payable,
    buyers_without_approval: people,
    buyers_ranked_lower: ranked,
    duplicates,
  }: SettingsPreview,
  texts: SettingsVersionsTexts["preview"],
  { number, money }: Pick<Formats, "number" | "money">,
): readonly string[] {
  return [
    ...(late === 0 ? [] : [texts.lateReturns(late, number(late))]),
    ...(held.before_cents === held.after_cents
      ? []
      : [texts.held(money(held.before_cents, "whole"), money(held.after_cents, "whole"))]),
    ...(payable.before === payable.after
      ? []
      : [texts.payable(number(payable.before), number(payable.after))]),
    ...(people.before === people.after
      ? []
      : [texts.people(number(people.before), number(people.after))]),
    ...rankSentences(ranked, texts, number),
    ...(duplicates === null || duplicates.before === duplicates.after
      ? []
      : [texts.duplicates(number(duplicates.before), number(duplicates.after))]),
  ];
}

/** Buyers that rank lower, and those with another modifier where there are more of them. */
function rankSentences(
  { before, after, changed }: SettingsPreview["buyers_ranked_lower"],
  texts: SettingsVersionsTexts["preview"],
  number: Formats["number"],
): readonly string[] {
  return [
    ...(before === after ? [] : [texts.ranked(number(before), number(after))]),
    ...(changed > Math.abs(after - before) ? [texts.modifiers(number(changed))] : []),
  ];
}
