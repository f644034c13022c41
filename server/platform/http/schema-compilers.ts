// How requests are checked against their schemas: what arrives as JSON is taken at its word, what
// arrives as text (query, path, headers, form bodies) is read into the types the schema names.

import { parse as parseQuery } from "node:querystring";
import { Ajv, type AnySchema, type Options } from "ajv";
import addFormatsModule from "ajv-formats";
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
  const body: Record<string, unknown> = { ...parseQuery(text) };
  formBodies.add(body);
  return body;
}

/**
 * Makes the validator compiler; `sharedSchemas` is asked once, when the first route is compiled.
 */
export function makeValidatorCompiler(
  sharedSchemas: () => Record<string, unknown>,
): FastifySchemaCompiler<FastifySchema> {
  let compilers: { readonly exact: Ajv; readonly coercing: Ajv } | null = null;
  return ({ schema, httpPart }) => {
    compilers ??= {
      exact: makeAjv({ ...COMMON, coerceTypes: false }, sharedSchemas()),
      coercing: makeAjv({ ...COMMON, coerceTypes: "array" }, sharedSchemas()),
    };
    const readText = compilers.coercing.compile(schema);
    if (httpPart !== "body") return readText;
    const readJson = compilers.exact.compile(schema);
    return (body: unknown) => {
      const validate =
        typeof body === "object" && body !== null && formBodies.has(body) ? readText : readJson;
      if (validate(body)) return { value: body };
      return {
        error: Object.assign(new Error("the body does not fit its schema"), {
          validation: validate.errors ?? [],
        }),
      };
    };
  };
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
