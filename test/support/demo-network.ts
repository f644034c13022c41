// A demo network as people start it, on a free port, with all it keeps in a folder that goes with it.
import { mkdtemp, readFile, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runServer, sendSignal } from "./server-process.ts";

export interface DemoNetwork {
  readonly url: string;
  readonly users: readonly { readonly email: string; readonly password: string; readonly role: string }[];
  readonly source_key: string;
}

export interface RunningDemo {
  /** Resolves once it can be used; rejects with what the server said when it ends before. */
  readonly ready: Promise<DemoNetwork>;
  /** Ends it, ready or not, and resolves when nothing of it is left. */
  readonly stop: () => Promise<void>;
}

/** Starts one; `name` is what its folder is called, `settings` are further settings of its environment. */
export async function startDemo(name: string, settings: Readonly<Record<string, string>> = {}): Promise<RunningDemo> {
  const directory = await realpath(await mkdtemp(join(tmpdir(), `${name}-`)));
  const server = runServer({ environment: { PLAT_DATA_DIR: directory, PLAT_DEMO: "1", ...settings } });
  const ready = server.ready.then(async (): Promise<DemoNetwork> => JSON.parse(await readFile(join(directory, "demo.json"), "utf8")));
  // Whoever stops it early does not wait for it.
  ready.catch(() => {});
  return {
    ready,
    stop: async () => {
      if (server.child.exitCode === null && server.child.signalCode === null) sendSignal(server, "SIGTERM");
      await server.ended;
      await rm(directory, { recursive: true, force: true });
    },
  };
}
