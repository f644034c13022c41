// Reads a record of named values from a body, in every way in which programs send one.
import { UnreadableBody } from "../body-problem.ts";
import { readFormBody } from "../schema-compilers.ts";
import { decodeText } from "./decode-text.ts";
import { readMultipart } from "./multipart-record.ts";
import { nestBrackets } from "./nest-brackets.ts";
import { readXml } from "./xml-record.ts";

/** Parses JSON text; throws for what is not JSON. */
export type ParseJson = (text: string) => unknown;

/**
 * The value of a body: of JSON any value, otherwise a record; null if the body is empty. What is
 * declared as text, as a form or not at all is read by its first character: JSON, XML or a form.
 * Throws an `UnreadableBody`, or what `parseJson` throws.
 */
export async function readRecordBody(
  body: Buffer,
  contentType: string,
  parseJson: ParseJson,
): Promise<unknown> {
  return isMultipart(contentType)
    ? nestBrackets(await readMultipart(body, contentType))
    : readTextRecord(body, contentType, parseJson);
}

/** Whether a body has this type, which is read in pieces. */
export function isMultipart(contentType: string): boolean {
  return typeOf(contentType) === "multipart/form-data";
}

/** Reads a body of any other type, at once; throws as `readRecordBody` rejects. */
export function readTextRecord(body: Buffer, contentType: string, parseJson: ParseJson): unknown {
  const type = typeOf(contentType);
  const text = decodeText(body).trim();
  if (text === "") return null;
  if (type === "application/json") return parseNested(text, parseJson);
  if (type.endsWith("xml") || text.startsWith("<")) return readXml(text);
  if (/^[[{"]/.test(text)) return parseNested(text, parseJson);
  if (type === "application/x-www-form-urlencoded") return readFormText(body.toString("latin1"));
  return readPlainText(text);
}

function typeOf(contentType: string): string {
  return contentType.split(";")[0]?.trim().toLowerCase() ?? "";
}

/** The fields of an address's query; null without any. */
export function readQueryRecord(url: string): Record<string, unknown> | null {
  const start = url.indexOf("?");
  if (start === -1) return null;
  const fields = readFormText(url.slice(start + 1));
  return Object.keys(fields).length === 0 ? null : fields;
}

/**
 * The record of a body and a query: the body's fields come first and so win. A list of one record
 * is that record. Null if there is neither; other values of JSON stay as they are.
 */
export function joinRecords(body: unknown, query: Record<string, unknown> | null): unknown {
  const only = Array.isArray(body) && body.length === 1 ? (body[0] as unknown) : body;
  if (query === null) return only ?? null;
  if (only === null || only === undefined) return query;
  if (typeof only !== "object" || Array.isArray(only)) return only;
  return {
    ...only,
    ...Object.fromEntries(Object.entries(query).filter(([name]) => !(name in only))),
  };
}

/** JSON text, also when it was encoded twice. */
function parseNested(text: string, parseJson: ParseJson): unknown {
  const value = parseJson(text);
  return typeof value === "string" && /^\s*[[{]/.test(value) ? parseJson(value) : value;
}

/**
 * The fields of a form. Bytes that are not escaped, each of them a character of `text`, are escaped
 * first: `readFormBody` finds the encoding of escaped bytes.
 */
function readFormText(text: string): Record<string, unknown> {
  const escaped = text.replace(/[\u0080-\u00ff]/g, (byte) => `%${byte.charCodeAt(0).toString(16)}`);
  return nestBrackets(readFormBody(escaped));
}

/** A form as plain text has a pair per line; otherwise the text is encoded as a query. */
function readPlainText(text: string): Record<string, unknown> {
  if (!text.includes("="))
    throw new UnreadableBody("Send the fields as JSON, as XML or as a form.");
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  if (lines.length === 1 || text.includes("&"))
    return readFormText(Buffer.from(text).toString("latin1"));
  return nestBrackets(
    Object.fromEntries(
      lines.map((line) => {
        const at = line.indexOf("=");
        return at === -1
          ? [line.trim(), ""]
          : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
      }),
    ),
  );
}
