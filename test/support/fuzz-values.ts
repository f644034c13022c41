// Makes values from the JSON schemas of the contract: most of them valid, some wrong in one place.
import type { TSchema } from "typebox";
import type { Random } from "../../server/platform/random/seeded-random.ts";

/** What of a JSON schema decides its values. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** Texts that break naive readers, and some that are well formed for many fields. */
const TEXTS = [
  "",
  " ",
  "a",
  "CA",
  "95838",
  "Elm Homes",
  "ana@example.com",
  "2026-03-04",
  "2026-03-04T18:00:00Z",
  "2026-02-30",
  "https://127.0.0.1:9/hook",
  "javascript:alert(1)",
  "'; drop table lead; --",
  "%00%ff%2e%2e/",
  "../../etc/passwd",
  "\u0000",
  "\ud800",
  "\u202eelif",
  "🏠".repeat(40),
  "x".repeat(5_000),
  "__proto__",
  "constructor",
  "NaN",
  "1e309",
  "-0",
  "9007199254740993",
] as const;
const NUMBERS = [0, -0, 1, -1, 0.5, 7, 255, 32_768, 2 ** 31, 2 ** 53, 2 ** 53 + 2, 1e21, -1e9];
const ANYTHING = [null, true, false, [], {}, [[[[]]]], { __proto__: null, a: { b: {} } }, "", 0];

/** How likely a member that may be left out is given. */
const GIVES_OPTIONAL = 0.5;
/** How likely a value of a careless caller is replaced by one of another kind. */
const GOES_WRONG = 0.1;
const DEEPEST = 6;

export class FuzzValues {
  readonly #random: Random;
  readonly #ids: readonly string[];
  /** Whether the next values may be of another kind than their schemas say. */
  isCareless = false;

  /** `ids`: ids that exist, which uuid fields are often given. */
  constructor(random: Random, ids: readonly string[]) {
    this.#random = random;
    this.#ids = ids;
  }

  of(schema: TSchema): unknown {
    return this.#value(schema as unknown as Schema, 0);
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.#random.whole(0, items.length - 1)];
    if (item === undefined) throw new Error("there is nothing to pick from");
    return item;
  }

  chance(share: number): boolean {
    return this.#random.whole(0, 9_999) < share * 10_000;
  }

  #goesWrong(): boolean {
    return this.isCareless && this.chance(GOES_WRONG);
  }

  /** A text that no schema asked for. */
  anyText(): string {
    return this.pick(TEXTS);
  }

  #value(schema: Schema, depth: number): unknown {
    if (this.#goesWrong()) return this.pick([...ANYTHING, ...NUMBERS, ...TEXTS]);
    if (depth > DEEPEST) return null;
    if (schema.const !== undefined) return schema.const;
    if (schema.enum !== undefined) return this.pick(schema.enum);
    const branches = schema.anyOf ?? schema.oneOf;
    if (branches !== undefined) return this.#value(this.pick(branches), depth + 1);
    if (schema.allOf !== undefined)
      return Object.assign({}, ...schema.allOf.map((part) => this.#value(part, depth)));
    const type = Array.isArray(schema.type) ? this.pick(schema.type as string[]) : schema.type;
    switch (type) {
      case "object":
        return this.#object(schema, depth);
      case "array":
        return this.#array(schema, depth);
      case "string":
        return this.#text(schema);
      case "integer":
      case "number":
        return this.#number(schema, type === "integer");
      case "boolean":
        return this.chance(0.5);
      case "null":
        return null;
      default:
        return this.pick(ANYTHING);
    }
  }

  #object({ properties = {}, required = [] }: Schema, depth: number): Record<string, unknown> {
    const given: Record<string, unknown> = {};
    for (const [name, schema] of Object.entries(properties))
      if (required.includes(name) ? !this.#goesWrong() : this.chance(GIVES_OPTIONAL))
        given[name] = this.#value(schema, depth + 1);
    if (this.#goesWrong()) given[this.anyText()] = this.pick(ANYTHING);
    return given;
  }

  #array({ items = {}, minItems = 0, maxItems = 3 }: Schema, depth: number): unknown[] {
    const most = Math.max(minItems, Math.min(maxItems, 3));
    const count = this.#goesWrong() ? most + 1 : this.#random.whole(minItems, most);
    return Array.from({ length: count }, () => this.#value(items, depth + 1));
  }

  #text({ format, minLength = 0, maxLength = 40 }: Schema): string {
    if (format === "uuid" && this.#ids.length > 0 && this.chance(0.7)) return this.pick(this.#ids);
    if (format === "uuid") return `018f0000-0000-7000-8000-${this.#hex(12)}`;
    if (format === "date") return this.pick(["2026-03-04", "2031-01-01", "1900-01-01"]);
    if (format === "date-time")
      return this.pick(["2026-03-04T18:00:00Z", "9999-12-31T23:59:59Z", "0001-01-01T00:00:00Z"]);
    if (this.chance(0.6)) return this.anyText();
    const length = this.#random.whole(minLength, Math.max(minLength, Math.min(maxLength, 60)));
    return "Elm Homes 7 ".repeat(8).slice(0, length);
  }

  #number({ minimum, maximum }: Schema, isWhole: boolean): number {
    if (this.chance(0.2)) return this.pick(NUMBERS);
    const least = minimum ?? 0;
    const most = Math.min(maximum ?? least + 1_000_000, Number.MAX_SAFE_INTEGER);
    const value = this.pick([
      least,
      most,
      this.#random.whole(least, Math.min(most, least + 5_000)),
    ]);
    return isWhole ? Math.trunc(value) : value;
  }

  #hex(length: number): string {
    return Array.from({ length }, () => this.#random.whole(0, 15).toString(16)).join("");
  }
}
