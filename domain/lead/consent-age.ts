// How old the consent of a lead may be.
import { DAY_MS } from "../time.ts";

/**
 * An older consent is not sold: TrustedForm keeps a claimed certificate for 90 days, and the aged
 * shelf ends there.
 */
export const MAX_CONSENT_AGE_DAYS = 90;
export const MAX_CONSENT_AGE_MS = MAX_CONSENT_AGE_DAYS * DAY_MS;
