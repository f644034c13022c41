// Parses untrusted JSON to criteria: only members of the allow-list are accepted, and every problem
// says where it is and what to do.
import { ok, refuse, type Result } from "../result.ts";
import type { Criteria } from "./criteria.ts";
import { CRITERIA_LIMITS, type CriteriaLookups, type CriteriaProblem } from "./criteria-limits.ts";
import { parseLeaf, type LeafContext } from "./parse-leaf.ts";

interface ParseState extends LeafContext {
  nodes: number;
}

/**
 * Reads criteria from parsed JSON. The tree has at most 8 levels, 200 nodes, 5,000 values in a list
 * and 20,000 in all. A radius is 5–250 miles around a known ZIP, whose coordinates are always
 * filled in here. Repeated values are dropped, cities are normalized to one spelling. An empty
 * `all` matches every lead; an empty `any` is refused, because no lead could match it. Returns up
 * to 50 problems, in reading order.
 */
export function parseCriteria(
  json: unknown,
  lookups: CriteriaLookups,
): Result<Criteria, CriteriaProblem[]> {
  const state: ParseState = { lookups, problems: [], nodes: 0, values: 0 };
  const criteria = parseNode(json, "", 1, state);
  if (criteria !== null && state.problems.length === 0) return ok(criteria);
  return refuse(state.problems.slice(0, CRITERIA_LIMITS.problems));
}

function parseNode(
  json: unknown,
  pointer: string,
  depth: number,
  state: ParseState,
): Criteria | null {
  state.nodes += 1;
  if (state.nodes > CRITERIA_LIMITS.nodes) {
    // Reported once, for the first node past the limit.
    if (state.nodes === CRITERIA_LIMITS.nodes + 1) {
      state.problems.push({
        pointer,
        code: "too_large",
        message: `Use at most ${CRITERIA_LIMITS.nodes} rules and groups in total.`,
      });
    }
    return null;
  }
  if (depth > CRITERIA_LIMITS.depth) {
    state.problems.push({
      pointer,
      code: "too_large",
      message: `Nest at most ${CRITERIA_LIMITS.depth} levels of rules and groups.`,
    });
    return null;
  }
  if (!isObject(json)) {
    state.problems.push({
      pointer,
      code: "not_an_object",
      message: 'Send an object: a group ("all", "any", "not") or a rule with a "field".',
    });
    return null;
  }
  if (Object.hasOwn(json, "all")) return parseGroup("all", json, pointer, depth, state);
  if (Object.hasOwn(json, "any")) return parseGroup("any", json, pointer, depth, state);
  if (Object.hasOwn(json, "not")) {
    refuseOtherMembers(json, "not", pointer, state);
    const child = parseNode(json["not"], `${pointer}/not`, depth + 1, state);
    return child === null ? null : { not: child };
  }
  return parseLeaf(json, pointer, state);
}

function parseGroup(
  name: "all" | "any",
  json: Readonly<Record<string, unknown>>,
  pointer: string,
  depth: number,
  state: ParseState,
): Criteria | null {
  refuseOtherMembers(json, name, pointer, state);
  const children = json[name];
  const here = `${pointer}/${name}`;
  if (!Array.isArray(children)) {
    state.problems.push({
      pointer: here,
      code: "invalid",
      message: `Make "${name}" a list of rules and groups.`,
    });
    return null;
  }
  if (name === "any" && children.length === 0) {
    state.problems.push({
      pointer: here,
      code: "missing",
      message: 'Put at least one rule into "any"; empty, it would match no lead.',
    });
    return null;
  }
  const parsed: Criteria[] = [];
  for (const [index, child] of children.entries()) {
    // A list of a million nulls is refused at the 201st item, not read to its end.
    if (state.nodes > CRITERIA_LIMITS.nodes) return null;
    const node = parseNode(child, `${here}/${index}`, depth + 1, state);
    if (node !== null) parsed.push(node);
  }
  return name === "all" ? { all: parsed } : { any: parsed };
}

function refuseOtherMembers(
  json: Readonly<Record<string, unknown>>,
  kept: string,
  pointer: string,
  state: ParseState,
): void {
  if (Object.keys(json).length === 1) return;
  state.problems.push({
    pointer,
    code: "unknown_member",
    message: `Keep only "${kept}" in this group and move the rest into rules of their own.`,
  });
}

function isObject(json: unknown): json is Readonly<Record<string, unknown>> {
  return typeof json === "object" && json !== null && !Array.isArray(json);
}
