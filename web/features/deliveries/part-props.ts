// What every part of a destination's form is given.
import type { Draft } from "./destination-draft.ts";

export interface PartProps {
  readonly draft: Draft;
  readonly change: (change: Partial<Draft>) => void;
  /**
   * What is wrong with what stands under a pointer of the document, in words; undefined where
   * nothing is, or nobody asked yet.
   */
  readonly at: (pointer: string) => string | undefined;
}
