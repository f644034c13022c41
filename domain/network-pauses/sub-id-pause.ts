// Rules of a pause of a sub id: which posted values it holds.
import { type PauseTimes, isInForce } from "./network-pause.ts";

export const SUB_ID_NAMES = ["sub1", "sub2", "sub3", "sub4", "sub5"] as const;

/** Characters of a value, as posts are read. */
export const LONGEST_SUB_ID = 512;

export interface SubIdPause extends PauseTimes {
  readonly number: number;
  /** The value as `subIdKey` writes it. */
  readonly key: string;
}

/**
 * Writes a value so that other spellings of it are the same: case, width, accents written in two
 * ways, and spaces around or between words make no other value.
 */
export function subIdKey(value: string): string {
  return value.normalize("NFKC").toLowerCase().replace(/\s+/gu, " ").trim();
}

/** Whether a pause in force holds one of a post's sub ids, in the order of sub1 to sub5. */
export function isSubIdPaused(
  pauses: readonly SubIdPause[],
  subIds: readonly (string | null)[],
  nowMs: number,
): boolean {
  return pauses.some((pause) => {
    const value = subIds[pause.number - 1] ?? null;
    return value !== null && subIdKey(value) === pause.key && isInForce(pause, nowMs);
  });
}
