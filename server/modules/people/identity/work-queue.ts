// Bounds costly work: so much at a time, so much in line, and no more.

/** The queue is full: the caller should ask the client to come back. */
export class QueueFull extends Error {
  override readonly name = "QueueFull";
}

export class WorkQueue {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(atOnce: number, mostWaiting: number) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  /**
   * Runs the work when its turn comes, first come, first served. Throws QueueFull when the line is
   * full.
   */
  async run<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.#running < this.#atOnce) this.#running += 1;
    else await this.#wait();
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // The place is handed over, so that no other call takes it in between.
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }

  #wait(): Promise<void> {
    if (this.#waiting.length >= this.#mostWaiting)
      throw new QueueFull(`${this.#mostWaiting} wait already`);
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
