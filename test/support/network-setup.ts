// Starts one demo network for all journeys before they run. As behind a proxy, each visitor sends
// its IP address; called systems are on loopback.
import type { TestProject } from "vitest/node";
import { type DemoNetwork, startDemo } from "./demo-network.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The running demo network of the journeys. */
    network: DemoNetwork;
    /** Its data directory. */
    directory: string;
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const demo = await startDemo("plat-journeys", {
    TRUST_PROXY: "127.0.0.1, ::1",
    PLAT_ALLOW_LOOPBACK: "1",
  });
  try {
    project.provide("network", await demo.ready);
    project.provide("directory", demo.directory);
  } catch (error) {
    await demo.stop();
    throw error;
  }
  return demo.stop;
}
