// Starts a demo network as people start it, on a free port, with its data in a folder that is
// deleted with it.
import { cp, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { makeScratchFolder } from "./scratch.ts";
import { type ServerProcess, runServer, sendSignal } from "./server-process.ts";

export interface DemoNetwork {
  readonly url: string;
  readonly users: readonly {
    readonly email: string;
    readonly password: string;
    readonly role: string;
  }[];
  readonly source_key: string;
}

export interface RunningDemo {
  /** The data directory. */
  readonly directory: string;
  readonly server: ServerProcess;
  /** Resolves once it is ready; rejects with the server's output if it ends before. */
  readonly ready: Promise<DemoNetwork>;
  /** Stops it, ready or not, and resolves when nothing of it is left. */
  readonly stop: () => Promise<void>;
}

/**
 * Environment variable with the folder of a seeded and stopped demo network, which each one is
 * copied from: seeding takes most of a minute of processor time, a copy a second. `npm test` sets
 * it; without it each network seeds its own.
 */
export const SEEDED_DEMO = "PLAT_TEST_DEMO";

/**
 * Starts a demo network; `name` names its folder, `settings` are additional environment variables.
 */
export async function startDemo(
  name: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningDemo> {
  const directory = await makeScratchFolder(name);
  const seeded = process.env[SEEDED_DEMO] ?? "";
  if (seeded !== "") await cp(seeded, directory, { recursive: true });
  const server = runServer({
    environment: { PLAT_DATA_DIR: directory, PLAT_DEMO: "1", ...settings },
  });
  const ready = server.ready.then(async (): Promise<DemoNetwork> =>
    JSON.parse(await readFile(join(directory, "demo.json"), "utf8")),
  );
  // A test that stops it early does not await `ready`.
  ready.catch(() => {});
  return {
    directory,
    server,
    ready,
    stop: async () => {
      await end(server);
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/**
 * Seeds a demo network in an empty folder and stops it, to be copied. Throws an Error if it does
 * not start or stop cleanly, or does not let companies in at once from its first moment on.
 */
export async function seedDemo(directory: string): Promise<void> {
  const server = runServer({ environment: { PLAT_DATA_DIR: directory, PLAT_DEMO: "1" } });
  const network = await fetch(`${await server.ready}/v1/network`);
  const { sign_up: signUp } = (await network.json()) as { readonly sign_up: string };
  const { exit, stderr } = await end(server);
  if (exit !== 0 || stderr !== "")
    throw new Error(`the demo network ended with ${exit}: ${stderr}`);
  if (signUp !== "open") throw new Error(`companies sign up by ${signUp} in a demo network`);
}

function end(server: ServerProcess): ServerProcess["ended"] {
  if (server.child.exitCode === null && server.child.signalCode === null)
    sendSignal(server, "SIGTERM");
  return server.ended;
}
