// Runs servers with only identity over a test database, and clients that keep cookies.
import { OPEN_LICENSES } from "./licenses.ts";
import type pg from "pg";
import type { SignUpPolicy } from "../../domain/access/account-status.ts";
import { type Identity, createIdentity } from "../../server/modules/people/identity/index.ts";
import { buildHttpServer } from "../../server/platform/http/http-server.ts";
import type { HttpHost } from "../../server/platform/http/register-operation.ts";
import type { ProviderSettings } from "../../server/platform/config/read-providers.ts";
import { type Logger, makeLogger } from "../../server/platform/log/log.ts";
import { MetricsRegistry } from "../../server/platform/metrics/registry.ts";
import { NETWORK_ID } from "./market.ts";

export const TEST_SECRET = "a secret of the tests, forty characters.";

export interface IdentityServer {
  readonly identity: Identity;
  /** The address at which it listens. */
  readonly origin: string;
  /** Its public address, which a browser would send as Origin. */
  readonly publicUrl: string;
  readonly close: () => Promise<void>;
}

export interface IdentityServerOptions {
  readonly publicUrl?: string;
  readonly demo?: boolean;
  readonly production?: boolean;
  readonly secret?: string;
  readonly oldSecret?: string | null;
  readonly now?: () => number;
  readonly signUpPolicy?: () => SignUpPolicy;
  readonly magicLinks?: boolean;
  readonly signInProviders?: readonly ProviderSettings[];
  readonly allowLoopback?: boolean;
  readonly log?: Logger;
  readonly onSessionEnded?: (userId: string) => void;
  /** Adds operations whose callers this identity finds. */
  readonly more?: (host: HttpHost) => void;
}

export async function startIdentityServer(
  pool: pg.Pool,
  options: IdentityServerOptions = {},
): Promise<IdentityServer> {
  const {
    publicUrl = "http://localhost:3000",
    demo = false,
    production = false,
    secret = TEST_SECRET,
    oldSecret = null,
    now = Date.now,
    signUpPolicy = () => "open",
    magicLinks = false,
    signInProviders = [],
    allowLoopback = true,
    log = makeLogger("silent"),
    onSessionEnded = () => undefined,
    more = () => undefined,
  } = options;
  const identity = createIdentity({
    pool,
    secret,
    publicUrl,
    config: { demo, production, oldSecret, signInProviders, allowLoopback },
    networkId: () => NETWORK_ID,
    networkNames: () => ["Plat"],
    licenses: OPEN_LICENSES,
    signUpPolicy,
    affiliateShare: () => 6_500,
    now,
    log,
    allowsMagicLinks: () => magicLinks,
    onSessionEnded,
  });
  // Each client of the tests has a different IP address.
  const app = buildHttpServer({
    log,
    metrics: new MetricsRegistry(),
    trustedProxies: ["127.0.0.1"],
    secure: publicUrl.startsWith("https:"),
  });
  identity.routes(app);
  more({ app, resolveActor: identity.findSession });
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  return { identity, origin, publicUrl, close: () => app.close() };
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: ReturnType<typeof JSON.parse>;
}

let addresses = 0;

/** What a browser needs to know of a server. */
type Reached = Pick<IdentityServer, "origin" | "publicUrl">;

export class Browser {
  readonly cookies = new Map<string, string>();
  /** The Set-Cookie lines of the last answer. */
  setCookies: readonly string[] = [];
  readonly server: Reached;
  readonly address: string;

  constructor(server: Reached, address?: string) {
    this.server = server;
    addresses += 1;
    this.address =
      address ?? `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
  }

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  get(path: string): Promise<Answer> {
    return this.call("GET", path);
  }

  post(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.call("POST", path, body, { origin: this.server.publicUrl, ...headers });
  }

  async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await fetch(`${this.server.origin}${path}`, {
      method,
      headers: {
        "x-forwarded-for": this.address,
        ...(this.cookies.size === 0 ? {} : { cookie: this.cookieHeader }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    this.setCookies = response.headers.getSetCookie();
    for (const line of this.setCookies) this.#keep(line);
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text === "" ? null : JSON.parse(text),
    };
  }

  #keep(line: string): void {
    const [pair = ""] = line.split(";", 1);
    const name = pair.slice(0, pair.indexOf("="));
    if (/; Max-Age=0(;|$)/.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, pair.slice(pair.indexOf("=") + 1));
  }
}
