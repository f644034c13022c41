// Provides each part of the edited criteria with its errors, and with which part was just added.
import { createContext } from "react";
import type { Problems } from "./check-campaign-form.ts";
import type { CriteriaPart } from "./criteria-nodes.ts";

/** What a part needs to know about the others. */
export interface Editing {
  readonly problems: Problems;
  /** The part that was just added, which takes the focus. */
  readonly added: number | null;
  readonly add: (part: CriteriaPart) => void;
}

/** What the editor shares with all parts of its tree. */
export const EditingContext = createContext<Editing>({
  problems: {},
  added: null,
  add: () => undefined,
});

/** The props of a part's editor. */
export interface PartProps<Part extends CriteriaPart> {
  readonly part: Part;
  /** "2.1": the first part of the second; "" for the root. */
  readonly number: string;
  readonly depth: number;
  readonly onChange: (part: Part) => void;
  /** Absent for the root. */
  readonly onRemove?: () => void;
}
