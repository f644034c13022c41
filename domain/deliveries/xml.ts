// Writes XML 1.0 from named levels, so that any parser reads back what was put in.
import { type FieldNode, isList, itemsOf } from "./field-tree.ts";

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const NAME_START =
  "A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF" +
  "\\u200C\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD" +
  "\\u{10000}-\\u{EFFFF}";
const NAME = `[${NAME_START}][${NAME_START}\\-.0-9\\u00B7\\u0300-\\u036F\\u203F\\u2040]*`;
/** With a prefix or without. */
const XML_NAME = new RegExp(`^(?:${NAME}:)?${NAME}$`, "u");
/** Characters that XML 1.0 cannot contain, not even as a reference. */
const UNWRITABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
/**
 * A parser normalizes line ends to other white space, and in an attribute all white space except a
 * space.
 */
const ESCAPES: ReadonlyMap<string, string> = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  ["\r", "&#13;"],
  ["\n", "&#10;"],
  ["\t", "&#9;"],
]);

export function isXmlName(name: string): boolean {
  return XML_NAME.test(name);
}

/** Writes a document of one element. Its names must be valid XML names. */
export function writeXml(root: string, node: FieldNode<string>): string {
  return `${DECLARATION}\n${element(root, node)}`;
}

function element(name: string, node: FieldNode<string>): string {
  const attributes = [...node.attributes]
    .map(([attribute, value]) => ` ${attribute}="${escaped(value, /[&<>"\r\n\t]/g)}"`)
    .join("");
  const within =
    node.children.size === 0
      ? escaped(node.leaf ?? "", /[&<>\r]/g)
      : [...node.children].map(([child, below]) => elements(child, below)).join("");
  return within === "" ? `<${name}${attributes}/>` : `<${name}${attributes}>${within}</${name}>`;
}

/** A list is its element, repeated for each item. */
function elements(name: string, node: FieldNode<string>): string {
  return isList(node)
    ? itemsOf(node)
        .map((item) => element(name, item))
        .join("")
    : element(name, node);
}

function escaped(text: string, which: RegExp): string {
  return text
    .replaceAll(UNWRITABLE, "")
    .replaceAll(which, (character) => ESCAPES.get(character) ?? character);
}
