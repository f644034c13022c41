// Lists statements that are blocked for any people: about safety, schools, worship nearby,
// exclusivity, and where a person should look.
import type { Statement } from "./statement-words.ts";
import { ABOUT_PEOPLE } from "./statements-of-people.ts";
import { ABOUT_PLACES } from "./statements-of-places.ts";

/** The blocked statements, in the order in which they are matched. */
export const STATEMENTS: readonly Statement[] = [...ABOUT_PLACES, ...ABOUT_PEOPLE];
