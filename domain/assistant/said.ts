// Describes the input of the readers of requested changes.
import { PAUSE, PAUSE_SOMETHING, RESUME, RESUME_SOMETHING } from "./pause-verbs.ts";

import type { Role } from "../access/access.ts";
import type { Topic } from "../qualification/slots.ts";

const VERBS = new RegExp(
  [PAUSE, PAUSE_SOMETHING, RESUME, RESUME_SOMETHING].map(({ source }) => source).join("|"),
);

/** The sentence, the speaker's role, and the open question. */
export interface Said {
  /** The result of `readable`. */
  readonly text: string;
  /** The sentence as typed. */
  readonly said: string;
  readonly role: Role;
  readonly asked: Topic | null;
}

/** Words for campaigns. */
export const CAMPAIGN = "(?:campaigns?|campanas?|buy orders?)";

/**
 * The clause that matches the pattern, as typed: commas and periods separate clauses, but not
 * inside figures.
 */
export function clauseWith(said: string, pattern: RegExp | null): string {
  const clauses = said
    .split(/[,;!?:](?=\s|$)|\.(?=\s|$)|\n/u)
    .filter((clause) => clause.trim() !== "");
  const plain = (clause: string): string =>
    clause.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return (
    clauses.find((clause) => pattern?.test(plain(clause)) === true) ??
    clauses.find((clause) => VERBS.test(plain(clause))) ??
    said
  );
}
