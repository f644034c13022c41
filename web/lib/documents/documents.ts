// The document database: reads and writes queries and documents of the API, storing each read in
// the local cache. The web app accesses data only through it.
import { callAny } from "../api/call.ts";
import type { Given } from "../api/send.ts";
import type { AnswerOf, ReadName, Rest, SaveName } from "../api/operation.ts";
import { operationAddress } from "../api/operation-address.ts";
import { getAuth, viewOf } from "../auth/auth.ts";
import type { CollectionName, Collections, Page, Query, Where } from "./collections.ts";
import { localCache } from "./local-cache.ts";

/** Returns the address of a query, which is also its key in every cache. */
export function addressOf(collection: CollectionName, asked: Query = {}): string {
  return operationAddress(`GET /v1/${collection}`, { query: queryOf(asked) });
}

/** Returns a query as the API takes it. */
export function queryOf({ where = [], ...rest }: Query) {
  return { where: where.map(writeCondition), ...rest };
}

/** Returns a condition as the API reads it. */
export function writeCondition([field, operator, value]: Where): string {
  return `${field},${operator},${Array.isArray(value) ? value.join(",") : String(value)}`;
}

/** Reads a page of a collection. Throws ApiError. */
export function query<Name extends CollectionName>(
  collection: Name,
  asked?: Query,
): Promise<Page<Collections[Name]>>;
export function query(collection: CollectionName, asked: Query = {}): Promise<unknown> {
  return readAndKeep(`GET /v1/${collection}`, { query: queryOf(asked) });
}

/** Reads an operation's response and caches it, unless the person has left in the meantime. */
export function read<Name extends ReadName>(
  name: Name,
  ...rest: Rest<Name>
): Promise<AnswerOf<Name>>;
export function read(name: ReadName, given?: Given): Promise<unknown> {
  return readAndKeep(name, given);
}

/** The same for any operation, without types: for the typed functions above it. */
export async function readAndKeep(name: ReadName, given?: Given): Promise<unknown> {
  const address = operationAddress(name, given);
  const key = cacheKey(address);
  const answer = await callAny(name, given);
  if (key === cacheKey(address)) keepAnswer(key, answer);
  return answer;
}

/**
 * Writes a document, whole or as a merge patch (null removes a member), and caches the result.
 * Throws ApiError.
 */
export function saveDocument<Name extends SaveName>(
  name: Name,
  ...rest: Rest<Name>
): Promise<AnswerOf<Name>>;
export async function saveDocument(name: SaveName, given?: Given): Promise<unknown> {
  const written = await callAny(name, given);
  keepAnswer(cacheKey(operationAddress(name, given)), written);
  return written;
}

/** Returns what this person read from the address before; undefined if never, or evicted since. */
export async function readCached(address: string): Promise<unknown> {
  return viewOf() === "" ? localCache.read(cacheKey(address)) : undefined;
}

/** Stores nothing of an account that is viewed. */
function keepAnswer(key: string, answer: unknown): void {
  if (viewOf() === "") void localCache.write(key, answer);
}

/** Keyed by person, so that one person's data is never shown to the next. */
function cacheKey(address: string): string {
  return `${getAuth().user?.id ?? ""} ${address}`;
}
