// Tells apart why the market did not answer a lead: too much waits, or it failed.

/** The queue is too long: the caller should come back. */
export class TooBusy extends Error {}

/**
 * The lead was not answered; it may be sent again, and if it was recorded after all it is answered
 * as a repeated call.
 */
export class LeadFailed extends Error {
  /** True when the database refused this lead's own data, false when it was out of reach. */
  readonly blamesLead: boolean;
  constructor(message: string, blamesLead: boolean, options?: ErrorOptions) {
    super(message, options);
    this.blamesLead = blamesLead;
  }
}
