// Puts the leads to call into groups, so that what holds for all of a group is said once. Pure.
import type { Called, Calling } from "../../marketplace/work/index.ts";
import type { Sale } from "./call-cells.tsx";

/**
 * `within`: not called yet, and within calling hours. `unanswered`: a call was not answered.
 * `outside`: not called yet, and outside calling hours.
 */
export type CallGroupName = "within" | "unanswered" | "outside";

export interface CallGroup {
  readonly name: CallGroupName;
  /** In the order of the queue; never empty. */
  readonly sales: readonly Sale[];
}

const ORDER: readonly CallGroupName[] = ["within", "unanswered", "outside"];

/** The groups that have leads. Until the calling hours are known (`null`), all count as within. */
export function groupCalls(
  sales: readonly Sale[],
  callingOf: ((called: Called) => Calling) | null,
  nowMs: number,
): readonly CallGroup[] {
  const nameOf = ({ lead }: Sale): CallGroupName => {
    if (lead.sale.progress.outcome === "attempted") return "unanswered";
    return callingOf?.(lead).momentAt(nowMs).isWithin === false ? "outside" : "within";
  };
  const groups = Map.groupBy(sales, nameOf);
  return ORDER.flatMap((name) => {
    const found = groups.get(name);
    return found === undefined ? [] : [{ name, sales: found }];
  });
}
