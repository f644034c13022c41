// Reads the passphrase of a backup: from PLAT_BACKUP_PASSPHRASE, or from the terminal, which does
// not show it.
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { StartProblem } from "../server/platform/config/start-problem.ts";

const VARIABLE = "PLAT_BACKUP_PASSPHRASE";

/**
 * Asks twice for one that is new. Throws a StartProblem where it is empty, where the two differ, or
 * where there is neither variable nor terminal.
 */
export async function readPassphrase({
  isNew,
  signal,
}: {
  readonly isNew: boolean;
  readonly signal: AbortSignal;
}): Promise<string> {
  const given = process.env[VARIABLE] ?? "";
  if (given !== "") return given;
  if (!process.stdin.isTTY)
    throw new StartProblem(
      `${VARIABLE} is not set: set it to the passphrase of the backup, or run this at a ` +
        "terminal, which asks for it.",
    );
  const typed = await ask("Passphrase of the backup: ", signal);
  if (typed === "") throw new StartProblem("The passphrase is empty: nothing was done.");
  if (isNew && typed !== (await ask("The same again: ", signal)))
    throw new StartProblem("The two passphrases differ: nothing was done.");
  return typed;
}

async function ask(question: string, signal: AbortSignal): Promise<string> {
  process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  // The terminal hands Ctrl-C to the reader, not to the process.
  terminal.once("SIGINT", () => process.kill(process.pid, "SIGINT"));
  try {
    return await terminal.question("", { signal });
  } finally {
    terminal.close();
    process.stderr.write("\n");
  }
}
