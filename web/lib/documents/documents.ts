// The document database: queries and documents over the API, each read kept in the local cache. The
// only way to data in the web app.
import { call } from "../api/call.ts";
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
export function query(collection: CollectionName, asked: Query = {}): Promise<Page<unknown>> {
  return read(`GET /v1/${collection}`, { query: queryOf(asked) });
}

/** Reads what an operation answers and keeps it, unless whoever asked has left meanwhile. */
export async function read<Name extends ReadName>(
  name: Name,
  ...rest: Rest<Name>
): Promise<AnswerOf<Name>> {
  const key = cacheKey(operationAddress(name, rest[0]));
  const answer = await call(name, ...rest);
  if (key === cacheKey(operationAddress(name, rest[0]))) void localCache.write(key, answer);
  return answer;
}

/**
 * Writes a document, all of it or the members of a merge patch (null takes one away), and keeps it
 * as it is now. Throws ApiError.
 */
export async function saveDocument<Name extends SaveName>(
  name: Name,
  ...rest: Rest<Name>
): Promise<AnswerOf<Name>> {
  const written = await call(name, ...rest);
  void localCache.write(cacheKey(operationAddress(name, rest[0])), written);
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
