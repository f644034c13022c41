// Defines the building blocks of every schema: ids, money, time, enums, pages, and a document's
// merge patch.
import {
  type Static,
  type TObject,
  type TSchema,
  type TSchemaOptions,
  type TUnsafe,
  Type,
} from "typebox";

/** The largest integer that every JSON reader keeps exactly: 2^53 − 1. */
const MOST_JSON = 9_007_199_254_740_991;

type Options = TSchemaOptions;

export const Uuid = Type.String({ format: "uuid" });
export const Timestamp = Type.String({ format: "date-time", description: "ISO 8601, UTC." });

/** Whole US cents, `least` or more. */
export function centsOf(description: string, least = 0): ReturnType<typeof Type.Integer> {
  return Type.Integer({ minimum: least, maximum: MOST_JSON, description });
}

/** Whole US cents of either sign. */
export function signedCents(description: string): ReturnType<typeof Type.Integer> {
  return Type.Integer({ minimum: -MOST_JSON, maximum: MOST_JSON, description });
}

/** One of the words, as a JSON Schema `enum`. */
export function enumOf<const Word extends string>(
  words: readonly Word[],
  options: Options = {},
): TUnsafe<Word> {
  return Type.Unsafe<Word>({ ...options, type: "string", enum: [...words] });
}

/**
 * The schema or null. Written as a list of types: unlike with `anyOf`, the serializer does not have
 * to try branches. The result is not a component of its own, so the title is dropped.
 */
export function nullable<Schema extends TSchema>(
  schema: Schema,
  options: Options = {},
): TUnsafe<Static<Schema> | null> {
  const { title: _title, ...rest } = { ...schema } as TSchema & {
    type?: string;
    enum?: readonly unknown[];
    title?: string;
  };
  if (rest.type === undefined) throw new Error("nullable needs a schema with a type");
  const words = rest.enum === undefined ? {} : { enum: [...rest.enum, null] };
  return Type.Unsafe<Static<Schema> | null>({
    ...rest,
    ...words,
    type: [rest.type, "null"],
    ...options,
  });
}

/** An object of a request: members that it does not name are refused. */
export function closed<Properties extends Record<string, TSchema>>(
  properties: Properties,
  options: Options = {},
): TObject<Properties> {
  return Type.Object(properties, { ...options, additionalProperties: false });
}

/** A page of a keyset-paged list. */
export function pageOf<Item extends TSchema>(item: Item, title: string) {
  return Type.Object(
    {
      items: Type.Array(item),
      next_cursor: nullable(Type.String(), {
        description: "Send it as `cursor` to read the next page; null on the last page.",
      }),
    },
    { title },
  );
}

/**
 * The type of a merge patch: every member may be absent; an optional or nullable one may be null.
 */
export type MergePatchOf<Document> = Document extends readonly unknown[]
  ? Document
  : Document extends object
    ? {
        [Key in keyof Document]?:
          | MergePatchOf<Exclude<Document[Key], undefined>>
          | (undefined extends Document[Key] ? null : never);
      }
    : Document;

interface ObjectSchema {
  readonly type?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, ObjectSchema>>;
  readonly required?: readonly string[];
  readonly title?: string;
  readonly description?: string;
}

/**
 * The JSON merge patch (RFC 7396) of a document: absent members stay unchanged, null removes an
 * optional member. Lists are replaced whole.
 */
export function mergePatchOf<Document extends TObject>(
  document: Document,
  title: string,
): TUnsafe<MergePatchOf<Static<Document>>> {
  return Type.Unsafe<MergePatchOf<Static<Document>>>({
    ...patched(document as ObjectSchema),
    title,
  });
}

function patched(schema: ObjectSchema): ObjectSchema {
  const { properties, required: _required, title: _title, ...rest } = schema;
  if (properties === undefined) return schema;
  const required = new Set(schema.required);
  const members = Object.entries(properties).map(([name, member]) => {
    const patch = patched(member);
    return [
      name,
      required.has(name) || typeof patch.type !== "string" ? patch : orNull(patch),
    ] as const;
  });
  return { ...rest, properties: Object.fromEntries(members) };
}

function orNull(schema: ObjectSchema): ObjectSchema {
  return {
    ...schema,
    type: [schema.type, "null"],
    ...(schema.enum === undefined ? {} : { enum: [...schema.enum, null] }),
  };
}

const IdempotencyKey = Type.String({
  minLength: 1,
  maxLength: 255,
  description:
    "A repeated key with the same body returns the same bytes; with another body it is refused.",
});

/**
 * Headers of a command that may be repeated; not closed, because every request has further headers.
 */
export const IdempotencyHeaders = Type.Object({ "idempotency-key": Type.Optional(IdempotencyKey) });
export const RequiredIdempotencyHeaders = Type.Object({ "idempotency-key": IdempotencyKey });

/** A count over other accounts' leads: hidden below 5, and blurred (`domain/privacy`). */
export const maskedCount = (description: string) =>
  nullable(Type.Integer({ minimum: 0 }), {
    description:
      `${description} Null means fewer than 5, or none. Otherwise about this many; the ` +
      "network itself reads exact counts.",
  });
