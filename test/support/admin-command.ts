// Runs npm run admin as an operator runs it, with only the given settings in its environment.
import { execFile } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "./server-process.ts";

export interface CommandEnd {
  readonly exit: number;
  readonly output: string;
}

export function runAdmin(
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<CommandEnd> {
  return new Promise((resolve) => {
    const env = { PATH: process.env["PATH"] ?? "", HOME: process.env["HOME"] ?? "/", ...settings };
    const child = execFile(
      process.execPath,
      [join(ROOT, "scripts/admin.ts"), ...args],
      { env },
      (_error, stdout, stderr) => resolve({ exit: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });
}

/** The token in the link that the command printed. */
export function tokenIn({ output }: CommandEnd): string {
  const token = /\/login\?(?:invite|reset)=([\w-]+)\n$/.exec(output)?.[1];
  if (token === undefined) throw new Error(`the command printed no link: ${output}`);
  return token;
}
