// Makes the network's account in a database that has none yet.
import type pg from "pg";
import { ensureNetwork } from "../modules/network/accounts/index.ts";
import { uuidv7 } from "../platform/ids/uuid.ts";

const NETWORK_NAME = "Plat";
const NETWORK_ZONE = "America/New_York";

/** Does nothing where there is one; several processes may try together. */
export function makeNetwork(pool: pg.Pool, atMs: number): Promise<void> {
  return ensureNetwork(pool, {
    id: uuidv7(atMs),
    name: NETWORK_NAME,
    timeZone: NETWORK_ZONE,
    atMs,
  });
}
