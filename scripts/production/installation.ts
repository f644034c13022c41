// A checkout of its own, as docs/self-hosting.md makes one: cloned, built, without development
// packages, and then never written to.
import { execFile, type ExecFileException } from "node:child_process";
import { appendFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "../../test/support/server-process.ts";
import { need } from "./steps.ts";

/** Where a network is installed, and who its commands run as. */
export interface Installation {
  /** The built checkout. */
  readonly checkout: string;
  /** The environment of the user's shell: a HOME that was empty, and no path into a checkout. */
  readonly shell: Readonly<Record<string, string>>;
  /** What the commands printed. */
  readonly log: string;
}

/** What a shell hands on so that npm reaches its registry from behind a proxy. */
const OF_THE_NETWORK =
  /^(?:https?_proxy|no_proxy|node_extra_ca_certs|ssl_cert_(?:file|dir)|npm_config_(?:registry|cafile))$/i;
const LONGEST_OUTPUT = 64 * 1024 * 1024;

/** Clones what is committed here, builds it, and takes away every right to write to it. */
export async function install(folder: string): Promise<Installation> {
  const home = join(folder, "home");
  await mkdir(home);
  const checkout = join(folder, "srv-plat");
  const installation = { checkout, shell: shellOf(home), log: join(folder, "commands.log") };
  // Hard links to the objects here would be two owners of one file.
  await run(installation, folder, ["git", "clone", "--quiet", "--no-hardlinks", ROOT, checkout]);
  await run(installation, checkout, ["npm", "ci"]);
  await run(installation, checkout, ["npm", "run", "build"]);
  await run(installation, checkout, ["npm", "prune", "--omit=dev"]);
  await run(installation, folder, ["chmod", "--recursive", "a-w", checkout]);
  const isWritten = await mkdir(join(checkout, "written")).then(
    () => true,
    () => false,
  );
  need(!isWritten, "the checkout cannot be written to");
  return installation;
}

/** Lets the checkout be deleted again. */
export async function makeWritable({ checkout, shell, log }: Installation): Promise<void> {
  await run({ checkout, shell, log }, "/", ["chmod", "--recursive", "u+w", checkout]);
}

/** Runs a program in a folder and returns what it printed; throws with its end where it fails. */
export async function run(
  { shell, log }: Installation,
  folder: string,
  [file = "", ...args]: readonly string[],
): Promise<string> {
  const { error, output } = await new Promise<{ error: ExecFileException | null; output: string }>(
    (resolve) => {
      execFile(
        file,
        args,
        { cwd: folder, env: shell, maxBuffer: LONGEST_OUTPUT },
        (failed, stdout, stderr) => resolve({ error: failed, output: stdout + stderr }),
      );
    },
  );
  await appendFile(log, `$ ${[file, ...args].join(" ")}\n${output}`);
  if (error !== null) throw new Error(`${[file, ...args].join(" ")} failed: ${output.trim()}`);
  return output;
}

/**
 * Runs a command of package.json in a shell that has read the settings from a file, as
 * docs/operating.md shows it. `settings` win over those of the file.
 */
export function runScript(
  installation: Installation,
  settingsFile: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<string> {
  const set = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  const line = 'set -a; . "$1"; set +a; shift; exec env "$@"';
  const command = ["sh", "-c", line, "sh", settingsFile, ...set, "npm", "run", "-s", ...args];
  return run(installation, installation.checkout, command);
}

function shellOf(home: string): Readonly<Record<string, string>> {
  const path = (process.env["PATH"] ?? "")
    .split(":")
    .filter((folder) => !folder.includes("node_modules"))
    .join(":");
  const ofTheNetwork = Object.entries(process.env).flatMap(([name, value]) =>
    OF_THE_NETWORK.test(name) && value !== undefined ? [[name, value] as const] : [],
  );
  return { ...Object.fromEntries(ofTheNetwork), PATH: path, HOME: home, LC_ALL: "C.UTF-8" };
}
