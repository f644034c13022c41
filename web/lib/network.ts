// What everybody may know of the network: its name, whether it is a demo, how much a browser may
// keep.
import type { components } from "../../contract/api.d.ts";
import { call } from "./api/call.ts";

export type Network = components["schemas"]["Network"];
export type DemoUser = Network["demo_users"][number];

let asked: Promise<Network> | null = null;
let known: Network | null = null;

/** Asked once; a failure is asked again the next time. */
export function network(): Promise<Network> {
  asked ??= call<Network>("GET", "/v1/network").then(
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
