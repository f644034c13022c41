// Collects what each account's campaigns bought, from the decisions.
export interface AccountPurchases {
  readonly rows: readonly number[];
  readonly campaignNos: readonly number[];
  /** Cents. */
  readonly prices: readonly number[];
}

const NOTHING: AccountPurchases = { rows: [], campaignNos: [], prices: [] };

export class PastPurchases {
  readonly #byAccount = new Map<
    number,
    { readonly rows: number[]; readonly campaignNos: number[]; readonly prices: number[] }
  >();

  /** `account` is the account's number. */
  add(account: number, row: number, campaignNo: number, priceCents: number): void {
    const known = this.#byAccount.get(account) ?? { rows: [], campaignNos: [], prices: [] };
    if (known.rows.length === 0) this.#byAccount.set(account, known);
    known.rows.push(row);
    known.campaignNos.push(campaignNo);
    known.prices.push(priceCents);
  }

  /** In the order in which they were read. */
  of(account: number): AccountPurchases {
    return this.#byAccount.get(account) ?? NOTHING;
  }
}
