// The interface to the thread that prepares chunks of imports. Reading, checking, scoring and
// sealing a row takes longer than the server's main thread takes to decide it: on that thread,
// concurrent posts would wait for whole chunks.
import type { Sealed } from "../../../platform/crypto/contact-vault.ts";
import { createQuestionThread } from "../../../platform/threads/question-thread.ts";
import type { KeptRows } from "./import-work.store.ts";
import type {
  Noted,
  PartToPrepare,
  PreparedRow,
  PreparerQuestions,
  Refusal,
  SealedPart,
} from "./prepare-chunk.ts";

/** The keys with which the thread opens chunks and seals contacts. */
export interface PreparerKeys {
  readonly hashKey: Uint8Array;
  readonly sealKey: Uint8Array;
}

/** Both reject with ThreadUnavailable. */
export interface Preparer {
  prepare(part: PartToPrepare): Promise<readonly PreparedRow[]>;
  sealKept(
    part: SealedPart,
    kept: { readonly refused: readonly Refusal[]; readonly noted: readonly Noted[] },
  ): Promise<KeptRows>;
  /** Frees the thread's memory until the next chunk. */
  rest(): void;
  stop(): Promise<void>;
}

/** `onError` receives errors of the thread; the next chunk starts it again. */
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
    async sealKept({ importId, no, sealed }, { refused, noted }) {
      if (refused.length === 0 && noted.length === 0) return { refused: null, noted: null };
      const kept = await thread.ask("sealKept", { importId, no, sealed, refused, noted });
      return {
        refused: kept.refused === null ? null : sealedBuffers(kept.refused),
        noted: kept.noted === null ? null : sealedBuffers(kept.noted),
      };
    },
    rest: () => thread.rest(),
    stop: () => thread.stop(),
  };
}

/** Converts bytes from another thread: a Buffer arrives there as a plain Uint8Array. */
export function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

export function sealedBuffers({ salt, sealed }: Sealed): Sealed {
  return { salt: asBuffer(salt), sealed: asBuffer(sealed) };
}

function withBuffers(row: PreparedRow): PreparedRow {
  if ("draft" in row) return row;
  const { arrival, errors, notes } = row;
  const { idempotency, content } = arrival;
  return {
    errors,
    notes,
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
        content.sealed === null ? content : { ...content, sealed: sealedBuffers(content.sealed) },
    },
  };
}
