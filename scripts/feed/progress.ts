// Shows the progress of a long run: one updating line on a terminal, a line for every tenth in a
// log.

export interface Progress {
  readonly show: (done: number) => void;
  /** Moves the terminal to a new line. */
  readonly end: () => void;
}

interface Output {
  readonly isTTY?: boolean | undefined;
  write(text: string): unknown;
}

/** Creates the progress display for `total` rows on a stream. */
export function makeProgress(output: Output, total: number): Progress {
  const isTerminal = output.isTTY === true;
  let tenth = 0;
  let open = false;
  return {
    show(done) {
      const line = `${done} of ${total} rows decided (${Math.floor((done * 100) / total)} %)`;
      const reached = Math.floor((done * 10) / total);
      if (isTerminal) output.write(`\r${line}`);
      else if (reached > tenth) output.write(`${line}\n`);
      tenth = reached;
      open = isTerminal;
    },
    end() {
      if (open) output.write("\n");
    },
  };
}
