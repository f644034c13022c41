// Tells counts over other accounts' leads: blurred to an account, exact to the network.
import type { Criteria } from "../../../../domain/criteria/criteria.ts";
import type { Actor } from "../../../../domain/access/access.ts";
import { aboutCents, aboutCount, noiseFor } from "../../../../domain/privacy/about-count.ts";
import { namedValues } from "../../../../domain/privacy/named-values.ts";
import type { DrawFor } from "../../../platform/counts/count-noise.ts";

/** How the counts of one answer are told. */
export interface CountTeller {
  /** Whether counts are only about right. */
  readonly isAbout: boolean;
  /** The count of a part of the answer; null for "fewer than 5". */
  readonly count: (count: number, part: string) => number | null;
  /** An amount in cents. */
  readonly cents: (cents: number) => number;
}

export const TELLS_ALL: CountTeller = {
  isAbout: false,
  count: (count) => count,
  cents: (cents) => cents,
};

/** The network reads everything exactly. */
export function tellerFor(
  actor: Actor,
  drawFor: DrawFor,
  criteria: readonly Criteria[],
  question: string,
): CountTeller {
  if (actor.role === "admin") return TELLS_ALL;
  const noise = noiseFor({
    draw: drawFor(actor.accountId),
    values: [...new Set(criteria.flatMap(namedValues))],
    question,
  });
  return {
    isAbout: true,
    count: (count, part) => aboutCount(count, noise(part)),
    cents: aboutCents,
  };
}
