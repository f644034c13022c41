// Refuses requests that name another host than this server's, so that no answer is made or kept
// for an address that is not the network's.

import type { HttpServer } from "./http-server.ts";
import { sendProblem } from "./problem.ts";

export type HostOptions = {
  /** Public address: scheme, host and port. */
  readonly publicUrl: string;
  /** Further hosts, each with its port unless that is 80 or 443. */
  readonly aliases: readonly string[];
  /** Whether loopback names are accepted too, with any port. */
  readonly allowLoopback: boolean;
};

/** What machines ask of a process, by whatever address they reach it. */
const EXEMPT: ReadonlySet<string> = new Set(["/healthz", "/readyz", "/metrics"]);
const LOOPBACK_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;

/**
 * Adds the check to every route: it reads X-Forwarded-Host if a trusted proxy sent it, else Host
 * (`:authority` in HTTP/2), and answers 421 (`wrong_host`) for a host that is not known.
 */
export function checkHosts(app: HttpServer, options: HostOptions): void {
  const isKnown = makeHostCheck(options);
  app.addHook("onRequest", async (request, reply) => {
    if (EXEMPT.has(request.routeOptions.url ?? "") || isKnown(request.host)) return undefined;
    return sendProblem(reply, "wrong_host", {
      detail: `Call ${options.publicUrl} instead, or add this host to PLAT_ALIASES.`,
    });
  });
}

/** Returns whether the server answers at a host, written as in a Host header. */
export function makeHostCheck(options: HostOptions): (host: string) => boolean {
  const known = new Set([new URL(options.publicUrl).host, ...options.aliases].map(plainHost));
  return (host) => {
    const plain = plainHost(host);
    return known.has(plain) || (options.allowLoopback && LOOPBACK_HOST.test(plain));
  };
}

/** In lower case, without the port that the scheme has anyway. */
function plainHost(host: string): string {
  return host.toLowerCase().replace(/:(?:80|443)$/, "");
}
