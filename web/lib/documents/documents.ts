// The document database: queries and documents over the API, each read kept in the local cache. The
// only way to data in the web app.
import { type Given, callAny } from "../api/call.ts";
import type { AnswerOf, ReadName, Rest, SaveName } from "../api/operation.ts";
import { operationAddress } from "../api/operation-address.ts";
import { getAuth } from "../auth/auth.ts";
import type { CollectionName, Collections, Page, Query, Where } from "./collections.ts";
import { localCache } from "./local-cache.ts";

/** The address of a query, which is also its name in every cache. */
export function addressOf(collection: CollectionName, asked: Query = {}): string {
  return operationAddress(`GET /v1/${collection}`, { query: queryOf(asked) });
}

/** A query as the API takes it. */
export function queryOf({ where = [], ...rest }: Query) {
  return { where: where.map(writeCondition), ...rest };
}

/** A condition as the API reads it. */
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

/** Reads what an operation answers and keeps it, unless whoever asked has left meanwhile. */
export function read<Name extends ReadName>(
  name: Name,
  ...rest: Rest<Name>
): Promise<AnswerOf<Name>>;
export function read(name: ReadName, given?: Given): Promise<unknown> {
  return readAndKeep(name, given);
}

/** The same, whatever the operation: for what is typed above it. */
export async function readAndKeep(name: ReadName, given?: Given): Promise<unknown> {
  const address = operationAddress(name, given);
  const key = cacheKey(address);
  const answer = await callAny(name, given);
  if (key === cacheKey(address)) void localCache.write(key, answer);
  return answer;
}

/**
 * Writes a document, all of it or the members of a merge patch (null takes one away), and keeps it
 * as it is now. Throws ApiError.
 */
export function saveDocument<Name extends SaveName>(
  name: Name,
  ...rest: Rest<Name>
): Promise<AnswerOf<Name>>;
export async function saveDocument(name: SaveName, given?: Given): Promise<unknown> {
  const written = await callAny(name, given);
  void localCache.write(cacheKey(operationAddress(name, given)), written);
  return written;
}

/**
 * What was read from this address before by this person; undefined where it was not, or was pushed
 * out since.
 */
export async function readCached(address: string): Promise<unknown> {
  return localCache.read(cacheKey(address));
}

/** By person, so that nothing of one is ever shown to the next. */
function cacheKey(address: string): string {
  return `${getAuth().user?.id ?? ""} ${address}`;
}
