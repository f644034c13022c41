// Sends a file's rows in parallel chunks with retries, then starts the import.
import type { ImportRow } from "../../../../domain/csv/import-row.ts";
import type { Import, ImportDocument } from "../../../../contract/supply/import-document.ts";
import { call } from "../../../lib/api/call.ts";
import { toProblem } from "../../../lib/api/problem.ts";

const AT_ONCE = 3;
const MAX_ATTEMPTS = 6;
const WAIT_MS = 1_000;
const PASSING: ReadonlySet<string> = new Set(["offline", "unavailable", "rate_limited"]);

/** The unfinished import had other rows or another reading: it cannot be continued. */
const OTHERWISE: ReadonlySet<string> = new Set([
  "id_taken",
  "idempotency_mismatch",
  "window_closed",
  "not_found",
]);

interface Sending {
  /** Created once: sending the same file again continues where it stopped. */
  readonly id: string;
  /** An import of the same file that stopped; null or absent if there is none. */
  readonly unfinishedId?: string | null;
  readonly document: ImportDocument;
  readonly partFrom: (
    from: number,
  ) => Promise<{ readonly rows: readonly ImportRow[]; readonly next: number | null }>;
  readonly onSent: (rows: number) => void;
}

/**
 * Continues the unfinished import of the file; where its rows or their reading differ now, cancels
 * it and sends all of them anew. Throws ApiError where the import cannot be completed; chunks that
 * arrived stay.
 */
export async function sendImport({ unfinishedId = null, ...sending }: Sending): Promise<Import> {
  if (unfinishedId === null) return sendAs(sending);
  try {
    return await sendAs({ ...sending, id: unfinishedId });
  } catch (error) {
    if (!OTHERWISE.has(toProblem(error).code)) throw error;
  }
  await patiently(() => call("POST /v1/imports/{id}/cancel", { params: { id: unfinishedId } }));
  return sendAs(sending);
}

async function sendAs({
  id,
  document,
  partFrom,
  onSent,
}: Omit<Sending, "unfinishedId">): Promise<Import> {
  await patiently(() => call("PUT /v1/imports/{id}", { params: { id }, body: document }));
  const underWay = new Set<Promise<void>>();
  let sent = 0;
  let no = 0;
  for (let from: number | null = 0; from !== null;) {
    const part: Awaited<ReturnType<Sending["partFrom"]>> = await partFrom(from);
    from = part.next;
    if (part.rows.length === 0) continue;
    no += 1;
    const params = { id, n: no };
    const sending: Promise<void> = patiently(() =>
      call("PUT /v1/imports/{id}/chunks/{n}", { params, body: { rows: part.rows } }),
    ).then(() => {
      sent += part.rows.length;
      onSent(sent);
      underWay.delete(sending);
    });
    underWay.add(sending);
    // The first failure ends the import; other failures are ignored.
    sending.catch(() => undefined);
    if (underWay.size >= AT_ONCE) await Promise.race(underWay);
  }
  await Promise.all(underWay);
  return patiently(() => call("POST /v1/imports/{id}/start", { params: { id } }));
}

/** Retries after network errors and a busy server: every request here is idempotent. */
async function patiently<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const problem = toProblem(error);
      if (!PASSING.has(problem.code) || tries >= MAX_ATTEMPTS) throw problem;
      await new Promise((resolve) =>
        setTimeout(resolve, (problem.retryAfterSeconds ?? tries) * WAIT_MS),
      );
    }
  }
}
