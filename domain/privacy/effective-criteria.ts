// Leaves out conditions of a question that decide about fewer than five leads: with them, two
// questions could differ by one lead.
import type { Criteria, SetRule } from "../criteria/criteria.ts";
import { MIN_SHOWN_COUNT } from "../access/mask-small-count.ts";

/** How many leads meet the criteria. */
export type CountLeads = (criteria: Criteria) => number;

/** The first digits of a ZIP that neighboring ZIPs share. */
const ZIP3_LENGTH = 3;
/**
 * From so many leads on, a condition that excludes 1 to 4 is left out; of fewer, the noise of the
 * count covers them, and four leads are too many to be wrong by.
 */
const MANY = 20;
/** A question with more conditions than this is not looked through further: counting takes time. */
const MOST_COUNTS = 100;

/**
 * The criteria without parts of little effect, each counted among the leads that the rest of the
 * question leaves: an alternative that adds 1 to 4 leads adds none, and a condition that excludes
 * 1 to 4 of at least 20 leads excludes none. Regions of a list of ZIPs that together add fewer
 * than 5 are left out.
 */
export function effectiveCriteria(criteria: Criteria, count: CountLeads): Criteria {
  let left = MOST_COUNTS;
  const counted: CountLeads = (asked) => {
    left -= 1;
    return count(asked);
  };
  return effective(criteria, { all: [] }, { count: counted, isOver: () => left <= 0 });
}

interface Counting {
  readonly count: CountLeads;
  readonly isOver: () => boolean;
}

/** `context`: what a lead must meet besides, for this part to matter. */
function effective(criteria: Criteria, context: Criteria, counting: Counting): Criteria {
  if (counting.isOver()) return criteria;
  if ("all" in criteria) return effectiveAll(criteria.all, context, counting);
  if ("any" in criteria) return effectiveAny(criteria.any, context, counting);
  if ("not" in criteria) {
    const { not } = criteria;
    if ("not" in not) return effective(not.not, context, counting);
    if ("all" in not)
      return effectiveAny(
        not.all.map((child) => ({ not: child })),
        context,
        counting,
      );
    if ("any" in not)
      return effectiveAll(
        not.any.map((child) => ({ not: child })),
        context,
        counting,
      );
    return criteria;
  }
  return "in" in criteria && criteria.field === "zip_code"
    ? effectiveZips(criteria, context, counting)
    : criteria;
}

/** A condition that excludes 1 to 4 of many leads that meet all others is left out. */
function effectiveAll(
  children: readonly Criteria[],
  context: Criteria,
  counting: Counting,
): Criteria {
  const kept: Criteria[] = [...children];
  for (let at = 0; at < kept.length && !counting.isOver(); at += 1) {
    const others: Criteria = { all: [context, ...kept.filter((_, other) => other !== at)] };
    // Its own parts first: whether it has an effect must not depend on one of little effect.
    const child = effective(kept[at] ?? { all: [] }, others, counting);
    const excluded = counting.count({ all: [others, { not: child }] });
    if (excluded > 0 && excluded < MIN_SHOWN_COUNT && counting.count(others) >= MANY) {
      kept.splice(at, 1);
      at -= 1;
    } else kept[at] = child;
  }
  return { all: kept };
}

/** An alternative that adds 1 to 4 leads to the others adds none. */
function effectiveAny(
  children: readonly Criteria[],
  context: Criteria,
  counting: Counting,
): Criteria {
  if (children.length < 2)
    return { any: children.map((child) => effective(child, context, counting)) };
  const kept: Criteria[] = [...children];
  for (let at = 0; at < kept.length && kept.length > 1 && !counting.isOver(); at += 1) {
    const others: Criteria = { any: kept.filter((_, other) => other !== at) };
    const beyond: Criteria = { all: [context, { not: others }] };
    const child = effective(kept[at] ?? { all: [] }, beyond, counting);
    const added = counting.count({ all: [beyond, child] });
    if (added > 0 && added < MIN_SHOWN_COUNT) {
      kept.splice(at, 1);
      at -= 1;
    } else kept[at] = child;
  }
  return { any: kept };
}

function effectiveZips(
  rule: Extract<SetRule, { readonly field: "zip_code" }>,
  context: Criteria,
  { count, isOver }: Counting,
): Criteria {
  const regions = Map.groupBy(rule.in, (zipCode) => zipCode.slice(0, ZIP3_LENGTH));
  if (regions.size < 2) return rule;
  const weak: string[] = [];
  for (const zips of regions.values()) {
    if (isOver()) return rule;
    const added = count({ all: [context, { field: "zip_code", in: zips }] });
    if (added < MIN_SHOWN_COUNT) weak.push(...zips);
  }
  if (weak.length === 0) return rule;
  const added = count({ all: [context, { field: "zip_code", in: weak }] });
  const strong = rule.in.filter((zipCode) => !weak.includes(zipCode));
  return added >= MIN_SHOWN_COUNT || strong.length === 0 ? rule : { field: "zip_code", in: strong };
}
