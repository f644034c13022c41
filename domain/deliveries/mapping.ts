// Writes a lead in the format of another system: fields with the system's names and values of texts
// with macros, as JSON, a form or XML.
import type { ValueType } from "./destination.ts";
import {
  type FieldNode,
  emptyNode,
  isList,
  isPlace,
  itemsOf,
  nodeAt,
  partsOf,
} from "./field-tree.ts";
import type { LeadValues } from "./lead-values.ts";
import { type TextProblem, checkText, fillText } from "./template.ts";
import { isXmlName, writeXml } from "./xml.ts";

export type BodyFormat = "json" | "form" | "xml";

export interface MappedField {
  /**
   * The position: points separate levels, whole numbers are items of a list, in XML an `@` before
   * the last part marks an attribute. A form uses the name as is.
   */
  readonly name: string;
  /** A text with macros. */
  readonly value: string;
  /** Its type in JSON. Default: text. */
  readonly type?: ValueType;
}

export interface Mapping {
  readonly format: BodyFormat;
  /** XML's outermost element. Default: lead. */
  readonly root?: string;
  readonly fields: readonly MappedField[];
}

export interface WrittenBody {
  readonly contentType: string;
  readonly body: string;
}

/**
 * A problem of a field. `empty_name`: no name, or no name between two points. `twice`,
 * `level_and_value` (`a` beside `a.b`) and `not_a_list` (`a.0` beside `a.b`, or an attribute of a
 * list) name the earlier field that it conflicts with. `bad_xml_name`: `at` is not a valid name of
 * an element or attribute, or a number without a name before it. `attribute_with_levels`: a level
 * would be below an attribute. `bad_root` belongs to no field: its index is -1.
 */
export type MappingError = { readonly index: number } & (
  | TextProblem
  | { readonly code: "empty_name" | "attribute_with_levels" | "bad_root" }
  | { readonly code: "twice" | "level_and_value" | "not_a_list"; readonly other: number }
  | { readonly code: "bad_xml_name"; readonly at: string }
);

type JsonLeaf = string | number | boolean;

const USUAL_ROOT = "lead";
const CONTENT_TYPES: Readonly<Record<BodyFormat, string>> = {
  json: "application/json",
  form: "application/x-www-form-urlencoded",
  xml: "application/xml; charset=utf-8",
};
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const YES: ReadonlySet<string> = new Set(["true", "yes", "1"]);

/**
 * Returns all problems of fields, in their order; empty where there are none. `root` is XML's
 * outermost element.
 */
export function checkFields(
  fields: readonly MappedField[],
  format: BodyFormat,
  root: string = USUAL_ROOT,
): readonly MappingError[] {
  const seen = emptyNode<number>();
  const inOrder = fields.flatMap(({ name, value }, index): readonly MappingError[] => {
    // A form has no levels: a name is one part, and lists are names that end in [] and may be
    // repeated.
    const path: Path =
      format === "form"
        ? { levels: [name.endsWith("[]") ? `${name}${index}` : name], attribute: null }
        : partsOf(name, format === "xml");
    const problem =
      (name.trim() === "" ? { index, code: "empty_name" as const } : null) ??
      (format === "form" ? null : nameProblem(path, format, index)) ??
      placeProblem(seen, path, index);
    if (problem === null) keep(seen, path, index);
    return [
      ...(problem === null ? [] : [problem]),
      ...checkText(value).map((text) => ({ ...text, index })),
    ];
  });
  return format === "xml" && !isXmlName(root)
    ? [{ index: -1, code: "bad_root" }, ...inOrder]
    : inOrder;
}

type Path = ReturnType<typeof partsOf>;

function nameProblem(
  { levels, attribute }: Path,
  format: BodyFormat,
  index: number,
): MappingError | null {
  if ([...levels, ...(attribute === null ? [] : [attribute])].some((part) => part.trim() === ""))
    return { index, code: "empty_name" };
  if (format !== "xml") return null;
  if (levels.some((level) => level.startsWith("@")))
    return { index, code: "attribute_with_levels" };
  const isNamed = (level: string, place: number): boolean =>
    isPlace(level) ? place > 0 && !isPlace(levels[place - 1] ?? "") : isXmlName(level);
  const at =
    levels.find((level, place) => !isNamed(level, place)) ??
    (attribute === null || isXmlName(attribute) ? undefined : attribute);
  return at === undefined ? null : { index, code: "bad_xml_name", at };
}

/** Whether a field's position conflicts with those before it. */
function placeProblem(
  root: FieldNode<number>,
  { levels, attribute }: Path,
  index: number,
): MappingError | null {
  const beside = (
    code: "twice" | "level_and_value" | "not_a_list",
    other: number | undefined,
  ): MappingError | null => (other === undefined ? null : { index, code, other });
  let node: FieldNode<number> | undefined = root;
  for (const level of levels) {
    if (node === undefined) return null;
    const stranger = [...node.children].find(([name]) => isPlace(name) !== isPlace(level));
    const [marked] = isPlace(level) ? node.attributes.values() : [];
    const problem =
      beside("level_and_value", node.leaf ?? undefined) ??
      beside("not_a_list", stranger && firstIn(stranger[1])) ??
      beside("not_a_list", marked);
    if (problem !== null) return problem;
    node = node.children.get(level);
  }
  if (node === undefined) return null;
  if (attribute !== null)
    return (
      beside("twice", node.attributes.get(attribute)) ??
      (isList(node) ? beside("not_a_list", firstIn(node)) : null)
    );
  const [below] = node.children.values();
  return (
    beside("twice", node.leaf ?? undefined) ?? beside("level_and_value", below && firstIn(below))
  );
}

function firstIn(node: FieldNode<number>): number | undefined {
  if (node.leaf !== null) return node.leaf;
  const [marked] = node.attributes.values();
  const [below] = node.children.values();
  return marked ?? (below && firstIn(below));
}

function keep(root: FieldNode<number>, { levels, attribute }: Path, index: number): void {
  const node = nodeAt(root, levels);
  if (attribute === null) node.leaf = index;
  else node.attributes.set(attribute, index);
}

/**
 * Builds the body for a lead. The fields must be without problems (`checkFields`); otherwise
 * something is left out.
 */
export function buildBody({ format, root, fields }: Mapping, values: LeadValues): WrittenBody {
  const written = fields.map(({ name, value, type }) => ({
    name,
    text: fillText(value, values),
    type: type ?? "text",
  }));
  return {
    contentType: CONTENT_TYPES[format],
    body: {
      json: () => jsonOf(written),
      form: () => formOf(written),
      xml: () => xmlOf(root ?? USUAL_ROOT, written),
    }[format](),
  };
}

interface WrittenField {
  readonly name: string;
  readonly text: string;
  readonly type: ValueType;
}

function jsonOf(fields: readonly WrittenField[]): string {
  const root = emptyNode<JsonLeaf>();
  for (const { name, text, type } of fields) {
    const leaf = leafOf(text, type);
    if (leaf !== null) nodeAt(root, partsOf(name, false).levels).leaf = leaf;
  }
  return JSON.stringify(valueOf(root));
}

/**
 * Null where the value is empty. An invalid number remains a text, for the receiver to refuse or to
 * read.
 */
function leafOf(text: string, type: ValueType): JsonLeaf | null {
  const plain = text.trim();
  if (type === "text") return text.toWellFormed();
  if (plain === "") return null;
  if (type === "yes_no") return YES.has(plain.toLowerCase());
  return NUMBER.test(plain) && Number.isFinite(Number(plain)) ? Number(plain) : text.toWellFormed();
}

/** An object without a prototype: no name has a special meaning. */
function valueOf(node: FieldNode<JsonLeaf>): unknown {
  if (node.children.size === 0) return node.leaf ?? {};
  if (isList(node)) return itemsOf(node).map(valueOf);
  const value: Record<string, unknown> = Object.create(null);
  for (const [name, below] of node.children) value[name] = valueOf(below);
  return value;
}

function formOf(fields: readonly WrittenField[]): string {
  return fields.map(({ name, text }) => `${formEncoded(name)}=${formEncoded(text)}`).join("&");
}

/** Encodes as browsers do for forms. */
function formEncoded(text: string): string {
  return encodeURIComponent(text.toWellFormed())
    .replaceAll(/[!'()~]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll("%20", "+");
}

function xmlOf(root: string, fields: readonly WrittenField[]): string {
  const tree = emptyNode<string>();
  for (const { name, text } of fields) {
    const { levels, attribute } = partsOf(name, true);
    const node = nodeAt(tree, levels);
    if (attribute === null) node.leaf = text;
    else node.attributes.set(attribute, text);
  }
  return writeXml(root, tree);
}
