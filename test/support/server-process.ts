// Runs the server as people run it: as a process with output, signals and an exit code.

import { spawn, type ChildProcess } from "node:child_process";
import { join } from "node:path";

export const ROOT = join(import.meta.dirname, "../..");

export type ServerProcess = {
  readonly child: ChildProcess;
  /**
   * Resolves with the address once the server is ready; rejects with its output if it ends before.
   */
  readonly ready: Promise<string>;
  /**
   * Resolves with the exit code, or the signal's name, when the process has ended and its output is
   * complete.
   */
  readonly ended: Promise<{
    readonly exit: number | string;
    readonly stdout: string;
    readonly stderr: string;
  }>;
};

export type RunOptions = {
  readonly environment: Readonly<Record<string, string>>;
  /** Default: the command of `npm start`. */
  readonly command?: readonly string[];
};

/**
 * Starts the server in a separate process group. Its environment has only PATH and the given
 * variables.
 */
export function runServer({
  environment,
  command = [process.execPath, join(ROOT, "server/start.mjs")],
}: RunOptions): ServerProcess {
  const [file = "", ...args] = command;
  const child = spawn(file, args, {
    cwd: ROOT,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env["PATH"] ?? "",
      HOME: process.env["HOME"] ?? "/",
      PORT: "0",
      ...environment,
    },
  });
  let stdout = "";
  let stderr = "";
  const appended = Promise.withResolvers<string>();
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    stdout += text;
    const address = /^Plat is ready at (\S+)$/m.exec(stdout)?.[1];
    if (address !== undefined) appended.resolve(address);
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
  const ended = new Promise<{ exit: number | string; stdout: string; stderr: string }>(
    (resolve) => {
      child.once("close", (code, signal) =>
        resolve({ exit: code ?? signal ?? "unknown", stdout, stderr }),
      );
    },
  );
  void ended.then(({ exit }) =>
    appended.reject(new Error(`the server ended with ${exit}: ${stdout}${stderr}`)),
  );
  // Not every test waits for readiness.
  appended.promise.catch(() => {});
  return { child, ready: appended.promise, ended };
}

/** Sends a signal to the process, or to its whole group as a terminal does. */
export function sendSignal(
  { child }: ServerProcess,
  signal: NodeJS.Signals,
  to: "process" | "group" = "process",
): void {
  if (child.pid === undefined) throw new Error("the server did not start");
  process.kill(to === "group" ? -child.pid : child.pid, signal);
}
