// Describes the parts of an OpenAPI document that the comparison reads.

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly uniqueItems?: boolean;
  /** Bounds, such as maxLength. */
  readonly [bound: string]: unknown;
}

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required?: boolean;
  readonly schema: Schema;
}

type Content = Readonly<Record<string, { readonly schema: Schema }>>;

export interface ApiOperation {
  readonly operationId: string;
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly required: boolean;
    readonly content: Content;
  };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** Returns the name of a component, such as "Lead"; null for an inline schema. */
export function nameOf({ $ref }: Schema): string | null {
  return $ref === undefined ? null : ($ref.split("/").at(-1) ?? null);
}

/** Returns the schema itself, following a reference. */
export function resolve(schema: Schema, { components }: ApiDocument): Schema {
  const name = nameOf(schema);
  return name === null ? schema : (components.schemas[name] ?? {});
}
