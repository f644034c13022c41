// Provides each part of the edited criteria with its problem, and with the part that was just
// added.
import { createContext } from "react";
import type { Problems } from "./check-campaign-form.ts";
import type { CriteriaPart } from "./criteria-nodes.ts";

/** What a part must know of the others. */
export interface Editing {
  readonly problems: Problems;
  /** The part that was just added takes the focus. */
  readonly added: number | null;
  readonly add: (part: CriteriaPart) => void;
}

/** What the editor shares with all parts of its tree. */
export const EditingContext = createContext<Editing>({
  problems: {},
  added: null,
  add: () => undefined,
});

/** What the editor of a part is given. */
export interface PartProps<Part extends CriteriaPart> {
  readonly part: Part;
  /** "2.1": the first part of the second; "" for the root. */
  readonly number: string;
  readonly depth: number;
  readonly onChange: (part: Part) => void;
  /** Absent for the root. */
  readonly onRemove?: () => void;
}
