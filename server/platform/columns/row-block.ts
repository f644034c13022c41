/** Rows that are looked at together: 8 kB, which stay in the processor's first cache beside what is looked up. */
export const BLOCK = 2_048;
