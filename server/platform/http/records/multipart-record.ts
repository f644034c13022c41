// Reads a multipart form as a record: fields by name, files left out.
import { Busboy } from "@fastify/busboy";
import { UnreadableBody } from "../body-problem.ts";
import { decodeText } from "./decode-text.ts";

/** More than any form of a lead has; each part costs a stream. */
export const MOST_PARTS = 1_000;
/** A multipart header that names a field and its type is some hundred bytes long. */
const HEADER_LIMITS = { headerPairs: 20, headerSize: 4_096 } as const;

const BEYOND_A_BYTE = /[\u0100-\uffff]/;

/** Where a field holds a file, its value is this; a lead has no files. */
export const FILE_VALUE = { file: true } as const;

/**
 * The fields of a multipart body. A name given several times becomes a list; a part with a file
 * name becomes `FILE_VALUE`. Rejects with an `UnreadableBody`.
 */
export function readMultipart(body: Buffer, contentType: string): Promise<Record<string, unknown>> {
  const { promise, resolve, reject } = Promise.withResolvers<Record<string, unknown>>();
  const values = new Map<string, unknown[]>();
  const add = (name: string, value: unknown): void => {
    const known = values.get(name);
    if (known === undefined) values.set(name, [value]);
    else known.push(value);
  };
  const parser = makeParser(contentType, (name) => add(name, FILE_VALUE));
  parser.on("field", (name, value) => add(textOf(name), textOf(value)));
  parser.once("partsLimit", () =>
    reject(new UnreadableBody(`Send at most ${MOST_PARTS} parts in one body.`)),
  );
  parser.once("error", () =>
    reject(new UnreadableBody("The body is not a complete multipart form.")),
  );
  parser.once("finish", () =>
    resolve(
      Object.fromEntries(
        [...values].map(([name, given]) => [name, given.length === 1 ? given[0] : given]),
      ),
    ),
  );
  parser.end(body);
  return promise;
}

function makeParser(contentType: string, onFile: (name: string) => void) {
  try {
    return new Busboy({
      headers: { "content-type": contentType },
      // Bytes as they are; `textOf` finds their encoding.
      defCharset: "latin1",
      limits: { parts: MOST_PARTS, ...HEADER_LIMITS },
      isPartAFile(name, _type, fileName) {
        const isFile = fileName !== undefined && fileName !== "";
        if (isFile && name !== undefined) onFile(name);
        return isFile;
      },
    });
  } catch {
    throw new UnreadableBody("Name the boundary of the multipart form in its content type.");
  }
}

/** Bytes that the parser read one by one as their text; a text that it decoded stays. */
function textOf(value: string): string {
  const isBytes = !BEYOND_A_BYTE.test(value);
  return isBytes ? decodeText(Buffer.from(value, "latin1")) : value;
}
