// Reads an XML document as a record: elements by name, attributes beside them.
import { type SaxesAttributePlain, SaxesParser, type SaxesTagPlain } from "saxes";
import { UnreadableBody } from "../body-problem.ts";

/** More than any lead has, so that a document of tiny elements costs little. */
const MOST_ELEMENTS = 2_000;
const MAX_DEPTH = 16;
/** Attributes that name a field whose value is the element's text: `<field name="phone">`. */
const NAMING = ["name", "key", "field", "id"] as const;
/** Elements that say nothing themselves but that there is a field. */
const NAMED = new Set("field param parameter property item input entry value data pair".split(" "));

type Fields = Record<string, unknown>;

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly entries: [name: string, value: unknown][];
  text: string;
}

/**
 * The record of an XML document. The root, and every element around a single other one, is only
 * a wrapper. `<name part="first">` is `first_name`, as ADF writes it. Namespaces are left out; a
 * name given several times becomes a list. A document type is refused, so entities cannot be
 * defined; nothing is ever loaded. Throws an `UnreadableBody`.
 */
export function readXml(text: string): Fields {
  const root: Element = { name: "", attributes: {}, entries: [], text: "" };
  const open: Element[] = [root];
  let elements = 0;
  const parser = new SaxesParser({ xmlns: false, position: true });
  parser.on("doctype", () => {
    throw new UnreadableBody("Send the XML without a document type (<!DOCTYPE …>).");
  });
  parser.on("error", () => {
    throw new UnreadableBody(`The XML is not well-formed at line ${parser.line}.`);
  });
  parser.on("opentag", ({ name, attributes }: SaxesTagPlain) => {
    elements += 1;
    if (elements > MOST_ELEMENTS || open.length > MAX_DEPTH)
      throw new UnreadableBody(
        `Send at most ${MOST_ELEMENTS} XML elements, nested at most ${MAX_DEPTH} deep.`,
      );
    open.push({
      name: localName(name),
      attributes: ownAttributes(attributes),
      entries: [],
      text: "",
    });
  });
  const addText = (part: string): void => {
    const element = open.at(-1);
    if (element !== undefined) element.text += part;
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", () => {
    const element = open.pop();
    if (element !== undefined) open.at(-1)?.entries.push(...entriesOf(element));
  });
  parser.write(text).close();
  const [document] = root.entries;
  const fields = document?.[1];
  if (typeof fields !== "object" || fields === null)
    throw new UnreadableBody("The XML has no fields: send one element per field.");
  return unwrap(fields as Fields);
}

/** What an element adds to the one around it. */
function entriesOf({ name, attributes, entries, text }: Element): [string, unknown][] {
  const rest = Object.entries(attributes);
  if (entries.length > 0) return [[name, recordOf([...rest, ...entries])]];
  const naming = NAMING.find((attribute) => attributes[attribute] !== undefined);
  const value = text.trim() || (attributes["value"] ?? "");
  if (naming !== undefined && NAMED.has(name.toLowerCase()))
    return [[attributes[naming] ?? name, value]];
  if (attributes["part"] !== undefined) return [[`${attributes["part"]}_${name}`, value]];
  if (text.trim() === "" && rest.length > 0) return [[name, recordOf(rest)]];
  return [
    [name, text.trim()],
    ...rest.map(([key, word]): [string, string] => [`${name}_${key}`, word]),
  ];
}

function recordOf(entries: readonly (readonly [string, unknown])[]): Fields {
  const lists = new Map<string, unknown[]>();
  for (const [name, value] of entries) {
    const known = lists.get(name);
    if (known === undefined) lists.set(name, [value]);
    else known.push(value);
  }
  return Object.fromEntries(
    [...lists].map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  );
}

/** The innermost record that is not the only entry of another one. */
function unwrap(record: Fields): Fields {
  let within = record;
  for (;;) {
    const values = Object.values(within);
    const [only] = values;
    if (values.length !== 1 || typeof only !== "object" || only === null) return within;
    // A single list of several records is not one record.
    if (Array.isArray(only)) return within;
    within = only as Fields;
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

function ownAttributes(attributes: Readonly<Record<string, string | SaxesAttributePlain>>) {
  return Object.fromEntries(
    Object.entries(attributes)
      .filter(([name]) => name !== "xmlns" && !/^(xmlns|xsi|xml):/.test(name))
      .map(([name, value]) => [localName(name), String(value)]),
  );
}
