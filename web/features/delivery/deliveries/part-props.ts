// What every part of a destination's form is given.
import type { DestinationFormValues } from "./destination-form-values.ts";

export interface PartProps {
  readonly draft: DestinationFormValues;
  readonly change: (change: Partial<DestinationFormValues>) => void;
  /**
   * What is wrong with what stands under a pointer of the document, in words; undefined where
   * nothing is, or nobody asked yet.
   */
  readonly at: (pointer: string) => string | undefined;
}
