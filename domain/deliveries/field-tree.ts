// Builds a tree from the named fields of a mapping: `person.phones.0.value` is in a list in a
// level. JSON and XML are written from it.

/** A level: its value, its children, and in XML its attributes. */
export interface FieldNode<Leaf> {
  leaf: Leaf | null;
  readonly attributes: Map<string, Leaf>;
  readonly children: Map<string, FieldNode<Leaf>>;
}

const WHOLE_NUMBER = /^(?:0|[1-9]\d{0,5})$/;
const ATTRIBUTE = "@";

/** Whether a part of a name is the index of a list item. */
export function isPlace(part: string): boolean {
  return WHOLE_NUMBER.test(part);
}

/** The parts of a name, and in XML the attribute that its last part names. */
export function partsOf(
  name: string,
  hasAttributes: boolean,
): { readonly levels: readonly string[]; readonly attribute: string | null } {
  const parts = name.split(".");
  const last = parts.at(-1) ?? "";
  return hasAttributes && last.startsWith(ATTRIBUTE)
    ? { levels: parts.slice(0, -1), attribute: last.slice(ATTRIBUTE.length) }
    : { levels: parts, attribute: null };
}

export function emptyNode<Leaf>(): FieldNode<Leaf> {
  return { leaf: null, attributes: new Map(), children: new Map() };
}

/** The level with that name; it and those above it are created where missing. */
export function nodeAt<Leaf>(root: FieldNode<Leaf>, levels: readonly string[]): FieldNode<Leaf> {
  let node = root;
  for (const level of levels) {
    const below = node.children.get(level) ?? emptyNode<Leaf>();
    node.children.set(level, below);
    node = below;
  }
  return node;
}

/** Whether all children of a level are items of a list. */
export function isList(node: FieldNode<unknown>): boolean {
  return node.children.size > 0 && [...node.children.keys()].every(isPlace);
}

/** The items of a list in order; unused indexes are skipped. */
export function itemsOf<Leaf>(node: FieldNode<Leaf>): readonly FieldNode<Leaf>[] {
  return [...node.children].toSorted(([a], [b]) => Number(a) - Number(b)).map(([, item]) => item);
}
