// Writes and reads the signed start of a visit: when this server showed which version of a form. A
// post sends it back and cannot forge it.

export interface FormStart {
  readonly formId: string;
  readonly version: number;
  /** Epoch milliseconds. */
  readonly atMs: number;
  /** Distinguishes visits: one visit makes one lead. */
  readonly nonce: string;
}

/** A keyed hash in hex. */
export type Sign = (text: string) => string;

const SHAPE = /^(\d{1,9})\.([0-9a-z]{1,10})\.([0-9a-z]{8,40})\.([0-9a-f]{16,64})$/;
const BASE = 36;

export function writeStart(start: FormStart, sign: Sign): string {
  return `${start.version}.${start.atMs.toString(BASE)}.${start.nonce}.${sign(signedText(start))}`;
}

/** The start in a token; null if it was not signed by this server for this form. */
export function readStart(token: string, formId: string, sign: Sign): FormStart | null {
  const match = SHAPE.exec(token);
  if (match === null) return null;
  const [, version = "", at = "", nonce = "", mac = ""] = match;
  const start: FormStart = {
    formId,
    version: Number(version),
    atMs: Number.parseInt(at, BASE),
    nonce,
  };
  return isSame(mac, sign(signedText(start))) ? start : null;
}

function signedText({ formId, version, atMs, nonce }: FormStart): string {
  return `${formId}|${version}|${atMs}|${nonce}`;
}

/** Compares in a time that does not depend on where two texts differ. */
function isSame(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  let difference = 0;
  for (let index = 0; index < one.length; index += 1)
    difference |= one.charCodeAt(index) ^ other.charCodeAt(index);
  return difference === 0;
}
