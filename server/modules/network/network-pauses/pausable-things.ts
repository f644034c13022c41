// Declares what this module needs from the modules whose things the network pauses.
import type { NetworkPauseKind } from "../../../../domain/network-pauses/network-pause.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";

export interface PausableThing {
  readonly accountId: string;
  readonly name: string;
  /**
   * Hashes of what makes another thing of the account the same one: while this one is paused,
   * another with any of them is refused.
   */
  readonly likeness: readonly Buffer[];
}

export interface ThingKeeper {
  /**
   * Reads the thing and locks what decisions lock of it until the transaction ends; null if there
   * is none, or it is over for good.
   */
  lock(db: Queryable, id: string): Promise<PausableThing | null>;
  /** Has decisions after the commit read the thing anew; it is locked, unless it is gone. */
  announce(db: Queryable, id: string): Promise<void>;
}

/** A sub id is locked and announced with its source. */
export type PausableThings = Readonly<Record<Exclude<NetworkPauseKind, "sub_id">, ThingKeeper>>;

export function keeperOf(things: PausableThings, kind: NetworkPauseKind): ThingKeeper {
  return things[kind === "sub_id" ? "source" : kind];
}
