// Before the journeys: one demo network as people start it, on a free port, for all of them. As behind a proxy, each visitor says
// the address that they come from.
import { mkdtemp, readFile, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { runServer, sendSignal } from "./server-process.ts";

export interface DemoNetwork {
  readonly url: string;
  readonly users: readonly { readonly email: string; readonly password: string; readonly role: string }[];
  readonly source_key: string;
}

declare module "vitest" {
  interface ProvidedContext {
    /** The running demo network of the journeys. */
    network: DemoNetwork;
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const directory = await realpath(await mkdtemp(join(tmpdir(), "plat-journeys-")));
  const server = runServer({ environment: { PLAT_DATA_DIR: directory, PLAT_DEMO: "1", TRUST_PROXY: "127.0.0.1, ::1" } });
  await server.ready;
  const network: DemoNetwork = JSON.parse(await readFile(join(directory, "demo.json"), "utf8"));
  project.provide("network", network);
  return async () => {
    sendSignal(server, "SIGTERM");
    await server.ended;
    await rm(directory, { recursive: true, force: true });
  };
}
