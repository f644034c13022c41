// Who is calling: a person by session cookie, or a machine by bearer key. The modules that know
// them plug in here.
import type { FastifyRequest } from "fastify";
import type { Actor } from "../../../domain/access/access.ts";
import { type Result, ok, refuse } from "../../../domain/result.ts";
import { API_KEY_PREFIX, SOURCE_KEY_PREFIX } from "../crypto/secret-key.ts";
import { type Refusal, UNAUTHENTICATED } from "./refusal.ts";

/**
 * The caller; null for a request without credentials. A refusal for a key that is unknown or
 * revoked, or a suspended account.
 */
export type ResolveActor = (request: FastifyRequest) => Promise<Result<Actor | null, Refusal>>;

export interface ActorPorts {
  /** The person of a session cookie; null without one. */
  readonly findSession: (request: FastifyRequest) => Promise<Result<Actor | null, Refusal>>;
  readonly findApiKey: (key: string, ip: string) => Promise<Result<Actor, Refusal>>;
  readonly findSourceKey: (key: string, ip: string) => Promise<Result<Actor, Refusal>>;
}

const BEARER = /^bearer +(\S+)$/i;
/** No key of ours is longer; nothing longer is worth hashing. */
const MOST_KEY_LENGTH = 200;

/**
 * The key of an Authorization header, or of X-API-Key where there is no Authorization; null when
 * there is neither, undefined when it is not one of ours.
 */
export function bearerKey(request: FastifyRequest): string | null | undefined {
  const { authorization, "x-api-key": apiKey } = request.headers;
  if (authorization === undefined && apiKey === undefined) return null;
  const key = authorization === undefined ? String(apiKey).trim() : BEARER.exec(authorization)?.[1];
  return key !== undefined && key.length <= MOST_KEY_LENGTH ? key : undefined;
}

/** A key in the header speaks, and a wrong one never falls back to the cookie. */
export function createActorResolver(ports: ActorPorts): ResolveActor {
  return async (request) => {
    const key = bearerKey(request);
    if (key === null) return ports.findSession(request);
    if (key?.startsWith(API_KEY_PREFIX)) return ports.findApiKey(key, request.ip);
    if (key?.startsWith(SOURCE_KEY_PREFIX)) return ports.findSourceKey(key, request.ip);
    return refuse(UNAUTHENTICATED);
  };
}

/** What the log says of a caller: the role and the way in, such as "affiliate by source". */
export function nameCaller({ kind, role, viewing }: Actor): string {
  return `${role} by ${viewing !== undefined ? "view" : kind === "user" ? "session" : kind}`;
}

/** For servers without sessions: no request has one. */
export async function noSession(): Promise<Result<null, Refusal>> {
  return ok(null);
}
