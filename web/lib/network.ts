// What everybody may know of the network: its name, whether it is a demo, how much a browser may
// keep.
import type { DemoUser, Network } from "../../contract/network/network.ts";
import { call } from "./api/call.ts";

export type { DemoUser, Network };

let asked: Promise<Network> | null = null;
let known: Network | null = null;

/** Asked once; a failure is asked again the next time. */
export function network(): Promise<Network> {
  asked ??= call("GET /v1/network").then(
    (answer) => (known = answer),
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

/** What it has answered; null before. */
export function knownNetwork(): Network | null {
  return known;
}
