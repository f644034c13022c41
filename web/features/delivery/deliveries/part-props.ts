// What every part of a destination's form is given.

/** `Draft`: what the part shows of the form. */
export interface PartProps<Draft> {
  readonly draft: Draft;
  readonly change: (change: Partial<Draft>) => void;
  /**
   * The problem of the value under a pointer of the document, in words; undefined without a
   * problem, or before validation.
   */
  readonly at: (pointer: string) => string | undefined;
}
