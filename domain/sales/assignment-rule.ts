// Decides which member of a buyer's team receives a new lead: in turn, by its area, or none.
import { US_STATES } from "../lead/us-states.ts";

/** `manual`: leads wait until a member claims them or is chosen. */
export const ASSIGNMENT_MODES = ["manual", "round_robin", "area"] as const;
export type AssignmentMode = (typeof ASSIGNMENT_MODES)[number];

/** A member who takes part, and where; without both lists, everywhere that has no other member. */
export interface AssignedMember {
  readonly userId: string;
  /** Two-letter codes. */
  readonly states: readonly string[];
  /** The first three to five digits of ZIPs. */
  readonly zipPrefixes: readonly string[];
}

export interface AssignmentRule {
  readonly mode: AssignmentMode;
  /** In the order in which they begin. */
  readonly members: readonly AssignedMember[];
}

/** Where a lead is, as far as it is known. */
export interface LeadPlace {
  readonly state: string | null;
  readonly zipCode: string | null;
}

/** How often each member was chosen by the rule; a member without an entry was not yet. */
export type Turns = Readonly<Record<string, number>>;

/**
 * The member who receives the lead, and the turns after that; null where the rule names none. Of
 * those who fit equally well, it is the one who was chosen least often, and of those the first.
 * `present`: the members who can still sign in.
 */
export function assigneeFor(
  { mode, members }: AssignmentRule,
  place: LeadPlace,
  turns: Turns,
  present: ReadonlySet<string>,
): { readonly userId: string; readonly turns: Turns } | null {
  if (mode === "manual") return null;
  const here = members.filter(({ userId }) => present.has(userId));
  const candidates = mode === "area" ? closest(here, place) : here;
  const [first, ...others] = candidates;
  if (first === undefined) return null;
  const turnOf = ({ userId }: AssignedMember): number => turns[userId] ?? 0;
  const { userId } = others.reduce((best, one) => (turnOf(one) < turnOf(best) ? one : best), first);
  return { userId, turns: { ...turns, [userId]: (turns[userId] ?? 0) + 1 } };
}

/**
 * Turns for changed members: one who is new begins with the others, instead of receiving every lead
 * until it has caught up.
 */
export function turnsAfterChange(turns: Turns, rule: AssignmentRule): Turns {
  const known = rule.members.flatMap(({ userId }) => turns[userId] ?? []);
  const least = known.length === 0 ? 0 : Math.min(...known);
  return Object.fromEntries(
    rule.members.map(({ userId }) => [userId, Math.max(0, (turns[userId] ?? least) - least)]),
  );
}

/** The members with the longest ZIP that fits, else those of the state, else those of no area. */
function closest(
  members: readonly AssignedMember[],
  { state, zipCode }: LeadPlace,
): readonly AssignedMember[] {
  const lengthOf = ({ zipPrefixes }: AssignedMember): number =>
    Math.max(
      0,
      ...zipPrefixes
        .filter((prefix) => zipCode?.startsWith(prefix) === true)
        .map((prefix) => prefix.length),
    );
  const longest = Math.max(0, ...members.map(lengthOf));
  if (longest > 0) return members.filter((member) => lengthOf(member) === longest);
  const ofState = members.filter(({ states }) => state !== null && states.includes(state));
  if (ofState.length > 0) return ofState;
  return members.filter(({ states, zipPrefixes }) => states.length + zipPrefixes.length === 0);
}

/** What is wrong with a rule: the index of the member, and which of its members. */
export interface RuleProblem {
  readonly index: number;
  readonly field: "userId" | "states" | "zipPrefixes";
  readonly problem: "unknown" | "twice";
}

const STATE_CODES: ReadonlySet<string> = new Set(US_STATES.map(({ code }) => code));

/** The problems of a rule; `people`: the members of the account. */
export function ruleProblems(
  { members }: AssignmentRule,
  people: ReadonlySet<string>,
): readonly RuleProblem[] {
  return members.flatMap(({ userId, states, zipPrefixes }, index): RuleProblem[] => [
    ...(people.has(userId) ? [] : [{ index, field: "userId", problem: "unknown" } as const]),
    ...(members.findIndex((one) => one.userId === userId) === index
      ? []
      : [{ index, field: "userId", problem: "twice" } as const]),
    ...(states.every((state) => STATE_CODES.has(state))
      ? []
      : [{ index, field: "states", problem: "unknown" } as const]),
    ...(zipPrefixes.every((prefix) => /^\d{3,5}$/.test(prefix))
      ? []
      : [{ index, field: "zipPrefixes", problem: "unknown" } as const]),
  ]);
}
