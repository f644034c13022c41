// Accounts as the API answers them.
import type { Account } from "../../../../contract/network/accounts.ts";
import { type Actor, can, seesMoney } from "../../../../domain/access/access.ts";
import { isOffered } from "../../../../domain/access/viewing.ts";
import { cents, centsToJson } from "../../../../domain/money/money.ts";
import type { AccountRow } from "./account.store.ts";

export function presentAccount(row: AccountRow, actor: Actor): Account {
  const subject = { accountId: row.id };
  const { buyer_kind: buyerKind, licensed_states: states, bid_modifier: modifier } = row;
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    status: row.status,
    application: row.application,
    time_zone: row.time_zone,
    created_at: row.created_at.toISOString(),
    buyer:
      buyerKind === null || states === null || modifier === null
        ? null
        : {
            buyer_kind: buyerKind,
            licensed_states: [...states],
            claimed_states: [...row.claimed_states],
            seller_names: row.seller_names.map((one) => ({ ...one })),
            bid_modifier: modifier,
            low_balance_cents:
              row.low_balance_cents === null || !seesMoney(actor)
                ? null
                : centsToJson(cents(row.low_balance_cents)),
            return_days: row.return_days,
            dialer_url: row.dialer_url,
          },
    earning: row.earning === null || !seesMoney(actor) ? null : { ...row.earning },
    traffic_kind: row.traffic_kind,
    tags: can(actor, "read", "account_tag", null) ? [...row.tags] : null,
    abilities: {
      tag: can(actor, "update", "account_tag", null),
      update: isOffered(actor, "update", "account", subject),
      approve: row.kind !== "network" && can(actor, "approve", "account", subject),
    },
  };
}
