// Runs the API over a test database: the real server with every module, listening on loopback.
import type { AddressInfo } from "node:net";
import type { KeyScope } from "../../domain/access/key-scopes.ts";
import type { TeamRole } from "../../domain/access/rights.ts";
import type { HistoryThread } from "../../server/modules/demand/history/index.ts";
import {
  type ImportJobsDeps,
  createImportJobs,
} from "../../server/modules/supply/imports/index.ts";
import type { ListingIndexThread } from "../../server/modules/marketplace/listings/index.ts";
import type { Ticker } from "../../server/platform/clock/ticker.ts";
import { hashKey, makeKey } from "../../server/platform/crypto/secret-key.ts";
import { uuidv7 } from "../../server/platform/ids/uuid.ts";
import { addAccountKey } from "./account-key.ts";
import { type ApiParts, buildApiParts } from "./api-parts.ts";
import { registerApiRoutes } from "./api-routes.ts";
import { type Caller, credentialsOf } from "./callers.ts";
import { openCookieSession } from "./cookie-session.ts";
import { TEST_KEYS } from "./test-vaults.ts";

export type { Caller } from "./callers.ts";
export { TEST_PUSH_SIGNER, fixedAddress, patience, verdicts } from "./api-stand-ins.ts";

const ANSWERED_WITHIN_MS = 5_000;

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body; null if there is none. */
  readonly body: ReturnType<typeof JSON.parse>;
}

export class TestApi {
  readonly database: ApiParts["database"];
  readonly fixture: ApiParts["fixture"];
  readonly market: ApiParts["market"];
  readonly settings: ApiParts["settings"];
  readonly realtime: ApiParts["realtime"];
  readonly history: HistoryThread;
  readonly listings: ListingIndexThread;
  /** The module that confirms drafts, posts them and notifies. */
  readonly drafts: ApiParts["drafts"];
  readonly #parts: ApiParts;
  readonly #importJobs: Ticker[] = [];
  readonly origin: string;

  private constructor(parts: ApiParts, origin: string) {
    this.database = parts.database;
    this.fixture = parts.fixture;
    this.market = parts.market;
    this.settings = parts.settings;
    this.realtime = parts.realtime;
    this.history = parts.history;
    this.listings = parts.listings;
    this.drafts = parts.drafts;
    this.#parts = parts;
    this.origin = origin;
  }

  /** `limits` shortens what a test would otherwise wait for. */
  static async start(
    now: () => number,
    limits: Parameters<typeof buildApiParts>[1] = {},
  ): Promise<TestApi> {
    const parts = await buildApiParts(now, limits);
    await registerApiRoutes(parts);
    await parts.realtime.start();
    await parts.app.listen({ host: "127.0.0.1", port: 0 });
    const { port } = parts.app.server.address() as AddressInfo;
    return new TestApi(parts, `http://127.0.0.1:${port}`);
  }

  async stop(): Promise<void> {
    this.realtime.drain();
    // Node does not treat a connection that fetch opened without a request as idle, and would wait
    // for it. Pending answers are sent before this timeout.
    const cut = setTimeout(() => this.#parts.app.server.closeAllConnections(), ANSWERED_WITHIN_MS);
    await this.#parts.app.close();
    clearTimeout(cut);
    await Promise.all(this.#importJobs.map((jobs) => jobs.stop()));
    await this.writeDeniedCalls();
    await this.writeContactReads();
    await this.realtime.stop();
    await this.market.stop();
    await this.history.stop();
    await this.listings.stop();
    await this.#parts.reader.stop();
    await this.database.drop();
  }

  /** Writes the refused calls that were counted so far into the activity. */
  writeDeniedCalls(): Promise<void> {
    return this.#parts.denied.flush();
  }

  /** Writes the reads of contacts that were counted so far into the activity. */
  writeContactReads(): Promise<void> {
    return this.#parts.contactReads.flush();
  }

  /** Processes running imports until it is stopped, like one server process. */
  workOnImports(market: ImportJobsDeps["market"] = this.market): Ticker {
    const { pool, intake, now } = this.#parts;
    const jobs = createImportJobs({
      pool,
      intake,
      market,
      keys: TEST_KEYS,
      holderId: uuidv7(now()),
      now: Date.now,
      draftMs: this.#parts.drafts.draftMs,
      onError: (error) => process.emitWarning(error instanceof Error ? error : String(error)),
    });
    this.#importJobs.push(jobs);
    jobs.start();
    return jobs;
  }

  /** Finds the caller of a request, for servers that a test runs beside this one. */
  get resolveActor(): ApiParts["host"]["resolveActor"] {
    return this.#parts.host.resolveActor;
  }

  /** Calls the API. A string body is sent as it is, with `content-type` left to `headers`. */
  async call(
    caller: Caller,
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const typed: Record<string, string> =
      body === undefined || typeof body === "string" ? {} : { "content-type": "application/json" };
    const response = await fetch(`${this.origin}${path}`, {
      method,
      headers: { ...credentialsOf(caller), ...typed, ...headers },
      ...(body === undefined
        ? {}
        : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      text,
      body:
        text === "" || !(response.headers.get("content-type") ?? "").includes("json")
          ? null
          : JSON.parse(text),
    };
  }

  /** An API key of the account, held by an owner of its own. */
  async keyOf(accountId: string, scopes?: readonly KeyScope[]): Promise<{ readonly key: string }> {
    const at = new Date(this.fixture.atMs);
    return { key: await addAccountKey(this.database.pool, accountId, at, scopes) };
  }

  /** A person who acts for the account. */
  async userOf(
    accountId: string,
    role: "advertiser" | "affiliate" | "admin",
    teamRole: TeamRole = "owner",
    name = "Test person",
  ): Promise<{ readonly user: string }> {
    const user = `user-${uuidv7(this.fixture.atMs)}`;
    await this.database.pool.query(
      `insert into member (user_id, account_id, role, team_role, name, status, created_at)
       values ($1, $2, $3, $4, $5, 'active', $6)`,
      [user, accountId, role, teamRole, name, new Date(this.fixture.atMs)],
    );
    return { user };
  }

  /** A real session of the person, who confirmed at `at`; the server resolves its cookie. */
  async cookieOf(
    { user }: { readonly user: string },
    at: Date,
    endsAt?: Date,
  ): Promise<{ readonly cookie: string }> {
    return { cookie: await openCookieSession(this.#parts, user, at, endsAt) };
  }

  /** Has the caches of keys and of settings read anew, after a test wrote to the database. */
  async forgetCaches(): Promise<void> {
    await Promise.all([this.#parts.endAccess(), this.settings.refresh()]);
  }

  /** A known key for a source of the fixture. */
  async sourceKey(sourceId: string): Promise<{ readonly key: string }> {
    const { key } = makeKey("plat_src_");
    await this.database.pool.query("update source set key_hash = $2 where id = $1", [
      sourceId,
      hashKey(key),
    ]);
    return { key };
  }
}
