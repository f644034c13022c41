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
const mended = new Set<number>();

const say = (message: FromWorker): void => self.postMessage(message);
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function checkAll(of: CheckedTable): Promise<void> {
  const turn = (latest += 1);
  const nowMs = Date.now();
  for (let from = 0; from < of.size; from += AT_ONCE) {
    of.check(from, from + AT_ONCE, nowMs);
    say({ kind: "checking", done: Math.min(from + AT_ONCE, of.size) });
    await pause();
    if (turn !== latest) return;
  }
  say({ kind: "checked", checked: of.summary(nowMs, mended) });
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
  return say({ kind: "table", table: table.describe() });
}

async function hear(message: ToWorker): Promise<void> {
  if (message.kind === "read") return read(message.file, null);
  if (message.kind === "sheet") return file === null ? undefined : read(file, message.sheet);
  if (table === null) return undefined;
  switch (message.kind) {
    case "header":
      mended.clear();
      latest += 1;
      return say({ kind: "table", table: table.describe(message.hasHeader) });
    case "map":
      mended.clear();
      table.map(message.mapping);
      return checkAll(table);
    case "mend":
      mended.add(message.index);
      table.mend(message.index, message.column, message.text, Date.now());
      return say({ kind: "checked", checked: table.summary(Date.now(), mended) });
    case "part":
      return say({ kind: "part", ...table.part(message.from) });
    case "file": {
      const lines = table.refused(message.words, message.heads, Date.now());
      const pieces = Array.from({ length: Math.ceil(lines.length / LINES_A_PIECE) }, (_, piece) =>
        lines.slice(piece * LINES_A_PIECE, (piece + 1) * LINES_A_PIECE).join(""),
      );
      return say({ kind: "file", file: new Blob(pieces, { type: "text/csv;charset=utf-8" }) });
    }
  }
}

self.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => void hear(data));
