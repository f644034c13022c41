// What the publisher is left with when a sale changes hands within its buyer's team.

export interface SaleAssigned {
  readonly accountId: string;
  readonly leadId: string;
  readonly side: string;
  readonly city: string | null;
  readonly state: string | null;
  /** Whose it is now; null where it is free. */
  readonly assigneeName: string | null;
}
