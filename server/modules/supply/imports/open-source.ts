// Finds the source of a running import before each of its chunks.
import {
  NO_PAUSES,
  type SourcePauses,
  pauseOfSource,
} from "../../../../domain/network-pauses/source-pauses.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { SourceTerms } from "../../selling/distribution/index.ts";
import { findSourceCaller } from "../sources/index.ts";

export interface OpenSource {
  readonly terms: SourceTerms;
  /** Those that refuse single rows. */
  readonly pauses: SourcePauses;
}

/** Null while its account may not post or the network pauses it: the rows that are left wait. */
export async function findOpenSource(
  { pool, now }: { readonly pool: Queryable; readonly now: () => number },
  id: string,
): Promise<OpenSource | null> {
  const nowMs = now();
  const source = await findSourceCaller(pool, id, new Date(nowMs));
  if (!source.ok) return null;
  const { terms, pauses } = source.value;
  return pauseOfSource(pauses, nowMs) === "paused_by_network"
    ? null
    : { terms, pauses: { ...NO_PAUSES, subIds: pauses.subIds } };
}
