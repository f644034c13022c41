// Limits that all campaigns of one account share: how they are counted, and whether a lead fits.
import type { Bidder } from "./bidder.ts";
import { localMoment } from "./calendar.ts";
import { type CapRefusal, type Counters, type Limits, capRefusal } from "./caps.ts";

/** Caps and budgets over all campaigns of an account. */
export interface AccountLimits {
  /**
   * The number under which they are counted. It is taken from the numbers of campaigns, so that one
   * store of counters serves both.
   */
  readonly no: number;
  readonly limits: Limits;
  /** IANA zone of their days, weeks and months. */
  readonly timeZone: string;
}

/** Why the account's limits do not allow one more lead at `price`; null if they do. */
export function accountRefusal(
  { accountLimits }: Pick<Bidder, "accountLimits">,
  price: bigint,
  counters: (no: number) => Counters,
  atMs: number,
): CapRefusal | null {
  if (accountLimits === null) return null;
  const { no, limits, timeZone } = accountLimits;
  return capRefusal(limits, counters(no), localMoment(timeZone, atMs), price);
}
