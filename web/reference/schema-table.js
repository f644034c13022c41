// Renders schemas as tables: names, types, meanings and limits; nested shapes open on demand.

const METHODS = ["get", "post", "put", "patch", "delete"];
/** Beyond this many nested levels, a reader is better served by the component's own entry. */
const MOST_DEPTH = 6;

/** Makes an element; `parts` are texts or elements. */
export function make(name, attributes = {}, ...parts) {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes))
    element.setAttribute(attribute, value);
  element.append(...parts.filter((part) => part !== null));
  return element;
}

export class Reference {
  constructor(api) {
    this.api = api;
  }

  resolve(schema) {
    const name = nameOf(schema);
    return name === null ? schema : (this.api.components.schemas[name] ?? {});
  }

  response(response) {
    return response.$ref === undefined
      ? response
      : this.api.components.responses[response.$ref.split("/").at(-1)];
  }

  operations() {
    return Object.entries(this.api.paths).flatMap(([path, methods]) =>
      METHODS.filter((method) => method in methods).map((method) => ({
        path,
        method: method.toUpperCase(),
        ...methods[method],
      })),
    );
  }

  /** Returns the schema's type in a few words. */
  typeOf(schema) {
    const name = nameOf(schema);
    if (name !== null) return name;
    if (schema.anyOf !== undefined)
      return schema.anyOf.map((part) => this.typeOf(part)).join(" | ");
    if (schema.const !== undefined) return JSON.stringify(schema.const);
    if (schema.enum !== undefined)
      return schema.enum.map((word) => (word === null ? "null" : word)).join(" | ");
    const types = [schema.type ?? "anything"].flat();
    const words = types.map((type) => {
      if (type === "array") return `list of ${this.typeOf(schema.items ?? {})}`;
      return type === "string" && schema.format !== undefined ? schema.format : type;
    });
    return words.join(" | ");
  }

  /** Returns a valid value of the schema, for examples. */
  sample(schema, depth = 0) {
    const part = this.resolve(schema);
    if (part.const !== undefined) return part.const;
    if (part.enum !== undefined) return part.enum[0];
    if (part.anyOf !== undefined) return this.sample(part.anyOf[0], depth);
    const type = [part.type].flat()[0];
    if (type === "object") {
      if (depth >= MOST_DEPTH) return {};
      const required = new Set(part.required ?? []);
      return Object.fromEntries(
        Object.entries(part.properties ?? {})
          .filter(([name]) => required.has(name))
          .map(([name, member]) => [name, this.sample(member, depth + 1)]),
      );
    }
    if (type === "array") return [this.sample(part.items ?? {}, depth + 1)];
    if (type === "integer" || type === "number") return part.minimum ?? 0;
    if (type === "boolean") return true;
    return (
      { uuid: "0199f0c4-5a7e-7c3b-9d21-6f0f6c1b2a34", "date-time": "2026-01-31T08:00:00.000Z" }[
        part.format
      ] ?? "text"
    );
  }
}

export function nameOf(schema) {
  return schema.$ref === undefined ? null : schema.$ref.split("/").at(-1);
}

/** Returns rows of name, type and description; members of members open on demand. */
export function fieldTable(reference, schema, caption, depth = 0) {
  const whole = reference.resolve(schema);
  const required = new Set(whole.required ?? []);
  const rows = Object.entries(whole.properties ?? {}).map(([name, member]) =>
    make(
      "tr",
      {},
      make(
        "td",
        {},
        name,
        required.has(name) ? make("span", { class: "required" }, " required") : null,
      ),
      make("td", {}, reference.typeOf(member)),
      make("td", {}, ...describe(reference, member, depth)),
    ),
  );
  return make(
    "table",
    {},
    make("caption", { hidden: "" }, caption),
    make(
      "thead",
      {},
      make(
        "tr",
        {},
        ...["Name", "Type", "Meaning"].map((title) => make("th", { scope: "col" }, title)),
      ),
    ),
    make("tbody", {}, ...rows),
  );
}

function describe(reference, member, depth) {
  const inner = innerSchemas(reference, member);
  const parts = [member.description ?? reference.resolve(member).description ?? ""];
  const limits = limitsOf(member);
  if (limits !== "") parts.push(` ${limits}`);
  if (inner.length === 0 || depth >= MOST_DEPTH) return parts;
  // Rendered when opened: nested shapes would make the page many times as long.
  return [
    ...parts,
    ...inner.map((schema) =>
      lazyDetails(nameOf(schema) ?? "Members", () =>
        fieldTable(reference, schema, "Members", depth + 1),
      ),
    ),
  ];
}

export function innerSchemas(reference, member) {
  const whole = reference.resolve(member);
  if (whole.anyOf !== undefined)
    return whole.anyOf.flatMap((part) => innerSchemas(reference, part));
  if (whole.properties !== undefined) return [member];
  return whole.items === undefined ? [] : innerSchemas(reference, whole.items);
}

function limitsOf({ minimum, maximum, minLength, maxLength, minItems, maxItems }) {
  const said = [];
  if (minimum !== undefined) said.push(`at least ${minimum}`);
  if (maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER) said.push(`at most ${maximum}`);
  if (minLength !== undefined && minLength > 1) said.push(`at least ${minLength} characters`);
  if (maxLength !== undefined) said.push(`at most ${maxLength} characters`);
  if (minItems !== undefined) said.push(`at least ${minItems} items`);
  if (maxItems !== undefined) said.push(`at most ${maxItems} items`);
  return said.length === 0 ? "" : `(${said.join(", ")})`;
}

export function lazyDetails(title, draw) {
  const details = make("details", {}, make("summary", {}, title));
  details.addEventListener("toggle", () => {
    if (details.open && details.childElementCount === 1)
      details.append(make("div", { class: "fields" }, draw()));
  });
  return details;
}
