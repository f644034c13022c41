// Makes the same call for many records, a few at a time, and returns the result of each.
import { type ApiError, toProblem } from "./api/problem.ts";

export interface Called<Item> {
  readonly done: readonly Item[];
  readonly failed: readonly { readonly item: Item; readonly problem: ApiError }[];
}

const AT_ONCE = 4;

/**
 * Runs the work for each. If the server is unreachable, skips the rest: each would wait in vain.
 */
export async function callAll<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<Called<Item>> {
  const outcomes: (ApiError | null)[] = [];
  let away: ApiError | null = null;
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let index = next++; index < items.length; index = next++) {
      const item = items[index];
      if (item === undefined) return;
      outcomes[index] = away ?? (await work(item).then(() => null, toProblem));
      if (outcomes[index]?.code === "offline") away = outcomes[index] ?? null;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return {
    done: items.filter((_, index) => outcomes[index] === null),
    failed: items.flatMap((item, index) => {
      const problem = outcomes[index];
      return problem === null || problem === undefined ? [] : [{ item, problem }];
    }),
  };
}
