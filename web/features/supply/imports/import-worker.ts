// Web worker: reads and checks a file off the main thread, so that the page stays responsive for
// any file size. The rows stay here until they are requested in chunks.
import { CheckedTable } from "./checked-table.ts";
import { readFile } from "./read-file.ts";
import type { FromWorker, ToWorker } from "./worker-messages.ts";

/** Rows to check before the worker processes messages again. */
const AT_ONCE = 1_000;
const LINES_A_PIECE = 5_000;

let file: File | null = null;
let table: CheckedTable | null = null;
/** Incremented by every mapping, which stops the check of an older one. */
let latest = 0;
/** Whether all rows are checked under the latest mapping. */
let isChecked = false;
let fileHash: string | null = null;
const mended = new Set<number>();

const say = (message: FromWorker): void => self.postMessage(message);
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function checkAll(of: CheckedTable): Promise<void> {
  const turn = (latest += 1);
  isChecked = false;
  const nowMs = Date.now();
  for (let from = 0; from < of.size; from += AT_ONCE) {
    of.check(from, from + AT_ONCE, nowMs);
    say({ kind: "checking", done: Math.min(from + AT_ONCE, of.size) });
    await pause();
    if (turn !== latest) return;
  }
  isChecked = true;
  say({ kind: "checked", checked: of.summary(nowMs, mended) });
}

/**
 * SHA-256 in hex of the file, or of a further sheet of it; null over plain HTTP, where browsers
 * have no cryptography.
 */
async function hashOf(chosen: File, sheet: number): Promise<string | null> {
  if (!isSecureContext) return null;
  const whole = await digestOf(await chosen.arrayBuffer());
  return sheet === 0 ? whole : digestOf(new TextEncoder().encode(`${whole}#${sheet}`));
}

async function digestOf(bytes: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** `wanted` is the index of a sheet, for workbooks; null takes the first. */
async function read(chosen: File, wanted: number | null): Promise<void> {
  file = chosen;
  table = null;
  latest += 1;
  mended.clear();
  const found = await readFile(chosen, (bytes) => say({ kind: "reading", bytes }), {
    wanted,
    onSheets: (sheets) => say({ kind: "sheets", sheets }),
  });
  if (!found.ok) return say({ kind: "refused", why: found.error });
  table = new CheckedTable(found.value);
  fileHash = await hashOf(chosen, wanted ?? 0).catch(() => null);
  return say({ kind: "table", table: table.describe(), fileHash });
}

async function hear(message: ToWorker): Promise<void> {
  if (message.kind === "read") return read(message.file, null);
  if (message.kind === "sheet") return file === null ? undefined : read(file, message.sheet);
  if (table === null) return undefined;
  switch (message.kind) {
    case "header":
      mended.clear();
      latest += 1;
      return say({ kind: "table", table: table.describe(message.hasHeader), fileHash });
    case "map":
      mended.clear();
      table.map(message.mapping);
      return checkAll(table);
    case "room":
      table.room = message.room;
      return isChecked
        ? say({ kind: "checked", checked: table.summary(Date.now(), mended) })
        : undefined;
    case "mend":
      mended.add(message.index);
      table.mend(message.index, message.column, message.text, Date.now());
      return say({ kind: "checked", checked: table.summary(Date.now(), mended) });
    case "part":
      return say({ kind: "part", ...table.part(message.from) });
    case "file": {
      const lines =
        message.rows === "late"
          ? table.late(message.words, message.heads)
          : table.refused(message.words, message.heads, Date.now());
      const pieces = Array.from({ length: Math.ceil(lines.length / LINES_A_PIECE) }, (_, piece) =>
        lines.slice(piece * LINES_A_PIECE, (piece + 1) * LINES_A_PIECE).join(""),
      );
      return say({ kind: "file", file: new Blob(pieces, { type: "text/csv;charset=utf-8" }) });
    }
  }
}

self.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => void hear(data));
