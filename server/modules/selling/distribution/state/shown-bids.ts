// Defines in SQL which bids of a campaign count as open demand: the only definition, for what
// affiliates see of demand and for what they are notified of.

/**
 * A lateral table `o` with the bids of the campaign `c` that its account can pay once out of
 * balance and credit, holds deducted, and that are not over `ceiling`, an expression of cents; null
 * for the others. Its row is missing without any such bid.
 */
export function shownBidsSql(ceiling: string): string {
  const shown = (bid: string): string =>
    `case
       when ${bid} <= least(${ceiling}, w.balance_cents + w.credit_limit_cents - w.held_cents)
         then ${bid}
     end`;
  return `lateral (
    select b.exclusive_bid_cents, b.shared_bid_cents
    from wallet w
    cross join lateral (
      select ${shown("c.exclusive_bid_cents")} as exclusive_bid_cents,
        ${shown("c.shared_bid_cents")} as shared_bid_cents
    ) b
    where w.account_id = c.account_id
      and coalesce(b.exclusive_bid_cents, b.shared_bid_cents) is not null
  ) o`;
}
