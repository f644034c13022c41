// What every part of a destination's form is given.

/** `Draft`: what the part shows of the form. */
export interface PartProps<Draft> {
  readonly draft: Draft;
  readonly change: (change: Partial<Draft>) => void;
  /**
   * What is wrong with what stands under a pointer of the document, in words; undefined where
   * nothing is, or nobody asked yet.
   */
  readonly at: (pointer: string) => string | undefined;
}
