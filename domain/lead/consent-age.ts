// Defines how old the consent of a lead may be.
import { DAY_MS } from "../time.ts";

/**
 * Leads with an older consent are not sold: TrustedForm keeps a claimed certificate for 90 days.
 */
export const MAX_CONSENT_AGE_DAYS = 90;
export const MAX_CONSENT_AGE_MS = MAX_CONSENT_AGE_DAYS * DAY_MS;
