// Calls other people's servers, for people who gave the address: postbacks, webhooks and the push
// services of browsers. An address is resolved once, every answer of the resolver is looked at, and
// the connection goes to one of exactly those; redirects are not followed and little is read.
import { lookup as resolve } from "node:dns/promises";
import * as http from "node:http";
import * as https from "node:https";
import { isIP } from "node:net";
import {
  type OutboundRefusal,
  type OutboundTarget,
  isPublicAddress,
  readOutboundUrl,
} from "./outbound-address.ts";

const TIMEOUT_MS = 10_000;
/** More is not read: an answer says yes or no. */
const MOST_BYTES = 4_096;

export interface OutboundRequest {
  readonly url: string;
  readonly method: "GET" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  /** Text is sent as UTF-8. */
  readonly body: string | Uint8Array | null;
  /** Milliseconds for all of this call. Default: the caller's. */
  readonly timeoutMs?: number;
}

/** Why there was no answer. */
export type OutboundFailure =
  | OutboundRefusal
  | "timeout"
  | "refused_connection"
  | "bad_certificate"
  | "broken";

export type OutboundAnswer =
  /** `retryAfter` as the answer has it. */
  | {
      readonly kind: "answered";
      readonly status: number;
      readonly body: string;
      readonly retryAfter: string | null;
      readonly milliseconds: number;
    }
  | { readonly kind: "failed"; readonly failure: OutboundFailure; readonly milliseconds: number };

export type Resolve = (host: string) => Promise<readonly string[]>;

export interface OutboundDeps {
  /**
   * Whether this machine's loopback may be called, by http and under a certificate of its own
   * making too. Refused in production by the settings.
   */
  readonly allowsLoopback: boolean;
  /** Epoch or any other clock, in milliseconds. */
  readonly now: () => number;
  /** All addresses of a name. Left out: the system's resolver. */
  readonly resolve?: Resolve;
  /** Milliseconds for all of a call. Default: ten seconds. */
  readonly timeoutMs?: number;
}

/** Makes one call. Never throws: the result says what went wrong. */
export type OutboundCall = (request: OutboundRequest) => Promise<OutboundAnswer>;

const CERTIFICATE_CODES = /^(?:CERT_|ERR_TLS|ERR_SSL|UNABLE_TO_|DEPTH_ZERO|SELF_SIGNED|EPROTO)/;

/** Builds what calls others. */
export function createOutboundCall(deps: OutboundDeps): OutboundCall {
  const resolveAll = deps.resolve ?? systemResolve;
  return async (request) => {
    const startMs = deps.now();
    const since = (): number => Math.max(0, Math.round(deps.now() - startMs));
    const failed = (failure: OutboundFailure): OutboundAnswer => ({
      kind: "failed",
      failure,
      milliseconds: since(),
    });
    const target = readOutboundUrl(request.url, deps.allowsLoopback);
    if (!target.ok) return failed(target.error);
    const ending = AbortSignal.timeout(request.timeoutMs ?? deps.timeoutMs ?? TIMEOUT_MS);
    try {
      const address = await untilAborted(pickAddress(target.value, resolveAll), ending);
      if (typeof address !== "string") return failed(address.refused);
      return {
        kind: "answered",
        ...(await send(target.value, address, request, ending)),
        milliseconds: since(),
      };
    } catch (error) {
      return failed(ending.aborted ? "timeout" : failureOf(error));
    }
  };
}

async function systemResolve(host: string): Promise<readonly string[]> {
  return (await resolve(host, { all: true })).map(({ address }) => address);
}

/**
 * The address to connect to. One that is not public among several refuses them all: a name that
 * points both ways is a trap.
 */
async function pickAddress(
  { host, isLoopback }: OutboundTarget,
  resolveAll: Resolve,
): Promise<string | { readonly refused: OutboundRefusal }> {
  if (isLoopback) return host === "::1" ? "::1" : "127.0.0.1";
  if (isIP(host) !== 0) return isPublicAddress(host) ? host : { refused: "private" };
  const addresses = await resolveAll(host).catch((): readonly string[] => []);
  const [first] = addresses;
  if (first === undefined) return { refused: "unresolved" };
  return addresses.every(isPublicAddress) ? first : { refused: "private" };
}

/** A resolver cannot be stopped; the call waits for it no longer than for the rest. */
function untilAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((fulfil, reject) => {
    signal.addEventListener("abort", () => reject(new Error("the call took too long")), {
      once: true,
    });
    work.then(fulfil, reject);
  });
}

/**
 * Connects to `address` under the target's own name, and reads the beginning of what comes back.
 */
function send(
  { url, host, port, isLoopback }: OutboundTarget,
  address: string,
  { method, headers, body }: OutboundRequest,
  signal: AbortSignal,
): Promise<{ readonly status: number; readonly body: string; readonly retryAfter: string | null }> {
  return new Promise((fulfil, reject) => {
    const options: https.RequestOptions = {
      host: address,
      port,
      method,
      path: `${url.pathname}${url.search}`,
      signal,
      agent: false,
      maxHeaderSize: 16_384,
      rejectUnauthorized: !isLoopback,
      headers: {
        ...headers,
        host: url.host,
        connection: "close",
        ...(body === null ? {} : { "content-length": String(Buffer.byteLength(body)) }),
      },
      // What the certificate must be made out to; an address has no name to send along.
      ...(url.protocol === "https:" && isIP(host) === 0 ? { servername: host } : {}),
    };
    const request = (url.protocol === "https:" ? https : http).request(options, (response) => {
      const parts: Buffer[] = [];
      let bytes = 0;
      const finish = (): void => {
        response.destroy();
        fulfil({
          status: response.statusCode ?? 0,
          body: Buffer.concat(parts).subarray(0, MOST_BYTES).toString("utf8").replaceAll("\0", ""),
          retryAfter: response.headers["retry-after"] ?? null,
        });
      };
      response.on("data", (part: Buffer) => {
        parts.push(part);
        bytes += part.length;
        if (bytes >= MOST_BYTES) finish();
      });
      response.on("end", finish);
      response.on("error", reject);
    });
    request.on("error", reject);
    request.end(body ?? undefined);
  });
}

function failureOf(error: unknown): OutboundFailure {
  const code =
    error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
  if (code === "ECONNREFUSED" || code === "EHOSTUNREACH" || code === "ENETUNREACH")
    return "refused_connection";
  return CERTIFICATE_CODES.test(code) ? "bad_certificate" : "broken";
}

/**
 * A Retry-After header (RFC 9110 §10.2.3) as milliseconds from `nowMs`; null for none that can be
 * read.
 */
export function readRetryAfter(text: string | null, nowMs: number): number | null {
  if (text === null) return null;
  if (/^\d{1,9}$/.test(text.trim())) return Number(text.trim()) * 1_000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, at - nowMs);
}
