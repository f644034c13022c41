// Tests that every kind of change that breaks a client is reported, and that harmless changes are
// not.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { ApiDocument } from "./api-document.ts";
import { compareContracts } from "./compare-contracts.ts";

type Json = Record<string, unknown>;

const JSON_OF = (schema: Json): Json => ({ "application/json": { schema } });
const text = (more: Json = {}): Json => ({ type: "string", ...more });
const whole = (more: Json = {}): Json => ({ type: "integer", ...more });
const object = (properties: Json, required: string[] = [], more: Json = {}): Json => ({
  type: "object",
  properties,
  required,
  ...more,
});
const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

interface Made {
  readonly body?: Json | null;
  readonly answer?: Json;
  /** Members of the operation besides its body and response. */
  readonly more?: Json;
  readonly path?: string;
  readonly status?: string;
  readonly schemas?: Json;
}

/** A document with a single operation. */
function made({
  body = object({}),
  answer = object({}),
  more = {},
  path = "/v1/things/{id}",
  status = "200",
  schemas = {},
}: Made): ApiDocument {
  const operation = {
    operationId: "setThing",
    security: [{ session: [] }, { apiKey: [] }],
    ...(body === null ? {} : { requestBody: { required: true, content: JSON_OF(body) } }),
    responses: { [status]: { content: JSON_OF(answer) }, 404: {} },
    ...more,
  };
  const document: unknown = { paths: { [path]: { put: operation } }, components: { schemas } };
  return document as ApiDocument;
}

const PUT = "PUT /v1/things/{id}";
const parameter = (name: string, schema: Json, required = false, place = "query"): Json => ({
  name,
  in: place,
  required,
  schema,
});
const asking = (...parameters: Json[]): Made => ({ more: { parameters } });
const body = (member: Json, more: Json = {}): Made => ({
  body: object({ name: member }, [], more),
});
const answer = (member: Json, required = ["name"]): Made => ({
  answer: object({ name: member }, required),
});
const IN = `${PUT}, body, name`;
const OUT = `${PUT}, answer, name`;
const EITHER = {
  A: object({ view: { const: "a" }, x: text() }, ["view", "x"]),
  B: object({ view: { const: "b" } }, ["view"]),
};

const BREAKING: readonly (readonly [what: string, before: Made, after: Made, said: string])[] = [
  ["an operation's address", {}, { path: "/v1/stuff/{id}" }, `${PUT}: is PUT /v1/stuff/{id} now.`],
  [
    "an operation's name",
    {},
    { more: { operationId: "putThing" } },
    `${PUT}: is called putThing now, not setThing.`,
  ],
  [
    "a kind of caller",
    {},
    { more: { security: [{ session: [] }] } },
    `${PUT}: is no more for an account's API key.`,
  ],
  ["the status of success", {}, { status: "201" }, `${PUT}: answers with status 201 now, not 200.`],
  [
    "a member of the query that is gone",
    asking(parameter("days", whole())),
    asking(),
    `${PUT}: takes the query's days no more.`,
  ],
  [
    "a member of the query that is needed",
    asking(parameter("days", whole())),
    asking(parameter("days", whole(), true)),
    `${PUT}: needs the query's days now.`,
  ],
  [
    "a new header that is needed",
    {},
    asking(parameter("Idempotency-Key", text(), true, "header")),
    `${PUT}: needs the header Idempotency-Key now.`,
  ],
  [
    "a parameter of another type",
    asking(parameter("id", text(), true, "path")),
    asking(parameter("key", whole(), true, "path")),
    `${PUT}, parameter id: takes string no more.`,
  ],
  ["a body where there was none", { body: null }, {}, `${PUT}: needs a body now.`],
  ["a body that is no longer accepted", {}, { body: null }, `${PUT}: takes a body no more.`],
  ["a member that is no longer accepted", body(text()), {}, `${IN}: is taken no more.`],
  [
    "a member that is needed",
    body(text()),
    { body: object({ name: text() }, ["name"]) },
    `${IN}: is needed now.`,
  ],
  [
    "a new member that is needed",
    {},
    { body: object({ name: text() }, ["name"]) },
    `${IN}: is new and needed.`,
  ],
  [
    "further members that are refused",
    {},
    { body: object({}, [], { additionalProperties: false }) },
    `${PUT}, body: no longer takes further members.`,
  ],
  ["another type in requests", body(text()), body(whole()), `${IN}: takes string no more.`],
  ["a narrower number", body({ type: "number" }), body(whole()), `${IN}: takes number no more.`],
  [
    "null in requests",
    body({ type: ["string", "null"] }),
    body(text()),
    `${IN}: takes null no more.`,
  ],
  [
    "a word of requests",
    body(text({ enum: ["a", "b"] })),
    body(text({ enum: ["a"] })),
    `${IN}: takes "b" no more.`,
  ],
  [
    "words where any text was taken",
    body(text()),
    body(text({ enum: ["a"] })),
    `${IN}: takes anything but "a" no more.`,
  ],
  [
    "a lower bound above",
    body(text({ maxLength: 9 })),
    body(text({ maxLength: 8 })),
    `${IN}: has maxLength 8 now, not 9.`,
  ],
  [
    "a new bound below",
    body(whole()),
    body(whole({ minimum: 1 })),
    `${IN}: has minimum 1 now, and had none.`,
  ],
  [
    "a list without repetition",
    body({ type: "array", items: text() }),
    body({ type: "array", items: text(), uniqueItems: true }),
    `${IN}: takes no item twice.`,
  ],
  [
    "a pattern",
    body(text({ pattern: "^a" })),
    body(text({ pattern: "^ab" })),
    `${IN}: has the pattern ^ab now, not ^a.`,
  ],
  [
    "the items of a list",
    body({ type: "array", items: text() }),
    body({ type: "array", items: whole() }),
    `${IN}[]: takes string no more.`,
  ],
  ["a member of an answer", answer(text()), {}, `${OUT}: is gone.`],
  ["a member that may be absent", answer(text()), answer(text(), []), `${OUT}: may be absent now.`],
  ["another type in answers", answer(text()), answer(whole()), `${OUT}: may be integer now.`],
  [
    "null in answers",
    answer(text()),
    answer({ type: ["string", "null"] }),
    `${OUT}: may be null now.`,
  ],
  [
    "a new word in answers",
    answer(text({ enum: ["a"] })),
    answer(text({ enum: ["a", "b"] })),
    `${OUT}: may be "b" now.`,
  ],
  [
    "how an answer is written",
    answer(text({ format: "date-time" })),
    answer(text()),
    `${OUT}: is written as any text now, not as date-time.`,
  ],
  [
    "a component, reported once by its name",
    { answer: object({ a: ref("T"), b: ref("T") }), schemas: { T: object({ x: text() }) } },
    { answer: object({ a: ref("T"), b: ref("T") }), schemas: { T: object({}) } },
    "T in answers, x: is gone.",
  ],
  [
    "an alternative of requests",
    { body: { anyOf: [ref("A"), ref("B")] }, schemas: EITHER },
    { body: { anyOf: [ref("A")] }, schemas: EITHER },
    `${PUT}, body: takes B no more.`,
  ],
  [
    "a new alternative of answers",
    { answer: ref("A"), schemas: EITHER },
    { answer: { anyOf: [ref("A"), ref("B")] }, schemas: EITHER },
    "A in answers: may be B now.",
  ],
  [
    "a member of one alternative",
    { answer: { anyOf: [ref("A"), ref("B")] }, schemas: EITHER },
    {
      answer: { anyOf: [ref("B"), ref("A")] },
      schemas: { ...EITHER, A: object({ view: { const: "a" } }, ["view"]) },
    },
    "A in answers, x: is gone.",
  ],
];

const HARMLESS: readonly (readonly [what: string, before: Made, after: Made])[] = [
  ["another name of a parameter in the path", {}, { path: "/v1/things/{thing_id}" }],
  ["one more kind of caller", { more: { security: [{ session: [] }] } }, {}],
  ["any caller may call", {}, { more: { security: [{}] } }],
  ["a new member that may be left out", {}, body(text())],
  ["a new word in requests", body(text({ enum: ["a"] })), body(text({ enum: ["a", "b"] }))],
  ["a wider number", body(whole()), body({ type: "number" })],
  ["a wider bound", body(text({ maxLength: 8 })), body(text({ maxLength: 9 }))],
  ["a pattern removed", body(text({ pattern: "^a" })), body(text())],
  ["a new member of an answer", {}, answer(text())],
  [
    "a word that no longer appears in answers",
    answer(text({ enum: ["a", "b"] })),
    answer(text({ enum: ["a"] })),
  ],
  ["an answer that is always there", answer(text(), []), answer(text())],
  ["other bounds of an answer", answer(text({ maxLength: 8 })), answer(text({ maxLength: 9 }))],
  [
    "another problem",
    {},
    { more: { responses: { 200: { content: JSON_OF(object({})) }, 409: {} } } },
  ],
];

describe("a change that breaks a client is reported:", () => {
  test.each(BREAKING)("%s", (_what, before, after, said) =>
    expect(compareContracts(made(before), made(after))).toEqual([said]),
  );

  test("an operation that is gone", () =>
    expect(compareContracts(made({}), { paths: {}, components: { schemas: {} } })).toEqual([
      `${PUT}: is gone.`,
    ]));
});

describe("a change that breaks no client is not reported:", () => {
  test.each(HARMLESS)("%s", (_what, before, after) =>
    expect(compareContracts(made(before), made(after))).toEqual([]),
  );

  test("the contract compared with itself, including components that refer to themselves", () => {
    const path = join(import.meta.dirname, "../../contract/openapi.json");
    const document: ApiDocument = JSON.parse(readFileSync(path, "utf8"));
    expect(compareContracts(document, document)).toEqual([]);
    expect(compareContracts(document, made({})).length).toBeGreaterThan(150);
  });
});
