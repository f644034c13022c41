// Starts the programs of a rehearsal, each with a log of its own, and ends what it started.
import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const END_TRIES = 100;
const POLL_MS = 100;

export class Processes {
  readonly #folder: string;
  readonly #running = new Map<string, ChildProcess>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Starts a program in a session of its own, so that Ctrl-C reaches the rehearsal alone. */
  start(
    name: string,
    command: readonly string[],
    environment: Readonly<Record<string, string>> = {},
  ): void {
    const [file = "", ...args] = command;
    const log = openSync(join(this.#folder, `${name}.log`), "a");
    const child = spawn(file, args, {
      cwd: this.#folder,
      detached: true,
      stdio: ["ignore", log, log],
      env: { PATH: process.env["PATH"], HOME: this.#folder, LC_ALL: "C.UTF-8", ...environment },
    });
    closeSync(log);
    // A program that cannot be started has ended: who waits for it says so.
    child.on("error", () => undefined);
    this.#running.set(name, child);
  }

  /** Sends a signal to one program, if it still runs. */
  signal(name: string, signal: NodeJS.Signals): void {
    const child = this.#running.get(name);
    if (child?.pid !== undefined && isRunning(child)) child.kill(signal);
  }

  /** Ends one program and waits until it has ended; kills it after ten seconds. */
  async end(name: string): Promise<void> {
    const child = this.#running.get(name);
    if (child === undefined) return;
    this.signal(name, "SIGCONT");
    this.signal(name, "SIGTERM");
    for (let tries = 0; tries < END_TRIES && isRunning(child); tries += 1) await sleep(POLL_MS);
    this.signal(name, "SIGKILL");
  }
}

function isRunning(child: ChildProcess): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}
