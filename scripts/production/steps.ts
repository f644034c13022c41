// Says what a rehearsal did, a line per step, and ends it where a step did not do what it should.

/** Says a step that succeeded. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Ends the rehearsal where `isSo` does not hold; `what` is what should. */
export function need(isSo: boolean, what: string): asserts isSo {
  if (!isSo) throw new Error(`not so: ${what}`);
}

/** An amount of cents, for people. */
export function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}
