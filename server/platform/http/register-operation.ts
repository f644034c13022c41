// Puts an operation of the contract on the server: its schemas check and serialise, its access is
// enforced, its types are the handler's.
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Static, TSchema } from "typebox";
import {
  isOpenToWaiting,
  type Operation,
  type OperationResponse,
  type RawMediaType,
} from "../../../contract/operation.ts";
import { keyNeedsOf } from "../../../contract/key-needs.ts";
import { nullable } from "../../../contract/schema.ts";
import type { Actor } from "../../../domain/access/access.ts";
import { type KeyScope, missingScopes } from "../../../domain/access/key-scopes.ts";
import { type Result, ok } from "../../../domain/result.ts";
import { nameCaller, type ResolveActor } from "./actor.ts";
import { answerFrom } from "./call-origin.ts";
import type { CallRates } from "./call-rates.ts";
import type { Denials } from "./denials.ts";
import type { HttpServer } from "./http-server.ts";
import { addWithRecordParsers } from "./records/record-parsers.ts";
import {
  CONFIRM_IDENTITY,
  FORBIDDEN,
  NOT_APPROVED,
  type Refusal,
  UNAUTHENTICATED,
  sendRefusal,
} from "./refusal.ts";
import { bodyCheckOf, mediaTypeRefusal } from "./request-body.ts";
import { inView, type ViewLooks, viewRefusal, writeView } from "./view-gate.ts";

type StaticOf<Schema> = Schema extends TSchema ? Static<Schema> : undefined;
type PartOf<Op extends Operation, Part extends "params" | "query" | "headers" | "body"> = StaticOf<
  Op["request"][Part]
>;
type AnswerOf<Response> = Response extends {
  readonly mediaType: RawMediaType;
}
  ? typeof STREAMED
  : Response extends { readonly schema: infer Schema }
    ? StaticOf<Schema>
    : undefined;
type SuccessOf<Op extends Operation> = {
  [Status in keyof Op["responses"]]: AnswerOf<Op["responses"][Status]>;
}[keyof Op["responses"]];

/** What the handler of an event stream, a file or a page answers with once it has begun to send. */
export const STREAMED: unique symbol = Symbol("streamed");

/** One call as its handler sees it. */
export interface Call<Op extends Operation> {
  /** Null only where the operation is public. */
  readonly actor: "public" extends Op["access"][number] ? Actor | null : Actor;
  readonly params: PartOf<Op, "params">;
  readonly query: PartOf<Op, "query">;
  readonly headers: PartOf<Op, "headers">;
  readonly body: Op["request"]["isBodyOptional"] extends true
    ? PartOf<Op, "body"> | null | undefined
    : PartOf<Op, "body">;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** An answer is only read from here on, so lists that may not be changed are as good as others. */
type Readable<Value> = Value extends readonly (infer Item)[]
  ? readonly Readable<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Readable<Value[Key]> }
    : Value;

/** Answers with the success's body, or with a refusal. Throws only for bugs and broken machines. */
export type Handler<Op extends Operation> = (
  call: Call<Op>,
) => Promise<Result<Readable<SuccessOf<Op>>, Refusal>>;

/** The server and who knows its callers. */
export interface HttpHost {
  readonly app: HttpServer;
  readonly resolveActor: ResolveActor;
  /** Counts the calls of keys and people. Absent where other limits do, as under /v1/auth. */
  readonly callRates?: CallRates;
  /** Counts the calls of keys and people that are refused to them. Absent under /v1/auth. */
  readonly denials?: Denials;
  /** Keeps what people of the network look at while they view an account. */
  readonly looks?: ViewLooks;
}

/**
 * Adds the operation. Who may not call it is refused before its body is read; what its response
 * does not name is dropped.
 */
export function registerOperation<const Op extends Operation>(
  { app, resolveActor, callRates, denials, looks }: HttpHost,
  operation: Op,
  handler: Handler<Op>,
): void {
  const { request: parts } = operation;
  const [status, response] = Object.entries(operation.responses)[0] as [string, OperationResponse];
  const actors = new WeakMap<FastifyRequest, Actor | null>();
  // Who opens a form or a list that is for everybody may be signed in here, or have been.
  const isForAnyone = operation.access.every((kind) => kind === "public");
  const addTo = (host: HttpServer): void =>
    void host.route({
      method: operation.method,
      url: operation.path.replaceAll(/\{(\w+)\}/g, ":$1"),
      ...(parts.bodyLimitBytes === undefined ? {} : { bodyLimit: parts.bodyLimitBytes }),
      // A stream has no end that its HEAD could announce.
      ...(response.mediaType === undefined ? {} : { exposeHeadRoute: false }),
      schema: schemaOf(operation, status, response),
      async onRequest(request, reply) {
        const resolved = isForAnyone ? ok(null) : await resolveActor(request);
        const actor = resolved.ok ? resolved.value : null;
        if (actor !== null) {
          request.caller = nameCaller(actor);
          writeView(reply, actor);
        }
        const refusal = resolved.ok
          ? ((actor === null ? null : callRates?.take(actor, operation, reply)) ??
            accessRefusal(operation, actor) ??
            mediaTypeRefusal(operation, request))
          : resolved.error;
        if (refusal !== null) {
          denials?.note(actor, operation, refusal.code, request.ip);
          return sendRefusal(reply, refusal);
        }
        actors.set(request, actor);
        return undefined;
      },
      ...(parts.body === undefined ? {} : { preValidation: bodyCheckOf(parts) }),
      async handler(request, reply) {
        const actor = actors.get(request) as Call<Op>["actor"];
        if (actor !== null) await looks?.note(actor, operation, request.params);
        const answer = () =>
          handler({
            actor,
            params: request.params as PartOf<Op, "params">,
            query: request.query as PartOf<Op, "query">,
            headers: request.headers as PartOf<Op, "headers">,
            body: request.body as Call<Op>["body"],
            request,
            reply,
          });
        // Posts and pings write nothing that says where they came from.
        const result = await (parts.isRecord === true ? answer() : answerFrom(request.ip, answer));
        if (!result.ok) {
          denials?.note(actor, operation, result.error.code, request.ip);
          return sendRefusal(reply, inView(actor, result.error));
        }
        if (result.value === STREAMED) return reply;
        return reply.code(Number(status)).send(result.value);
      },
    });
  if (parts.isRecord === true) addWithRecordParsers(app, addTo);
  else addTo(app);
}

/** What Fastify checks of a call, and what of an answer it lets through. */
function schemaOf({ request: parts }: Operation, status: string, response: OperationResponse) {
  return {
    ...(parts.params === undefined ? {} : { params: parts.params }),
    ...(parts.query === undefined ? {} : { querystring: parts.query }),
    ...(parts.headers === undefined ? {} : { headers: parts.headers }),
    // Fastify checks a body that is not there as null.
    ...(parts.body === undefined
      ? {}
      : { body: parts.isBodyOptional === true ? nullable(parts.body) : parts.body }),
    ...(response.schema === undefined || response.mediaType !== undefined
      ? {}
      : { response: { [status]: response.schema } }),
  };
}

/** The scopes that a key lacks for the operation. */
function missingFor(operation: Operation, { scopes = [] }: Actor): KeyScope[] {
  const needs = keyNeedsOf(operation);
  return needs === null ? [] : missingScopes(scopes, needs);
}

function outOfScope(missing: readonly KeyScope[]): Refusal {
  return {
    code: "out_of_scope",
    detail:
      `This API key was made without ${missing.length === 1 ? "the scope" : "the scopes"} ` +
      `${missing.join(" and ")}, which this operation needs. An owner makes a key that has it.`,
  };
}

function accessRefusal(operation: Operation, actor: Actor | null): Refusal | null {
  if (actor === null) return operation.access.includes("public") ? null : UNAUTHENTICATED;
  if (actor.isWaiting === true && !isOpenToWaiting(operation)) return NOT_APPROVED;
  const kind = actor.kind === "user" ? "session" : actor.kind;
  const unseen = viewRefusal(operation, actor);
  if (unseen !== null) return unseen;
  if (kind === "key") {
    const missing = missingFor(operation, actor);
    if (missing.length > 0) return outOfScope(missing);
  }
  if (operation.access.includes(kind))
    return operation.needs !== undefined && kind === "session" && actor.isConfirmed !== true
      ? CONFIRM_IDENTITY
      : null;
  return kind === "session"
    ? FORBIDDEN
    : {
        code: "forbidden",
        detail:
          kind === "key"
            ? "An API key can't do this. Sign in."
            : "A source's key can't do this. Use an API key, or sign in.",
      };
}
