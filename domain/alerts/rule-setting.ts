// Decides what a rule of alerts goes by: whether it is on, and its limits within their bounds.
import type { LimitRule, LimitRules, Limits } from "./alert-rule.ts";
import type { AlertKind } from "./kind-names.ts";
import { ALERT_RULES } from "./kinds/index.ts";

/** What the network set of a rule, or its defaults. */
export interface RuleSetting {
  readonly isOn: boolean;
  /** Whole numbers by name, in the units of the rule's limits. */
  readonly limits: Readonly<Record<string, number>>;
}

/** The limits of a rule with their bounds, by name. */
export const limitRulesOf = (kind: AlertKind): LimitRules => ALERT_RULES[kind].limits;

/** What the rule goes by; a limit that is not set is as usual. */
export function limitsFor<Rules extends LimitRules>(
  rules: Rules,
  { limits }: Pick<RuleSetting, "limits">,
): Limits<Rules> {
  return Object.fromEntries(
    Object.entries(rules).map(([name, { usual }]) => [name, limits[name] ?? usual]),
  ) as Limits<Rules>;
}

/** What holds of a rule; a limit that is not set, or is none of the rule's, is as usual. */
export function settingOf(kind: AlertKind, stored: RuleSetting | null): RuleSetting {
  const limits = limitsFor(limitRulesOf(kind), stored ?? { limits: {} });
  return { isOn: stored?.isOn ?? true, limits };
}

export interface LimitProblem {
  readonly name: string;
  /** Its bounds; null for a limit that the rule does not have. */
  readonly bounds: LimitRule | null;
}

/** What is wrong with limits: names that the rule does not have, missing ones, and bounds. */
export function limitProblems(
  kind: AlertKind,
  limits: Readonly<Record<string, number>>,
): readonly LimitProblem[] {
  const rules = limitRulesOf(kind);
  const unknown = Object.keys(limits)
    .filter((name) => !Object.hasOwn(rules, name))
    .map((name) => ({ name, bounds: null }));
  const outside = Object.entries(rules).flatMap(([name, bounds]) => {
    const value = limits[name];
    const isInside =
      value !== undefined &&
      Number.isInteger(value) &&
      value >= bounds.least &&
      value <= bounds.most;
    return isInside ? [] : [{ name, bounds }];
  });
  return [...unknown, ...outside];
}
