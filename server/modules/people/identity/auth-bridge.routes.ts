// Hands calls to better-auth and puts its answers into our words.
import { rightsOf } from "../../../../domain/access/rights.ts";
import { shownRights } from "../../../../domain/access/viewing.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { SignedIn } from "../../../../contract/people/identity.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import type { Refusal } from "../../../platform/http/refusal.ts";
import { SECOND_FACTOR_REQUIRED, readRefusal } from "./auth-refusals.ts";
import { AUTH_PATH, type AuthHandler, CLIENT_ADDRESS_HEADER, DEVICE_HEADER } from "./auth-deps.ts";
import { EMAIL_CODE_REQUIRED, isWaitingForEmail, signUpCookie } from "./sign-up-cookie.ts";
import type { KnownDevice, KnownDevices } from "./known-devices.ts";
import { type FoundPerson, type OpenView, readSession, type SessionDeps } from "./sessions.ts";

export interface BridgeDeps {
  readonly handler: AuthHandler;
  readonly publicUrl: string;
  readonly session: SessionDeps;
  readonly devices: KnownDevices;
}

/**
 * What better-auth decides by. Everything else a client sends, names of our own headers included,
 * stays outside.
 */
const PASSED_HEADERS = [
  "cookie",
  "origin",
  "referer",
  "sec-fetch-site",
  "sec-fetch-mode",
  "sec-fetch-dest",
  "user-agent",
] as const;

/** Signs in and answers with the person of the new cookie, as `openSession` does. */
export async function begin(
  ...call: Parameters<typeof openSession>
): Promise<Result<SignedIn, Refusal>> {
  const opened = await openSession(...call);
  return opened.ok ? ok(present(opened.value)) : opened;
}

/**
 * Signs in and returns the person of the new cookie. Refuses where a code is needed too: the cookie
 * that was set then lets it come.
 */
export async function openSession(
  deps: BridgeDeps,
  request: PassedRequest,
  reply: FastifyReply,
  path: string,
  body: unknown,
): Promise<Result<FoundPerson, Refusal>> {
  const passed = await pass(deps, request, reply, path, body);
  if (!passed.ok) return passed;
  if (isChallenge(passed.value.body)) return refuse(SECOND_FACTOR_REQUIRED);
  if (isWaitingForEmail(passed.value.body)) {
    void reply.header("set-cookie", signUpCookie(deps, passed.value.body.waitsFor));
    return refuse(EMAIL_CODE_REQUIRED);
  }
  const cookie = passed.value.cookies.find((line) =>
    line.startsWith(`${deps.session.cookieName}=`),
  );
  const found = await readSession(deps.session, cookie?.split(";", 1)[0]);
  if (found.kind !== "person") throw new Error("a session that just began is not there");
  const { email } = found.row;
  if (deps.devices.find(request.headers.cookie, email) === null)
    void reply.header("set-cookie", deps.devices.cookieFor(email));
  return ok(found);
}

function isChallenge(body: unknown): boolean {
  return typeof body === "object" && body !== null && "twoFactorRedirect" in body;
}

export type PassedRequest = Pick<FastifyRequest, "headers" | "ip">;

/** The request without its session cookie, which may be an earlier person's. */
export function withoutSession(
  { cookieName }: SessionDeps,
  { headers, ip }: FastifyRequest,
): PassedRequest {
  const cookie = headers.cookie
    ?.split(";")
    .filter((part) => !part.trim().startsWith(`${cookieName}=`))
    .join(";");
  return { ip, headers: { ...headers, cookie } };
}

export interface Passed {
  /** Set-Cookie lines. */
  readonly cookies: readonly string[];
  readonly body: unknown;
}

/**
 * Hands the call to better-auth. Its cookies go to the client, also beside a refusal; they are
 * returned too.
 */
export async function pass(
  deps: BridgeDeps,
  request: PassedRequest,
  reply: FastifyReply,
  path: string,
  body?: unknown,
): Promise<Result<Passed, Refusal>> {
  const headers = new Headers({ [CLIENT_ADDRESS_HEADER]: request.ip });
  for (const name of PASSED_HEADERS) {
    const value = request.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  const device = deviceOf(deps, request, body);
  if (device !== null) headers.set(DEVICE_HEADER, device.id);
  if (body !== undefined) headers.set("content-type", "application/json");
  const response = await deps.handler(
    new Request(`${deps.publicUrl}${AUTH_PATH}${path}`, {
      method: "POST",
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) void reply.header("set-cookie", cookies);
  return response.ok
    ? ok({ cookies, body: await response.json() })
    : refuse(await readRefusal(response));
}

/** The known device that calls: for the email that is typed, or else for any. */
function deviceOf(
  { devices }: BridgeDeps,
  { headers: { cookie } }: PassedRequest,
  body: unknown,
): KnownDevice | null {
  return typeof body === "object" && body !== null && "email" in body
    ? devices.find(cookie, String(body.email))
    : devices.findAny(cookie);
}

/** The person of a session, as the API shows it; during a view, as a reader of its account. */
export function present(found: FoundPerson): SignedIn {
  const { row, secondFactor, endsAtMs } = found;
  return {
    user: {
      id: row.user_id,
      name: row.user_name,
      email: row.email,
      email_verified: row.email_verified,
    },
    ...(found.view === null ? presentOwn(row) : presentView(found.view)),
    second_factor: secondFactor,
    expires_at: new Date(endsAtMs).toISOString(),
  };
}

type Access = Pick<SignedIn, "role" | "team_role" | "rights" | "account" | "viewing">;

function presentOwn(row: FoundPerson["row"]): Access {
  return {
    role: row.role,
    team_role: row.team_role,
    rights: [...rightsOf({ role: row.role, teamRole: row.team_role })],
    account: {
      id: row.account_id,
      kind: row.account_kind,
      name: row.account_name,
      status: row.account_status,
      time_zone: row.account_time_zone,
    },
    viewing: null,
  };
}

function presentView({ actor, row }: OpenView): Access {
  return {
    role: actor.role,
    team_role: actor.teamRole,
    rights: [...shownRights(actor)],
    account: {
      id: row.account_id,
      kind: row.account_kind,
      name: row.account_name,
      status: row.account_status,
      time_zone: row.account_time_zone,
    },
    viewing: { id: row.id, ends_at: new Date(row.ends_at_ms).toISOString() },
  };
}
