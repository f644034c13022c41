// How requests are checked against their schemas: what arrives as JSON is taken at its word, what
// arrives as text (query, path, headers, form bodies) is read into the types the schema names.

import { parse as parseQuery } from "node:querystring";
import { asUtf8Form } from "./percent-bytes.ts";
import { Ajv, type AnySchema, type Options } from "ajv";
import addFormatsModule from "ajv-formats";
import { SerializerSelector } from "@fastify/fast-json-stringify-compiler";
import type { FastifySchema, FastifySchemaCompiler } from "fastify";

/** `ajv-formats` is a CommonJS module whose function is in `default`. */
const addFormats = addFormatsModule.default;

const COMMON: Options = {
  // A field the schema does not name is reported, never dropped in silence.
  removeAdditional: false,
  useDefaults: true,
  // All wrong fields together; the body limit bounds the work.
  allErrors: true,
  // Schemas carry keywords of their own, for the API's description.
  strict: false,
};

/** Bodies that came from a form: their values are text, as in a query. */
const formBodies = new WeakSet<object>();

/** Reads a form-encoded body; a name given several times becomes a list. */
export function readFormBody(text: string): Record<string, unknown> {
  const body: Record<string, unknown> = { ...parseQuery(asUtf8Form(text)) };
  formBodies.add(body);
  return body;
}

/**
 * Makes the validator compiler. Each schema is compiled by its first request, because compiling all
 * of them took a quarter of the processor time of a start; `sharedSchemas` is called once, then.
 */
export function makeValidatorCompiler(
  sharedSchemas: () => Record<string, unknown>,
): FastifySchemaCompiler<FastifySchema> {
  const exact = once(() => makeAjv({ ...COMMON, coerceTypes: false }, sharedSchemas()));
  const coercing = once(() => makeAjv({ ...COMMON, coerceTypes: "array" }, sharedSchemas()));
  return ({ schema, httpPart }) => {
    const readText = once(() => coercing().compile(schema));
    const readJson = httpPart === "body" ? once(() => exact().compile(schema)) : readText;
    return (value: unknown) => {
      const isForm = typeof value === "object" && value !== null && formBodies.has(value);
      const validate = isForm ? readText() : readJson();
      if (validate(value)) return { value };
      return {
        error: Object.assign(new Error("the request does not fit its schema"), {
          validation: validate.errors ?? [],
        }),
      };
    };
  };
}

/** Builds Fastify's own serializers, except that each is compiled by its first answer. */
export const buildSerializers: ReturnType<typeof SerializerSelector> = (schemas, options) => {
  const compile = SerializerSelector()(schemas, options);
  return (route) => {
    const serialize = once(() => compile(route));
    return (answer) => serialize()(answer);
  };
};

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}

function makeAjv(options: Options, sharedSchemas: Record<string, unknown>): Ajv {
  const ajv = new Ajv(options);
  addFormats(ajv);
  for (const [id, schema] of Object.entries(sharedSchemas)) {
    if (isSchema(schema)) ajv.addSchema(schema, id);
  }
  return ajv;
}

function isSchema(value: unknown): value is AnySchema {
  return typeof value === "object" && value !== null;
}
