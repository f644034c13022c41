// Distinguishes why distribution did not answer a lead: the queue is too long, its source has no
// room today, or the batch failed.

/** The queue is too long: the caller should retry later. */
export class TooBusy extends Error {}

/**
 * The source has reached its daily cap, and the lead waits for room: nothing was recorded, so that
 * it is decided when it is sent again on another day.
 */
export class NoRoom extends Error {}

/**
 * The lead was not answered. It may be sent again: if it was recorded after all, it is answered as
 * a repeated call.
 */
export class LeadFailed extends Error {
  /**
   * True when the database refused this lead's own data, false when the database was unreachable.
   */
  readonly blamesLead: boolean;
  constructor(message: string, blamesLead: boolean, options?: ErrorOptions) {
    super(message, options);
    this.blamesLead = blamesLead;
  }
}
