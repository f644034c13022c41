// The file of a backup: a tar archive, packed by zstd, encrypted by age under a passphrase. The
// commands of these names open it too: age --decrypt FILE | zstd --decompress | tar --extract.
import { createReadStream } from "node:fs";
import { type FileHandle, open, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as WebStream } from "node:stream/web";
import { constants, createZstdCompress, createZstdDecompress } from "node:zlib";
import { Decrypter, Encrypter } from "age-encryption";
import { extract, pack } from "tar-stream";
import { errorCode, errorLine, StartProblem } from "../config/start-problem.ts";
import { syncFolder } from "./sync-folder.ts";

/** An entry of the archive: its header, and its content as a stream. */
export interface ArchiveEntry extends AsyncIterable<Buffer> {
  readonly header: { readonly name: string };
}

/** Adds an entry to the archive; resolves when it has been passed on. */
export type AddEntry = (name: string, content: Buffer) => Promise<void>;

export interface WriteOptions {
  readonly passphrase: string;
  /** Whether a file of this name is replaced. */
  readonly overwrite: boolean;
  readonly signal: AbortSignal;
  /** Of zstd: 3 unless named. */
  readonly level?: number;
}

const USUAL_LEVEL = 3;

/**
 * Writes a backup to `path`, readable by its owner alone: first to `path.partial`, which gets its
 * name once all of it is on the disk. Throws a StartProblem where the file is there already, or
 * cannot be written; then, and where `fill` throws, nothing is left of it.
 */
export async function writeBackupFile<Value>(
  path: string,
  options: WriteOptions,
  fill: (add: AddEntry) => Promise<Value>,
): Promise<Value> {
  if (!options.overwrite && (await exists(path)))
    throw new StartProblem(
      `${path} exists already: choose another name, or replace it with --overwrite.`,
    );
  const partial = `${path}.partial`;
  const file = await open(partial, "wx", 0o600).catch((error: unknown) => {
    throw describeUnwritable(partial, error) ?? error;
  });
  try {
    const value = await writeArchive(file, options, fill);
    await file.sync();
    await file.close();
    await rename(partial, path);
    await syncFolder(dirname(path));
    return value;
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(partial, { force: true });
    throw describeUnwritable(partial, error) ?? error;
  }
}

async function writeArchive<Value>(
  file: FileHandle,
  { passphrase, signal, level = USUAL_LEVEL }: WriteOptions,
  fill: (add: AddEntry) => Promise<Value>,
): Promise<Value> {
  const archive = pack();
  const packed = createZstdCompress({
    params: { [constants.ZSTD_c_compressionLevel]: level, [constants.ZSTD_c_checksumFlag]: 1 },
  });
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  const encrypted = await encrypter.encrypt(toWeb(packed));
  const writing = Promise.all([
    pipeline(Readable.from(archive), packed, { signal }),
    file.writeFile(encrypted as WebStream<Uint8Array>, { signal }),
  ]);
  const failed = new Promise<never>((_resolve, reject) => writing.catch(reject));
  const add: AddEntry = (name, content) =>
    Promise.race([
      failed,
      new Promise<void>((resolve, reject) => {
        const header = { name, size: content.length, mode: 0o600, mtime: new Date(0) };
        archive
          .entry(header, (error) => (error instanceof Error ? reject(error) : resolve()))
          .end(content);
      }),
    ]);
  try {
    const value = await Promise.race([failed, fill(add)]);
    archive.finalize();
    await writing;
    return value;
  } catch (error) {
    archive.destroy();
    // What failed first is the reason; the rest ends because of it.
    await writing.catch(() => undefined);
    throw error;
  }
}

/**
 * Reads a backup's entries in order; each must be read to its end before the next one is asked for.
 * Once there is no next one, the whole file has been found authentic and complete. Throws a
 * StartProblem where the file cannot be read, is none of these, or has been changed or cut off, and
 * where the passphrase is another one.
 */
export async function* readBackupFile(
  path: string,
  passphrase: string,
  signal: AbortSignal,
): AsyncGenerator<ArchiveEntry, void, void> {
  const file = createReadStream(path);
  const archive = extract();
  let reading: Promise<void> | null = null;
  try {
    const plain = await decrypt(file, path, passphrase);
    reading = pipeline(fromWeb(plain), createZstdDecompress(), archive, { signal });
    reading.catch((error: Error) => archive.destroy(error));
    for await (const entry of archive as AsyncIterable<ArchiveEntry>)
      yield { header: entry.header, [Symbol.asyncIterator]: () => readEntry(entry, path, signal) };
    await reading;
  } catch (error) {
    throw signal.aborted ? error : describeUnreadable(path, error);
  } finally {
    archive.destroy();
    file.destroy();
    await reading?.catch(() => undefined);
  }
}

/** What is wrong with the file is noticed in the middle of an entry as well. */
async function* readEntry(
  entry: ArchiveEntry,
  path: string,
  signal: AbortSignal,
): AsyncGenerator<Buffer, void, void> {
  try {
    yield* entry;
  } catch (error) {
    throw signal.aborted ? error : describeUnreadable(path, error);
  }
}

/** What age says of a passphrase that opens nothing. */
const OTHER_PASSPHRASE = /no identity matched/;

async function decrypt(
  file: Readable,
  path: string,
  passphrase: string,
): Promise<ReadableStream<Uint8Array>> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    return await decrypter.decrypt(toWeb(file));
  } catch (error) {
    if (errorCode(error) !== null) throw error;
    throw new StartProblem(
      OTHER_PASSPHRASE.test(errorLine(error))
        ? `The passphrase does not open ${path}: check it.`
        : `${path} is no backup of Plat, or its beginning is damaged.`,
    );
  }
}

const toWeb = (stream: Readable): ReadableStream<Uint8Array> =>
  Readable.toWeb(stream) as ReadableStream<Uint8Array>;
const fromWeb = (stream: ReadableStream<Uint8Array>): Readable =>
  Readable.fromWeb(stream as WebStream<Uint8Array>);

function describeUnreadable(path: string, error: unknown): StartProblem {
  if (error instanceof StartProblem) return error;
  const code = errorCode(error) ?? "";
  if (code === "ENOENT") return new StartProblem(`There is no file ${path}: check its name.`);
  return new StartProblem(
    /^E[A-Z]+$/.test(code)
      ? `${path} cannot be read (${errorLine(error)}): correct the cause.`
      : `${path} is damaged or was cut off: use another backup.`,
  );
}

function describeUnwritable(path: string, error: unknown): StartProblem | null {
  const code = errorCode(error) ?? "";
  if (code === "EEXIST")
    return new StartProblem(
      `${path} is of another backup: wait for its end, or delete it where none is being made.`,
    );
  return /^E[A-Z]+$/.test(code)
    ? new StartProblem(
        `${path} cannot be written (${errorLine(error)}): choose another folder, or make room.`,
      )
    : null;
}

async function exists(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return false;
    throw describeUnwritable(path, error) ?? error;
  }
}
