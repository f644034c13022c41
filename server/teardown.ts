// What has been started, remembered in order, so that it is stopped in the opposite order: at the
// end, or half-way up.

import type { Logger } from "./platform/log/log.ts";

type Stop = (hurry: AbortSignal) => Promise<void>;
type Step = { readonly name: string; readonly stop: Stop; readonly always: boolean };

export class Teardown {
  readonly #log: Logger;
  readonly #steps: Step[] = [];

  constructor(log: Logger) {
    this.#log = log;
  }

  /** `always`: waited for even in a hurry, since it would live on without us. */
  add(name: string, stop: Stop, { always = false } = {}): void {
    this.#steps.push({ name, stop, always });
  }

  /**
   * Stops everything, the last started first. A step that fails is logged and the others still run.
   */
  async run(hurry: AbortSignal = new AbortController().signal): Promise<void> {
    const hurried = new Promise<void>((resolve) => {
      if (hurry.aborted) resolve();
      hurry.addEventListener("abort", () => resolve(), { once: true });
    });
    for (let step = this.#steps.pop(); step !== undefined; step = this.#steps.pop()) {
      const { name, stop, always } = step;
      const stopped = stop(hurry).catch((error: unknown) =>
        this.#log.error({ err: error, step: name }, "a part did not stop cleanly"),
      );
      await (always ? stopped : Promise.race([stopped, hurried]));
    }
  }
}
