// Reads what the server wrote on a form for the script that runs it.
import type { FormDocument } from "../../domain/forms/form-document.ts";

/** What the server wrote on the form. */
export interface WrittenForm {
  readonly slug: string;
  readonly start: string;
  readonly document: FormDocument;
  /** Filled in by somebody else: shown whole, so that nothing of it is passed over. */
  readonly isDraft: boolean;
}

/** Null where no form stands within `root`. */
export function writtenForm(root: ParentNode): WrittenForm | null {
  const text = root.querySelector<HTMLElement>("[data-form]")?.dataset["form"];
  return text === undefined ? null : JSON.parse(text);
}
