// Describes what was said, as the readers of wishes to change something take it.
import { PAUSE, PAUSE_SOMETHING, RESUME, RESUME_SOMETHING } from "./pause-verbs.ts";

import type { Role } from "../access/access.ts";
import type { Topic } from "../qualification/slots.ts";

const VERBS = new RegExp(
  [PAUSE, PAUSE_SOMETHING, RESUME, RESUME_SOMETHING].map(({ source }) => source).join("|"),
);

/** What was said, by whom, and what had been asked. */
export interface Said {
  /** As `readable` gives it. */
  readonly text: string;
  /** As it was typed. */
  readonly said: string;
  readonly role: Role;
  readonly asked: Topic | null;
}

/** What campaigns are called. */
export const CAMPAIGN = "(?:campaigns?|campanas?|buy orders?)";

/** The clause that says it, as it was typed: commas and stops part clauses, but not in figures. */
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
