// Defines the limits of criteria, the lookups that parsing needs, and the problems it reports.
import { MAX_CONSENT_AGE_MS } from "../lead/consent-age.ts";
import { MINUTE_MS } from "../time.ts";
import type { Coordinates } from "./distance.ts";

export interface CriteriaProblem {
  /** JSON pointer (RFC 6901) into the given criteria; "" is the root. */
  readonly pointer: string;
  readonly code:
    | "not_an_object"
    | "unknown_field"
    | "unknown_member"
    | "missing"
    | "invalid"
    | "out_of_range"
    | "too_large";
  /** One sentence that says what to do. */
  readonly message: string;
}

export interface CriteriaLookups {
  /** The center of a ZIP, in degrees; null if the ZIP does not exist. */
  readonly findZipCentre: (zipCode: string) => Coordinates | null;
}

/**
 * Our limits: far above what people enter manually, low enough that no rule can slow down
 * distribution.
 */
export const CRITERIA_LIMITS = {
  depth: 8,
  nodes: 200,
  valuesPerList: 5_000,
  values: 20_000,
  radiusMilesMin: 5,
  radiusMilesMax: 250,
  /** An older consent is not sold. */
  ageMinutesMax: MAX_CONSENT_AGE_MS / MINUTE_MS,
  problems: 50,
} as const;
