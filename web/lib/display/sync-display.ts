// Display choices kept with the account: taken over after signing in, written after each change.
import { type ApiError, toProblem } from "../api/problem.ts";
import { read, saveDocument } from "../documents/documents.ts";
import { type Display, changeDisplay, readDisplay } from "./display.ts";

const DOCUMENT = "display";

/** Takes over what the account has kept. Without an answer this browser's own choices stay. */
export async function takeOverDisplay(): Promise<void> {
  try {
    const { document, updated_at: keptAt } = await read("GET /v1/preferences/{id}", {
      params: { id: DOCUMENT },
    });
    if (keptAt !== null) changeDisplay(readDisplay(document));
  } catch {
    // Nobody to ask.
  }
}

/**
 * Takes up a change at once and keeps it with the account. Answers the problem where it could not
 * be kept there.
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
