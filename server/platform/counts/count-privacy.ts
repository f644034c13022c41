// Says what an account may ask and learn about leads that are not its own: how many questions, in
// which bands, and with what noise.
import type { ShownPlaces } from "../../../domain/privacy/shown-criteria.ts";
import type { VaultKeys } from "../crypto/network-keys.ts";
import { separateKeys } from "../crypto/separate-keys.ts";
import type { Queryable } from "../db/queryable.ts";
import { type DrawFor, createDrawFor } from "./count-noise.ts";
import { QuestionBudget } from "./question-budget.ts";

export interface CountPrivacy {
  readonly drawFor: DrawFor;
  readonly budget: QuestionBudget;
  /** How places are shown now. */
  readonly places: () => ShownPlaces;
}

export function createCountPrivacy(deps: {
  readonly pool: Queryable;
  readonly now: () => number;
  readonly keys: VaultKeys;
  readonly places: () => ShownPlaces;
}): CountPrivacy {
  const { pool, now, places } = deps;
  const keyFor = (purpose: string): Buffer => separateKeys(deps.keys, purpose).hashKey;
  return {
    drawFor: createDrawFor(keyFor("counts")),
    budget: new QuestionBudget({ pool, now, key: keyFor("questions") }),
    places,
  };
}
