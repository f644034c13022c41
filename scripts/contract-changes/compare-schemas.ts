// Finds the changes of a schema that break a client: in requests, what is no longer accepted; in
// responses, what a client could not have expected.
import { type ApiDocument, type Schema, nameOf, resolve } from "./api-document.ts";
import { compareValues } from "./compare-values.ts";

/** The direction of a schema: clients send requests and read responses. */
export type Direction = "request" | "answer";

/** Compares the schemas of two documents and collects one sentence per breaking change. */
export class SchemaComparison {
  readonly changes = new Set<string>();
  readonly #before: ApiDocument;
  readonly #after: ApiDocument;
  /** Components already compared: each is reported once, however many schemas use it. */
  readonly #compared = new Set<string>();

  constructor(before: ApiDocument, after: ApiDocument) {
    this.#before = before;
    this.#after = after;
  }

  /** `place` says where the schema occurs, such as "POST /v1/leads, body". */
  compare(before: Schema, after: Schema, direction: Direction, place: string): void {
    const [from, to] = [nameOf(before), nameOf(after)];
    if (from !== null) {
      const pair = `${direction} ${from} ${to ?? place}`;
      if (this.#compared.has(pair)) return;
      this.#compared.add(pair);
    }
    const named = from === null ? place : `${from} in ${direction}s`;
    const [old, now] = [resolve(before, this.#before), resolve(after, this.#after)];
    if (old.anyOf !== undefined || now.anyOf !== undefined) {
      this.#compareBranches(old.anyOf ?? [before], now.anyOf ?? [after], direction, named);
      return;
    }
    for (const change of compareValues(old, now, direction)) this.#say(named, change);
    this.#compareMembers(old, now, direction, named);
    this.#compareFurther(old, now, direction, named);
    if (old.items !== undefined && now.items !== undefined)
      this.compare(old.items, now.items, direction, `${named}[]`);
  }

  #say(place: string, change: string): void {
    this.changes.add(`${place}: ${change}.`);
  }

  #compareMembers(old: Schema, now: Schema, direction: Direction, place: string): void {
    const [wasNeeded, isNeeded] = [new Set(old.required), new Set(now.required)];
    for (const [name, schema] of Object.entries(old.properties ?? {})) {
      const member = now.properties?.[name];
      const at = `${place}, ${name}`;
      if (member === undefined) {
        this.#say(at, direction === "request" ? "is taken no more" : "is gone");
        continue;
      }
      if (direction === "request" && isNeeded.has(name) && !wasNeeded.has(name))
        this.#say(at, "is needed now");
      if (direction === "answer" && wasNeeded.has(name) && !isNeeded.has(name))
        this.#say(at, "may be absent now");
      this.compare(schema, member, direction, at);
    }
    if (direction === "request")
      for (const name of isNeeded)
        if (old.properties?.[name] === undefined && !wasNeeded.has(name))
          this.#say(`${place}, ${name}`, "is new and needed");
  }

  /** Members matched by a pattern instead of a name. */
  #compareFurther(old: Schema, now: Schema, direction: Direction, place: string): void {
    const [was, is] = [furtherOf(old), furtherOf(now)];
    if (direction === "request" && was !== false && is === false && isObject(old))
      this.#say(place, "no longer takes further members");
    if (typeof was === "object" && typeof is === "object")
      this.compare(was, is, direction, `${place}, each further member`);
  }

  /** Each alternative that one side had must also exist on the other. */
  #compareBranches(
    before: readonly Schema[],
    after: readonly Schema[],
    direction: Direction,
    place: string,
  ): void {
    const isRequest = direction === "request";
    const [sent, known] = isRequest ? [before, after] : [after, before];
    for (const branch of sent) {
      const partner = this.#partnerOf(branch, known, isRequest);
      if (partner === undefined)
        this.#say(
          place,
          isRequest
            ? `takes ${this.#title(branch, this.#before)} no more`
            : `may be ${this.#title(branch, this.#after)} now`,
        );
      else if (isRequest) this.compare(branch, partner, direction, place);
      else this.compare(partner, branch, direction, place);
    }
  }

  /** Finds the branch with the same name, the same fixed words, or else the same type. */
  #partnerOf(branch: Schema, others: readonly Schema[], isOld: boolean): Schema | undefined {
    const [own, theirs] = isOld ? [this.#before, this.#after] : [this.#after, this.#before];
    const name = nameOf(branch);
    const mark = markOf(resolve(branch, own));
    return (
      others.find((other) => name !== null && nameOf(other) === name) ??
      others.find((other) => markOf(resolve(other, theirs)) === mark)
    );
  }

  #title(branch: Schema, document: ApiDocument): string {
    return nameOf(branch) ?? markOf(resolve(branch, document));
  }
}

function isObject({ type }: Schema): boolean {
  return type === "object" || (Array.isArray(type) && type.includes("object"));
}

/** Returns the schema of members beyond the named ones; false if none are allowed. */
function furtherOf({ additionalProperties, patternProperties }: Schema): boolean | Schema {
  return Object.values(patternProperties ?? {})[0] ?? additionalProperties ?? true;
}

/**
 * What distinguishes an alternative from the others: its members that allow a single word, or its
 * type.
 */
function markOf({ type, properties = {}, const: word }: Schema): string {
  if (word !== undefined) return JSON.stringify(word);
  const fixed = Object.entries(properties)
    .filter(([, member]) => member.const !== undefined)
    .map(([name, member]) => `${name} ${JSON.stringify(member.const)}`);
  return fixed.length > 0 ? fixed.join(", ") : String(type ?? "anything");
}
