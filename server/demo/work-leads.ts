// What the demo's own buyer did about the leads it bought: tried, reached, met, won or lost, as
// people in a hurry do.
import type pg from "pg";
import type { Actor } from "../../domain/access/access.ts";
import type { Outcome } from "../../domain/sales/outcome.ts";
import { type OutcomeDeps, touchWithin } from "../modules/marketplace/sales/index.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import { type Random, seededRandom } from "../platform/random/seeded-random.ts";
import { type WorkableSale, listWorkableSales } from "./seed-demo.store.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../domain/time.ts";

const SEED = 20_261_122;
/** The newest leads are left for the person who opens the demo. */
const LEFT_ALONE_MS = 16 * HOUR_MS;
const SALES_AT_ONCE = 100;

const NOTES: Readonly<Partial<Record<Outcome, readonly string[]>>> = {
  contacted: [
    "Prefers texts, after five.",
    "Wants to hear about three houses close to where they work.",
    "Has talked to a lender; asks for a call on Saturday.",
    "In no hurry, call again next month.",
  ],
  appointment: ["We meet at the house on Thursday at ten.", "Video call on Friday at noon."],
  lost: [
    "Went with a friend who is an agent.",
    "Is not moving after all.",
    "Number works, but the lead never called back.",
  ],
};

interface PlannedTouch {
  readonly saleId: string;
  readonly atMs: number;
  readonly outcome: Outcome;
  readonly note: string | null;
}

/** Works on every lead that the actor's account bought, up to the day before `nowMs`. */
export async function workLeads(
  deps: OutcomeDeps & { readonly pool: pg.Pool },
  actor: Actor,
  nowMs: number,
): Promise<void> {
  const random = seededRandom(SEED);
  const sales = await listWorkableSales(deps.pool, actor.accountId, nowMs - LEFT_ALONE_MS);
  for (let from = 0; from < sales.length; from += SALES_AT_ONCE) {
    const touches = sales
      .slice(from, from + SALES_AT_ONCE)
      .flatMap((sale) => planTouches(sale, random))
      .filter(({ atMs }) => atMs < nowMs);
    await inTransaction(deps.pool, async (tx) => {
      for (const { atMs, ...touch } of touches) {
        const done = await touchWithin(tx, deps, { actor, ...touch }, atMs);
        if (!done.ok) throw new Error(`a demo touch: ${done.error.detail}`);
      }
    });
  }
}

function planTouches(
  { id: saleId, delivered_at: delivered }: WorkableSale,
  random: Random,
): PlannedTouch[] {
  const touches: PlannedTouch[] = [];
  let atMs = delivered.getTime();
  const touch = (outcome: Outcome, afterMs: number): void => {
    atMs += afterMs;
    const notes = NOTES[outcome];
    touches.push({
      saleId,
      atMs,
      outcome,
      note: notes !== undefined && random.chance(0.4) ? random.pick(notes) : null,
    });
  };
  // One in twenty is forgotten.
  if (random.chance(0.05)) return touches;
  let isReached = random.chance(0.5);
  touch(
    isReached ? "contacted" : "attempted",
    Math.round(9 * Math.exp(0.9 * random.bell())) * MINUTE_MS,
  );
  while (!isReached && touches.length < 4) {
    isReached = random.chance(0.35);
    touch(isReached ? "contacted" : "attempted", random.whole(3, 30) * HOUR_MS);
  }
  if (!isReached) return touches;
  if (!random.chance(0.4)) {
    if (random.chance(0.5)) touch("lost", random.whole(2, 12) * DAY_MS);
    return touches;
  }
  touch("appointment", random.whole(20, 96) * HOUR_MS);
  if (random.chance(0.8)) touch(random.chance(0.4) ? "won" : "lost", random.whole(3, 24) * DAY_MS);
  return touches;
}
