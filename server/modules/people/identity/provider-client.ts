// Speaks OpenID Connect with a sign-in provider, by openid-client: discovery, authorization code
// with PKCE, state and nonce, and an ID token whose signature, issuer, audience and times are
// checked.
import type * as Oidc from "openid-client";
import { MINUTE_MS } from "../../../../domain/time.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import type { ProviderSettings } from "../../../platform/config/read-providers.ts";
import type { Refusal } from "../../../platform/http/refusal.ts";
import type { Logger } from "../../../platform/log/log.ts";
import { createProviderFetch, ProviderDown } from "./provider-fetch.ts";
import { providerCancelled, providerFailed, providerRefused } from "./provider-refusals.ts";

export interface ClientDeps {
  /** Without a slash at its end. */
  readonly publicUrl: string;
  readonly allowsLoopback: boolean;
  readonly now: () => number;
  readonly log: Logger;
}

/** What ties a provider's answer to the sign-in that asked for it. */
export interface FlowSecrets {
  readonly state: string;
  readonly nonce: string;
  /** The code verifier of PKCE. */
  readonly verifier: string;
}

/** An account at the provider. */
export interface ProviderAccount {
  readonly subject: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
}

/** How long a provider's description is used, and how long it may take to answer, in seconds. */
const DISCOVERY_MS = 60 * MINUTE_MS;
const TIMEOUT_SECONDS = 10;
const SCOPE = "openid email";
/** What providers answer where the person said no, or did not finish. */
const NOT_AGREED: ReadonlySet<string> = new Set([
  "access_denied",
  "consent_required",
  "interaction_required",
  "login_required",
  "account_selection_required",
]);

type Loaded = { readonly oidc: typeof Oidc; readonly configuration: Oidc.Configuration };

export class ProviderClient {
  readonly settings: ProviderSettings;
  readonly #deps: ClientDeps;
  #loading: { readonly work: Promise<Loaded>; readonly untilMs: number } | null = null;

  constructor(settings: ProviderSettings, deps: ClientDeps) {
    this.settings = settings;
    this.#deps = deps;
  }

  /** Where the provider sends the browser back to. */
  get #redirectUri(): string {
    return `${this.#deps.publicUrl}/login`;
  }

  /** The provider's page at which the person agrees. */
  addressFor({ state, nonce, verifier }: FlowSecrets): Promise<Result<string, Refusal>> {
    return this.#refuseFaults(async ({ oidc, configuration }) => {
      const url = oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: this.#redirectUri,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
      });
      return url.href;
    });
  }

  /** The account that the provider's answer, a query string, stands for. */
  redeem(answer: string, flow: FlowSecrets): Promise<Result<ProviderAccount, Refusal>> {
    return this.#refuseFaults(async ({ oidc, configuration }) => {
      const tokens = await oidc.authorizationCodeGrant(
        configuration,
        new URL(`${this.#redirectUri}?${answer}`),
        {
          expectedState: flow.state,
          expectedNonce: flow.nonce,
          pkceCodeVerifier: flow.verifier,
          idTokenExpected: true,
        },
      );
      const claims = tokens.claims();
      if (claims === undefined) throw new Error("an expected ID token is not there");
      // Some providers name the email only there; it must be of the same subject.
      const isThere =
        claims["email_verified"] === undefined &&
        configuration.serverMetadata().userinfo_endpoint !== undefined;
      const more = isThere
        ? await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub)
        : claims;
      const email: unknown = more["email"];
      // Some providers write it as a text.
      const isVerified: unknown = more["email_verified"];
      return {
        subject: claims.sub,
        email: typeof email === "string" ? email : null,
        isEmailVerified: isVerified === true || isVerified === "true",
      };
    });
  }

  async #refuseFaults<Value>(
    work: (loaded: Loaded) => Promise<Value>,
  ): Promise<Result<Value, Refusal>> {
    const { name } = this.settings;
    let loaded: Loaded;
    try {
      loaded = await this.#load();
    } catch (error) {
      this.#warn(error);
      return refuse(providerFailed(name));
    }
    const { oidc } = loaded;
    try {
      return ok(await work(loaded));
    } catch (error) {
      if (error instanceof oidc.AuthorizationResponseError && NOT_AGREED.has(error.error))
        return refuse(providerCancelled(name));
      this.#warn(error);
      return refuse(isDown(error) ? providerFailed(name) : providerRefused(name));
    }
  }

  /** What the provider says of itself, read again after an hour; a failure is not kept. */
  #load(): Promise<Loaded> {
    const nowMs = this.#deps.now();
    if (this.#loading !== null && nowMs < this.#loading.untilMs) return this.#loading.work;
    const loading = { work: this.#discover(), untilMs: nowMs + DISCOVERY_MS };
    this.#loading = loading;
    loading.work.catch(() => {
      if (this.#loading === loading) this.#loading = null;
    });
    return loading.work;
  }

  async #discover(): Promise<Loaded> {
    const oidc = await import("openid-client");
    const { issuer, clientId, clientSecret } = this.settings;
    const address = new URL(issuer);
    const isHttp = address.protocol === "http:";
    const found = await oidc.discovery(address, clientId, clientSecret, undefined, {
      [oidc.customFetch]: createProviderFetch(this.#deps.allowsLoopback),
      timeout: TIMEOUT_SECONDS,
      ...(isHttp ? { execute: [oidc.allowInsecureRequests] } : {}),
    });
    const server = found.serverMetadata();
    const takesSecretInBody =
      server.token_endpoint_auth_methods_supported?.includes("client_secret_post") === true;
    const configuration = new oidc.Configuration(
      server,
      clientId,
      clientSecret,
      // Where a provider names no way, it is the header (OpenID Connect Discovery §3).
      takesSecretInBody
        ? oidc.ClientSecretPost(clientSecret)
        : oidc.ClientSecretBasic(clientSecret),
    );
    configuration[oidc.customFetch] = createProviderFetch(this.#deps.allowsLoopback);
    configuration.timeout = TIMEOUT_SECONDS;
    if (isHttp) oidc.allowInsecureRequests(configuration);
    // Without it the signature would be left unchecked, since the token comes by TLS.
    oidc.enableNonRepudiationChecks(configuration);
    return { oidc, configuration };
  }

  /** Only codes: messages and causes of failures may quote a token. */
  #warn(error: unknown): void {
    const { id } = this.settings;
    this.#deps.log.warn(
      { provider: id, ...codesOf(error) },
      "a sign-in provider's answer was of no use",
    );
  }
}

/** Whether the provider did not answer, rather than answer wrongly. */
function isDown(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause)
    if (at instanceof ProviderDown || at.name === "TimeoutError") return true;
  return false;
}

function codesOf(error: unknown): object {
  if (!(error instanceof Error)) return {};
  const down = isDown(error);
  const read = (name: string): string | null => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === "string" && /^\w{1,64}$/.test(value) ? value : null;
  };
  return { down, kind: error.name, code: read("code"), answer: read("error") };
}
