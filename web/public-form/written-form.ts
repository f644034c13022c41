// Reads the attributes that the server wrote on a form, for the script that runs it.
import type { FormDocument } from "../../domain/forms/form-document.ts";

/** The attributes that the server wrote on the form. */
export interface WrittenForm {
  readonly slug: string;
  readonly start: string;
  readonly document: FormDocument;
  /** Filled in by an affiliate. */
  readonly isDraft: boolean;
  /** Filled in for its consumer, who therefore sees all of it at once and skips nothing. */
  readonly isWhole: boolean;
}

/** Null if there is no form within `root`. */
export function writtenForm(root: ParentNode): WrittenForm | null {
  const text = root.querySelector<HTMLElement>("[data-form]")?.dataset["form"];
  return text === undefined ? null : JSON.parse(text);
}
