// Runs the samples of one page in one shell, one after the other, as a reader would: variables that
// a sample exports are there in the next one.
import { type ChildProcessByStdio, spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable, Writable } from "node:stream";
import type { Sample, SampleLanguage } from "./guide-samples.ts";

const PROGRAMS: Readonly<Record<Exclude<SampleLanguage, "sh">, string>> = {
  js: "node --input-type=module",
  python: "python3 -",
};
/** No sample prints this line. */
const END = "--- end of sample ---";
const WAIT_MS = 50;

export class SampleShell {
  readonly #shell: ChildProcessByStdio<Writable, Readable, null>;
  readonly #folder: string;
  #printed = "";
  #servers = 0;

  /** `folder` takes what serving samples print. */
  constructor(folder: string, variables: Readonly<Record<string, string>>) {
    this.#folder = folder;
    this.#shell = spawn("sh", ["-u"], {
      // A group of its own, so that serving samples end with it.
      detached: true,
      stdio: ["pipe", "pipe", "inherit"],
      env: {
        PATH: `${dirname(process.execPath)}:${process.env["PATH"] ?? ""}`,
        ...variables,
      },
    });
    this.#shell.stdout.setEncoding("utf8").on("data", (text: string) => (this.#printed += text));
  }

  /** Runs a sample to its end and returns what it printed. */
  async run(sample: Sample): Promise<string> {
    this.#printed = "";
    this.#shell.stdin.write(`${commandOf(sample, "")}\nprintf '\\n${END}\\n'\n`);
    while (!this.#printed.endsWith(`${END}\n`)) {
      if (this.#shell.exitCode !== null) throw new Error(`the shell ended: ${this.#printed}`);
      await pause();
    }
    return this.#printed.slice(0, -`${END}\n`.length);
  }

  /**
   * Starts a serving sample, waits until it has printed something, and returns what reads what it
   * has printed so far.
   */
  async serve(sample: Sample): Promise<() => Promise<string>> {
    this.#servers += 1;
    const file = join(this.#folder, `server-${this.#servers}`);
    this.#shell.stdin.write(`${commandOf(sample, ` > ${file} 2>&1 &`)}\n`);
    const printed = (): Promise<string> => readFile(file, "utf8").catch(() => "");
    while ((await printed()) === "") await pause();
    return printed;
  }

  stop(): void {
    if (this.#shell.pid !== undefined) process.kill(-this.#shell.pid, "SIGKILL");
  }
}

function commandOf({ language, code }: Sample, ending: string): string {
  return language === "sh"
    ? `${code}${ending}`
    : `${PROGRAMS[language]} <<'END_OF_SAMPLE'${ending}\n${code}END_OF_SAMPLE`;
}

function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, WAIT_MS);
  });
}
