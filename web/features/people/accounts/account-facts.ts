// Lists the facts of an account as names and values.
import type { Account } from "../../../../contract/network/accounts.ts";
import type { Formats } from "../../../lib/format/format.ts";
import type { AccountTexts } from "../../../../locales/en/accounts.ts";
import type { AccountKindTexts } from "../../../../locales/en/account-kinds.ts";
import type { DescriptionRow } from "../../../ui/description.tsx";
import { earningWords } from "./earning-words.ts";

/** Facts that every reader of the account may see. */
export function accountFacts(
  { kind, buyer, earning, traffic_kind: traffic, time_zone: zone, created_at: created }: Account,
  texts: AccountTexts,
  kinds: AccountKindTexts,
  formats: Formats,
): DescriptionRow[] {
  return [
    [texts.kindLabel, texts.kind[kind]],
    [texts.created, formats.date(created)],
    [texts.zone, zone.replaceAll("_", " ")],
    ...(buyer === null ? [] : buyerFacts(buyer, texts, kinds, formats)),
    ...(kind === "affiliate"
      ? [[kinds.trafficLabel, traffic === null ? texts.noTraffic : kinds.traffic[traffic]] as const]
      : []),
    ...(earning === null ? [] : [[texts.terms, earningWords(earning, texts, formats)] as const]),
  ];
}

function buyerFacts(
  buyer: NonNullable<Account["buyer"]>,
  texts: AccountTexts,
  kinds: AccountKindTexts,
  formats: Formats,
): DescriptionRow[] {
  return [
    [kinds.buyerLabel, kinds.buyer[buyer.buyer_kind]],
    [
      texts.states,
      buyer.licensed_states.length === 0 ? texts.noStates : buyer.licensed_states.join(", "),
    ],
    [
      texts.sellerNames,
      buyer.seller_names.length === 0
        ? texts.noSellerNames
        : buyer.seller_names
            .map(({ name, is_listed: isListed }) => (isListed ? name : texts.unlisted(name)))
            .join(", "),
    ],
    [texts.modifier, texts.modifierOf(formats.percent(buyer.bid_modifier))],
  ];
}
