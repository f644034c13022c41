// An error of a body that cannot be read, which becomes the answer 400 `malformed`.

/** Thrown by readers of bodies; the message says what to do and repeats nothing that was sent. */
export class UnreadableBody extends Error {
  readonly statusCode = 400;
}
