// Runs long work on the main thread in slices of two milliseconds, so that posts are answered in
// between.
import { setImmediate } from "node:timers/promises";

/**
 * Well under the 20 ms limit for blocking the event loop, with room for a garbage collection in the
 * same turn.
 */
const SLICE_MS = 2;
/**
 * Reading the clock costs as much as the work on a campaign, so it is read only once in this many
 * steps.
 */
const STEPS_PER_LOOK = 128;

export class Slices {
  #steps = 0;
  #endsAtMs = performance.now() + SLICE_MS;

  /** True when the slice is used up: await `pause` before continuing. */
  due(): boolean {
    this.#steps += 1;
    return this.#steps % STEPS_PER_LOOK === 0 && performance.now() >= this.#endsAtMs;
  }

  async pause(): Promise<void> {
    await setImmediate();
    this.#endsAtMs = performance.now() + SLICE_MS;
  }
}
