// Finds a port that is free now, for servers whose address must be known before they start.
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/** Below the ports that systems give out by themselves, which another process may get meanwhile. */
const PORTS = [20_000, 32_000] as const;

/** Returns a port of 127.0.0.1 that no process listens on. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(...PORTS);
    const probe = createServer().listen(port, "127.0.0.1");
    const isFree = await once(probe, "listening").then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    probe.close();
    await once(probe, "close");
    return port;
  }
}

/** The settings of a production server on this machine, which must know its own address. */
export async function productionSettings(): Promise<Readonly<Record<string, string>>> {
  const port = await freePort();
  return {
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: String(port),
    PLAT_URL: `http://localhost:${port}`,
    PLAT_SECRET: "a secret of the tests, forty characters.",
  };
}
