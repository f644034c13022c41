// Finds the demo network to feed a file to: made-up people must not reach any other network.
import { type Result, ok, refuse } from "../../domain/result.ts";
import { readDemoFacts } from "../../server/demo/demo-facts.ts";
import type { Network } from "./post-batches.ts";

/** Returns the network of demo.json in the data directory. The refusal is a sentence. */
export async function findNetwork(dataDirectory: string): Promise<Result<Network, string>> {
  const facts: unknown = await readDemoFacts(dataDirectory).catch(() => "unreadable");
  if (facts === null)
    return refuse(
      `There is no demo network in ${dataDirectory} (demo.json is missing): start one with npm ` +
        "start, or set PLAT_DATA_DIR to where it is.",
    );
  const url: unknown = typeof facts === "object" ? Reflect.get(facts, "url") : null;
  const sourceKey: unknown = typeof facts === "object" ? Reflect.get(facts, "source_key") : null;
  if (typeof url !== "string" || typeof sourceKey !== "string" || !URL.canParse(url)) {
    return refuse(
      `demo.json in ${dataDirectory} cannot be read: start the demo network again with npm ` +
        "start, which writes it anew.",
    );
  }
  if (!isLoopback(url))
    return refuse(
      `The network at ${url} is not on this machine: made-up people are fed to a demo network ` +
        "at 127.0.0.1 only.",
    );
  return ok({ url, sourceKey });
}

/** True for an http address that cannot leave this machine. */
export function isLoopback(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return (
    (protocol === "http:" || protocol === "https:") &&
    (/^127(\.\d+){3}$/.test(hostname) || hostname === "[::1]" || hostname === "localhost")
  );
}
