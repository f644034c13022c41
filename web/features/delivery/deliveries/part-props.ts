// Defines the props of every section of a destination's form.

/** `Draft`: the form values that the section edits. */
export interface PartProps<Draft> {
  readonly draft: Draft;
  readonly change: (change: Partial<Draft>) => void;
  /**
   * The sentence of the problem at a pointer of the document; undefined where there is none, or
   * while the form was not yet submitted.
   */
  readonly at: (pointer: string) => string | undefined;
}
