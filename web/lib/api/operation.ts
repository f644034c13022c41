// Types of the contract's operations as the app calls them: arguments and response. An operation is
// named by its method and path, as in the contract's files.
import type { Static, TSchema } from "typebox";
import type { Operations } from "../../../contract/index.ts";

export type OperationName = keyof Operations;

type StaticOf<Schema> = Schema extends TSchema ? Static<Schema> : undefined;
type SuccessOf<Responses> = Responses[keyof Responses];

/** Keyed by operation, so that each type is computed once. */
type Answers = {
  readonly [Name in OperationName]: SuccessOf<Operations[Name]["responses"]> extends {
    readonly schema: infer Schema;
  }
    ? StaticOf<Schema>
    : undefined;
};

/** The response of an operation; undefined if it has no body. */
export type AnswerOf<Name extends OperationName> = Answers[Name];

/** The operations that do not return JSON: files, pages and the stream of events. */
export type FileOperationName = {
  readonly [Name in OperationName]: SuccessOf<Operations[Name]["responses"]> extends {
    readonly mediaType: string;
  }
    ? Name
    : never;
}[OperationName];
export type JsonOperationName = Exclude<OperationName, FileOperationName>;
/** The operations whose response a screen can show. */
export type ReadName = Extract<JsonOperationName, `GET ${string}`>;
/** The operations that write what a GET of the same address reads. */
export type SaveName = Extract<JsonOperationName, `${"PUT" | "PATCH"} ${string}`>;

type Part = "params" | "query" | "headers" | "body";

/** The form that is sent: lists may be read-only, and undefined members are dropped. */
type Sent<Value> = unknown extends Value
  ? Value
  : Value extends string | number | boolean | null | undefined
    ? Value
    : { readonly [Member in keyof Value]: Sent<Value[Member]> | AbsentIn<Value, Member> };
type AbsentIn<Value, Member extends keyof Value> =
  Value extends Record<Member, Value[Member]> ? never : undefined;

type Parts<Request> = {
  readonly [Name in keyof Request as Name extends Part ? Name : never]: Sent<
    StaticOf<Request[Name]>
  >;
};
type OptionalPart<Request> = {
  [Name in keyof Request & Part]: Name extends "body"
    ? Request extends { readonly isBodyOptional: true }
      ? Name
      : never
    : Record<never, never> extends StaticOf<Request[Name]>
      ? Name
      : never;
}[keyof Request & Part];
type Split<All, Optional extends keyof All> = Pick<All, Exclude<keyof All, Optional>> & {
  readonly [Name in Optional]?: All[Name] | undefined;
};

/** The arguments of an operation: parameters of its path, query, headers and body. */
export type Arguments<Name extends OperationName> = Split<
  Parts<Operations[Name]["request"]>,
  OptionalPart<Operations[Name]["request"]> & keyof Parts<Operations[Name]["request"]>
> & { readonly signal?: AbortSignal | undefined };

/** The body of an operation. */
export type BodyOf<Name extends OperationName> =
  Arguments<Name> extends { readonly body?: infer Body } ? Body : never;

/** The arguments after an operation's name: optional if all are. */
export type Rest<Name extends OperationName> =
  Record<never, never> extends Arguments<Name>
    ? [given?: Arguments<Name>, patienceMs?: number]
    : [given: Arguments<Name>, patienceMs?: number];
