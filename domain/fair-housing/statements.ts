// Statements that are blocked whoever they name: of safety, schools, worship nearby, closed
// circles, and where somebody should look.
import type { Statement } from "./statement-words.ts";
import { ABOUT_PEOPLE } from "./statements-of-people.ts";
import { ABOUT_PLACES } from "./statements-of-places.ts";

/** What a text may not state, in the order in which it is looked for. */
export const STATEMENTS: readonly Statement[] = [...ABOUT_PLACES, ...ABOUT_PEOPLE];
