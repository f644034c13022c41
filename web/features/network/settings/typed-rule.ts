// Turns a rule for assigning leads into what its form shows, and back. Pure.
import type { AssignmentRule } from "../../../../contract/marketplace/assignment-rules.ts";
import { readStates } from "../../../lib/read-states.ts";

/** A member in the form; areas as typed. */
export interface TypedMember {
  readonly userId: string;
  readonly name: string;
  readonly isIn: boolean;
  readonly states: string;
  readonly zips: string;
}

/** Every member of the account: first those of the rule in its order, then the others. */
export function typedMembers(
  { members }: AssignmentRule,
  seats: readonly { readonly user_id: string; readonly name: string }[],
): readonly TypedMember[] {
  const rank = ({ user_id: id }: { readonly user_id: string }): number => {
    const place = members.findIndex((one) => one.user_id === id);
    return place < 0 ? members.length : place;
  };
  return seats
    .toSorted((a, b) => rank(a) - rank(b))
    .map((seat) => {
      const member = members.find((one) => one.user_id === seat.user_id);
      return {
        userId: seat.user_id,
        name: seat.name,
        isIn: member !== undefined,
        states: member?.states.join(", ") ?? "",
        zips: member?.zip_prefixes.join(", ") ?? "",
      };
    });
}

/** The first word of a member's areas that is none. */
export interface WrongArea {
  readonly field: "states" | "zips";
  readonly word: string;
}

export interface ReadRule {
  /** Null while something typed is wrong, or no member takes part. */
  readonly document: AssignmentRule | null;
  /** No member takes part, though the mode needs one. */
  readonly isEmpty: boolean;
  /** By member. */
  readonly wrong: ReadonlyMap<string, WrongArea>;
}

/** By hand, the members are kept for when the mode changes again; areas only where they count. */
export function readRule(mode: AssignmentRule["mode"], typed: readonly TypedMember[]): ReadRule {
  const present = typed.filter(({ isIn }) => isIn);
  const read = present.map(({ userId, states, zips }) => ({
    userId,
    states: readStates(states),
    zips: readPrefixes(zips),
  }));
  const wrong = new Map<string, WrongArea>();
  if (mode === "area")
    for (const { userId, states, zips } of read) {
      if (states.wrong !== null) wrong.set(userId, { field: "states", word: states.wrong });
      else if (zips.wrong !== null) wrong.set(userId, { field: "zips", word: zips.wrong });
    }
  const isEmpty = mode !== "manual" && present.length === 0;
  return {
    isEmpty,
    wrong,
    document:
      isEmpty || wrong.size > 0
        ? null
        : {
            mode,
            members: read.map(({ userId, states, zips }) => ({
              user_id: userId,
              states: states.wrong === null ? [...states.states] : [],
              zip_prefixes: zips.wrong === null ? [...zips.prefixes] : [],
            })),
          },
  };
}

function readPrefixes(text: string): {
  readonly prefixes: readonly string[];
  readonly wrong: string | null;
} {
  const words = text.split(/[\s,;]+/).filter((word) => word !== "");
  return {
    prefixes: [...new Set(words)],
    wrong: words.find((word) => !/^\d{3,5}$/.test(word)) ?? null,
  };
}
