// The facts of an account as names and values.
import type { Account } from "../../../../contract/network/accounts.ts";
import type { Formats } from "../../../lib/format/format.ts";
import type { AccountTexts } from "../../../../locales/en/accounts.ts";
import type { SettingsTexts } from "../../../../locales/en/settings.ts";
import type { DescriptionRow } from "../../../ui/description.tsx";
import { earningWords } from "./earning-words.ts";

type Kinds = SettingsTexts["profile"]["kinds"];

/** The facts that all readers of the account may see. */
export function accountFacts(
  { kind, buyer, earning, time_zone: zone, created_at: created }: Account,
  texts: AccountTexts,
  kinds: Kinds,
  formats: Formats,
): DescriptionRow[] {
  return [
    [texts.kindLabel, texts.kind[kind]],
    [texts.created, formats.date(created)],
    [texts.zone, zone.replaceAll("_", " ")],
    ...(buyer === null ? [] : buyerFacts(buyer, texts, kinds, formats)),
    ...(earning === null ? [] : [[texts.terms, earningWords(earning, texts, formats)] as const]),
  ];
}

function buyerFacts(
  buyer: NonNullable<Account["buyer"]>,
  texts: AccountTexts,
  kinds: Kinds,
  formats: Formats,
): DescriptionRow[] {
  return [
    [texts.buyerKind, kinds[buyer.buyer_kind]],
    [
      texts.states,
      buyer.licensed_states.length === 0 ? texts.noStates : buyer.licensed_states.join(", "),
    ],
    [texts.seller, buyer.seller_name],
    [texts.listed, buyer.listed_buyer ? texts.yes : texts.no],
    [texts.modifier, texts.modifierOf(formats.percent(buyer.bid_modifier))],
  ];
}
