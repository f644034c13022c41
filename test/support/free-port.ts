// Finds a port that is free now, for servers whose address must be known before they start.
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

/** Returns a port of 127.0.0.1 that no process listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
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
