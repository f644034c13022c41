// Syncs display choices with the account: applied after signing in, written after each change.
import { type ApiError, toProblem } from "../api/problem.ts";
import { read, saveDocument } from "../documents/documents.ts";
import { type Display, changeDisplay, readDisplay } from "./display.ts";

const DOCUMENT = "display";

/** Applies the account's stored choices. Without a response this browser's own choices stay. */
export async function takeOverDisplay(): Promise<void> {
  try {
    const { document, updated_at: keptAt } = await read("GET /v1/preferences/{id}", {
      params: { id: DOCUMENT },
    });
    if (keptAt !== null) changeDisplay(readDisplay(document));
  } catch {
    // Without a session there is no account to ask.
  }
}

/**
 * Applies a change immediately and stores it with the account. Returns the problem if the account
 * could not store it.
 */
export async function keepDisplay(change: Partial<Display>): Promise<ApiError | null> {
  const display = changeDisplay(change);
  try {
    await saveDocument("PUT /v1/preferences/{id}", {
      params: { id: DOCUMENT },
      body: { ...display },
    });
    return null;
  } catch (error) {
    return toProblem(error);
  }
}
