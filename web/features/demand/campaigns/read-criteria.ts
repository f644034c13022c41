// Reads a campaign's criteria as a tree for the screens: groups, lists, ranges and circles. Unknown
// parts are kept as they are.

export type CriteriaNode =
  | { readonly kind: "all" | "any"; readonly children: readonly CriteriaNode[] }
  | { readonly kind: "not"; readonly child: CriteriaNode }
  | { readonly kind: "in"; readonly field: string; readonly values: readonly string[] }
  | {
      readonly kind: "range";
      readonly field: string;
      readonly min: number | null;
      readonly max: number | null;
    }
  | { readonly kind: "radius"; readonly zip: string; readonly miles: number }
  | { readonly kind: "other"; readonly text: string };

export function readCriteria(given: unknown): CriteriaNode {
  const node: Readonly<Record<string, unknown>> =
    typeof given === "object" && given !== null ? { ...given } : {};
  if (Array.isArray(node["all"])) return { kind: "all", children: node["all"].map(readCriteria) };
  if (Array.isArray(node["any"])) return { kind: "any", children: node["any"].map(readCriteria) };
  if (node["not"] !== undefined) return { kind: "not", child: readCriteria(node["not"]) };
  const { field } = node;
  if (typeof field === "string") {
    if (Array.isArray(node["in"])) return { kind: "in", field, values: node["in"].map(String) };
    if (field === "radius")
      return { kind: "radius", zip: String(node["zip_code"]), miles: Number(node["miles"]) };
    const bound = (name: string): number | null =>
      typeof node[name] === "number" ? node[name] : null;
    if (bound("min") !== null || bound("max") !== null)
      return { kind: "range", field, min: bound("min"), max: bound("max") };
  }
  return { kind: "other", text: JSON.stringify(given) };
}

/** Every value of a field anywhere in the tree. */
export function valuesOf(node: CriteriaNode, field: string): readonly string[] {
  if (node.kind === "all" || node.kind === "any")
    return node.children.flatMap((child) => valuesOf(child, field));
  if (node.kind === "not") return valuesOf(node.child, field);
  return node.kind === "in" && node.field === field ? node.values : [];
}
