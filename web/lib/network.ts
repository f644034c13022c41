// Reads the network's public properties: its name, whether it is a demo, how much a browser may
// cache.
import type { DemoUser, Network } from "../../contract/network/network.ts";
import { call } from "./api/call.ts";

export type { DemoUser, Network };

let asked: Promise<Network> | null = null;
let known: Network | null = null;

/** Requested once; after a failure, and if it may have changed, the call requests again. */
export function network(isChanged = false): Promise<Network> {
  if (isChanged) asked = null;
  asked ??= call("GET /v1/network").then(
    (answer) => (known = answer),
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

/** The response so far; null before it. */
export function knownNetwork(): Network | null {
  return known;
}
