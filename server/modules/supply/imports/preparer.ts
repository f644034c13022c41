// The thread that prepares parts of imports, from the outside. Reading, checking, scoring and
// sealing a row takes the server's own thread longer than deciding it: posts that come meanwhile
// would wait for whole parts.
import type { Sealed } from "../../../platform/crypto/contact-vault.ts";
import { createQuestionThread } from "../../../platform/threads/question-thread.ts";
import type { MadeArrival } from "../../selling/intake/index.ts";
import type { PartToPrepare, PreparerQuestions, Refusal, SealedPart } from "./prepare-chunk.ts";

/** What the thread opens parts and seals contacts with. */
export interface PreparerKeys {
  readonly hashKey: Uint8Array;
  readonly sealKey: Uint8Array;
}

/** Both reject with ThreadUnavailable. */
export interface Preparer {
  prepare(part: PartToPrepare): Promise<readonly MadeArrival[]>;
  sealRefused(part: SealedPart, refused: readonly Refusal[]): Promise<Sealed>;
  /** Gives the thread's memory back until the next part. */
  rest(): void;
  stop(): Promise<void>;
}

/** `onError` hears what went wrong in the thread; the next part starts it again. */
export function createPreparer(
  { hashKey, sealKey }: PreparerKeys,
  onError: (error: unknown) => void,
): Preparer {
  const thread = createQuestionThread<PreparerQuestions>(
    new URL("./preparer-worker.ts", import.meta.url),
    { hashKey, sealKey } satisfies PreparerKeys,
    onError,
  );
  return {
    prepare: async (part) => (await thread.ask("prepare", part)).map(withBuffers),
    sealRefused: async ({ importId, no, sealed }, refused) =>
      sealedBuffers(await thread.ask("sealRefused", { importId, no, sealed, refused })),
    rest: () => thread.rest(),
    stop: () => thread.stop(),
  };
}

/**
 * Bytes that came from another thread: there a Buffer arrives as the plain array that it is made
 * of.
 */
export function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

export function sealedBuffers({ salt, sealed }: Sealed): Sealed {
  return { salt: asBuffer(salt), sealed: asBuffer(sealed) };
}

function withBuffers({ arrival, errors }: MadeArrival): MadeArrival {
  const { idempotency, content } = arrival;
  return {
    errors,
    arrival: {
      ...arrival,
      idempotency:
        idempotency === null
          ? null
          : {
              keyHash: asBuffer(idempotency.keyHash),
              requestHash: asBuffer(idempotency.requestHash),
            },
      content:
        "refused" in content ? content : { ...content, sealed: sealedBuffers(content.sealed) },
    },
  };
}
