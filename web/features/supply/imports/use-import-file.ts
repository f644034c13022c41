// Connects a screen to the worker that holds a file: its facts, its problems, and its rows in
// chunks.
import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from "react";
import type { ImportRow } from "../../../../domain/csv/import-row.ts";
import type { DailyRoom } from "../../../../domain/csv/pace-rows.ts";
import type { FileRefusal } from "../../../../domain/csv/file-kind.ts";
import type {
  CheckedRows,
  FoundTable,
  FromWorker,
  Mapping,
  SheetChoice,
  ToWorker,
} from "./worker-messages.ts";

export interface ImportFile {
  readonly name: string;
  readonly bytes: number;
  /** Bytes read, or rows checked. */
  readonly done: number;
  /** Of a workbook; null until they are known, and for text. */
  readonly sheets: SheetChoice | null;
  readonly refused: FileRefusal | null;
  readonly table: FoundTable | null;
  /** SHA-256 of the file in hex; null until it is read, and where it cannot be computed. */
  readonly hash: string | null;
  /** Null while the rows are being checked. */
  readonly checked: CheckedRows | null;
}

type Part = { readonly rows: readonly ImportRow[]; readonly next: number | null };

export interface ImportFileHandle {
  /** Null until one is chosen. */
  readonly file: ImportFile | null;
  readonly choose: (file: File) => void;
  /** Reads another sheet of the chosen workbook, by its index among those with rows. */
  readonly readSheet: (sheet: number) => void;
  readonly drop: () => void;
  readonly readHeader: (hasHeader: boolean) => void;
  readonly map: (mapping: Mapping) => void;
  /** Tells the worker how many leads the source takes; null without a daily cap. */
  readonly giveRoom: (room: DailyRoom | null) => void;
  readonly mend: (index: number, column: number, text: string) => void;
  readonly partFrom: (from: number) => Promise<Part>;
  readonly unsentRows: (
    rows: "refused" | "late",
    words: Readonly<Record<string, string>>,
    heads: readonly [line: string, why: string],
  ) => Promise<Blob>;
}

const UNREAD = { done: 0, refused: null, table: null, hash: null, checked: null } as const;

interface Asked {
  part: ((part: Part) => void) | null;
  file: ((file: Blob) => void) | null;
}

/** Applies the worker's messages to the file, or resolves the request that waits for them. */
function useHearing(
  change: (part: Partial<ImportFile>) => void,
  asked: RefObject<Asked>,
): (message: FromWorker) => void {
  return useCallback(
    (message: FromWorker): void => {
      switch (message.kind) {
        case "reading":
          return change({ done: message.bytes });
        case "sheets":
          return change({ sheets: message.sheets });
        case "refused":
          return change({ refused: message.why });
        // Rendered as a transition: a table of many columns has a thousand choices.
        case "table":
          return startTransition(() =>
            change({ table: message.table, hash: message.fileHash, checked: null, done: 0 }),
          );
        case "checking":
          return change({ done: message.done });
        case "checked":
          return startTransition(() => change({ checked: message.checked }));
        case "part":
          return asked.current.part?.({ rows: message.rows, next: message.next });
        case "file":
          return asked.current.file?.(message.file);
      }
    },
    [change, asked],
  );
}

export function useImportFile(): ImportFileHandle {
  const [file, setFile] = useState<ImportFile | null>(null);
  const worker = useRef<Worker | null>(null);
  const asked = useRef<Asked>({ part: null, file: null });
  const say = useCallback((message: ToWorker): void => worker.current?.postMessage(message), []);
  const change = useCallback(
    (with_: Partial<ImportFile>): void =>
      setFile((now) => (now === null ? null : { ...now, ...with_ })),
    [],
  );
  const drop = useCallback((): void => {
    worker.current?.terminate();
    worker.current = null;
    setFile(null);
  }, []);
  useEffect(() => () => worker.current?.terminate(), []);
  const hear = useHearing(change, asked);
  const choose = useCallback(
    (chosen: File): void => {
      worker.current?.terminate();
      worker.current = new Worker(new URL("import-worker.ts", import.meta.url), { type: "module" });
      worker.current.addEventListener("message", ({ data }: MessageEvent<FromWorker>) =>
        hear(data),
      );
      setFile({ name: chosen.name, bytes: chosen.size, sheets: null, ...UNREAD });
      say({ kind: "read", file: chosen });
    },
    [hear, say],
  );
  return {
    file,
    choose,
    readSheet: useCallback(
      (sheet) => {
        change(UNREAD);
        say({ kind: "sheet", sheet });
      },
      [change, say],
    ),
    drop,
    readHeader: useCallback((hasHeader) => say({ kind: "header", hasHeader }), [say]),
    map: useCallback(
      (mapping) => {
        change({ checked: null, done: 0 });
        say({ kind: "map", mapping });
      },
      [change, say],
    ),
    mend: useCallback((index, column, text) => say({ kind: "mend", index, column, text }), [say]),
    // One at a time: the sender requests the next chunk after receiving this one.
    partFrom: useCallback(
      (from) =>
        new Promise((resolve) => {
          asked.current.part = resolve;
          say({ kind: "part", from });
        }),
      [say],
    ),
    giveRoom: useCallback((room) => say({ kind: "room", room }), [say]),
    unsentRows: useCallback(
      (rows, words, heads) =>
        new Promise((resolve) => {
          asked.current.file = resolve;
          say({ kind: "file", rows, words, heads });
        }),
      [say],
    ),
  };
}
