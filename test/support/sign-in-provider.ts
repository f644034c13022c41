// Runs a sign-in provider (OpenID Connect) on loopback: discovery, a page that agrees at once,
// codes with PKCE, ID tokens with real RS256 signatures. It can be told to answer wrongly.
import { createHash, generateKeyPairSync, type KeyObject, randomUUID, sign } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { ProviderSettings } from "../../server/platform/config/read-providers.ts";

const CLIENT = { id: "plat", secret: "a client's secret" };

/** An account at the provider. */
export interface ProviderPerson {
  readonly subject: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
}

/** What is wrong with its next answers; nothing if empty. */
export interface ProviderFaults {
  /** In place of those of the ID token; undefined removes one. */
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly header?: Readonly<Record<string, unknown>>;
  /** The ID token is signed with a key that the provider does not show. */
  readonly isForged?: boolean;
  /** The ID token, made from the right one. */
  readonly token?: (token: string) => string;
  /** The error that the person's page answers with. */
  readonly error?: string;
  /** The status of everything but the person's page. */
  readonly status?: number;
  /** The email is only told by the user info, of this subject. */
  readonly userInfoOf?: string;
  /** Members of the discovery document. */
  readonly discovery?: Readonly<Record<string, unknown>>;
}

interface Granted {
  readonly person: ProviderPerson;
  readonly nonce: string;
  readonly challenge: string;
  readonly redirectUri: string;
}

const base64url = (value: unknown): string =>
  Buffer.from(JSON.stringify(value)).toString("base64url");
const makeKey = () => generateKeyPairSync("rsa", { modulusLength: 2048 });

export class TestProvider {
  faults: ProviderFaults = {};
  /** Who agrees at the person's page. */
  person: ProviderPerson;
  /** How often its discovery document was read. */
  reads = 0;
  readonly issuer: string;
  readonly #server: Server;
  readonly #key = makeKey();
  readonly #otherKey: KeyObject = makeKey().privateKey;
  readonly #codes = new Map<string, Granted>();
  readonly #people = new Map<string, ProviderPerson>();

  private constructor(server: Server, issuer: string, person: ProviderPerson) {
    this.#server = server;
    this.issuer = issuer;
    this.person = person;
    server.on("request", (request, response) => void this.#answer(request, response));
  }

  static async open(person: ProviderPerson): Promise<TestProvider> {
    const server = createServer();
    await new Promise<void>((done) => {
      server.listen(0, "127.0.0.1", done);
    });
    const { port } = server.address() as AddressInfo;
    return new TestProvider(server, `http://127.0.0.1:${port}`, person);
  }

  get settings(): ProviderSettings {
    return {
      id: "oidc",
      name: "Example SSO",
      issuer: this.issuer,
      clientId: CLIENT.id,
      clientSecret: CLIENT.secret,
    };
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => {
      this.#server.close(done);
    });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", this.issuer);
    if (url.pathname === "/authorize") return this.#agree(url.searchParams, response);
    if (url.pathname.startsWith("/.well-known/")) this.reads += 1;
    if (this.faults.status !== undefined) return void response.writeHead(this.faults.status).end();
    let body = "";
    for await (const part of request) body += String(part);
    const answer = this.#find(url.pathname, request, new URLSearchParams(body));
    response.writeHead(answer === null ? 400 : 200, { "content-type": "application/json" });
    response.end(JSON.stringify(answer ?? { error: "invalid_grant" }));
  }

  #find(path: string, { headers }: IncomingMessage, body: URLSearchParams): object | null {
    switch (path) {
      case "/.well-known/openid-configuration":
        return {
          issuer: this.issuer,
          authorization_endpoint: `${this.issuer}/authorize`,
          token_endpoint: `${this.issuer}/token`,
          userinfo_endpoint: `${this.issuer}/me`,
          jwks_uri: `${this.issuer}/keys`,
          response_types_supported: ["code"],
          subject_types_supported: ["public"],
          id_token_signing_alg_values_supported: ["RS256"],
          ...this.faults.discovery,
        };
      case "/keys":
        return {
          keys: [
            {
              ...this.#key.publicKey.export({ format: "jwk" }),
              kid: "1",
              alg: "RS256",
              use: "sig",
            },
          ],
        };
      case "/token":
        return this.#redeem(headers.authorization ?? "", body);
      case "/me": {
        const person = this.#people.get(
          /^bearer (.*)$/i.exec(headers.authorization ?? "")?.[1] ?? "",
        );
        return person === undefined
          ? null
          : { sub: this.faults.userInfoOf, email: person.email, email_verified: true };
      }
      default:
        return null;
    }
  }

  /** Sends the browser back, as once the person has agreed. */
  #agree(query: URLSearchParams, response: ServerResponse): void {
    const back = new URL(query.get("redirect_uri") ?? "");
    back.searchParams.set("state", query.get("state") ?? "");
    const { error } = this.faults;
    if (error === undefined) {
      const code = randomUUID();
      this.#codes.set(code, {
        person: this.person,
        nonce: query.get("nonce") ?? "",
        challenge: query.get("code_challenge") ?? "",
        redirectUri: query.get("redirect_uri") ?? "",
      });
      back.searchParams.set("code", code);
    } else back.searchParams.set("error", error);
    response.writeHead(302, { location: back.href }).end();
  }

  /** A code is good once, for the client that shows its secret and the verifier. */
  #redeem(authorization: string, body: URLSearchParams): object | null {
    const code = body.get("code") ?? "";
    const granted = this.#codes.get(code);
    this.#codes.delete(code);
    const challenge = createHash("sha256")
      .update(body.get("code_verifier") ?? "")
      .digest("base64url");
    const basic = [CLIENT.id, CLIENT.secret].map((text) =>
      new URLSearchParams({ text }).toString().slice("text=".length),
    );
    const isRight =
      granted?.challenge === challenge &&
      granted.redirectUri === body.get("redirect_uri") &&
      authorization === `Basic ${Buffer.from(basic.join(":")).toString("base64")}`;
    if (!isRight || granted === undefined) return null;
    const access = randomUUID();
    this.#people.set(access, granted.person);
    return {
      access_token: access,
      token_type: "Bearer",
      expires_in: 60,
      id_token: this.#sign(granted),
    };
  }

  #sign({ person, nonce }: Granted): string {
    const second = Math.floor(Date.now() / 1000);
    const claims = {
      iss: this.issuer,
      aud: CLIENT.id,
      sub: person.subject,
      iat: second,
      exp: second + 300,
      nonce,
      ...(this.faults.userInfoOf === undefined
        ? { email: person.email, email_verified: person.isEmailVerified }
        : {}),
      ...this.faults.claims,
    };
    const head = base64url({ alg: "RS256", kid: "1", ...this.faults.header });
    const text = `${head}.${base64url(claims)}`;
    const key = this.faults.isForged === true ? this.#otherKey : this.#key.privateKey;
    const token = `${text}.${sign("RSA-SHA256", Buffer.from(text), key).toString("base64url")}`;
    return this.faults.token?.(token) ?? token;
  }
}
