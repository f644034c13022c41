// The document database: query, get and set over the API, each read kept in the local cache. The
// only way to data in the web app.
import { call } from "../api/call.ts";
import { getAuth } from "../auth/auth.ts";
import type {
  CollectionName,
  Collections,
  Page,
  Query,
  SingleDocuments,
  SingleName,
  Where,
  Writable,
} from "./collections.ts";
import { localCache } from "./local-cache.ts";

/** The address of a query, which is also its name in every cache. */
export function addressOf(
  collection: CollectionName,
  { where = [], order, limit, cursor }: Query = {},
): string {
  const given = new URLSearchParams();
  for (const condition of where) given.append("where", writeCondition(condition));
  if (order !== undefined) given.set("order", order);
  if (limit !== undefined) given.set("limit", String(limit));
  if (cursor !== undefined) given.set("cursor", cursor);
  const query = given.toString();
  return `/v1/${collection}${query === "" ? "" : `?${query}`}`;
}

/** A condition as the API reads it. */
export function writeCondition([field, operator, value]: Where): string {
  return `${field},${operator},${Array.isArray(value) ? value.join(",") : String(value)}`;
}

/** Reads a page of a collection. Throws ApiError. */
export function query<Name extends CollectionName>(
  collection: Name,
  asked: Query = {},
): Promise<Page<Collections[Name]>> {
  return read(addressOf(collection, asked));
}

/**
 * Reads one document: of a collection by its id, or the one that a person has. Throws ApiError
 * (`not_found`).
 */
export function get<Name extends CollectionName>(
  collection: Name,
  id: string,
): Promise<Collections[Name]>;
export function get<Name extends SingleName>(single: Name): Promise<SingleDocuments[Name]>;
export function get(name: string, id?: string): Promise<unknown> {
  return read(documentAddress(name, id));
}

/**
 * Writes a document: all of it, or with `merge` only the members given (null takes one away).
 * Answers it as it is now. Throws ApiError.
 */
export async function set<Name extends keyof Writable & CollectionName>(
  collection: Name,
  id: string,
  document: Writable[Name] | Readonly<Record<string, unknown>>,
  { merge = false }: { readonly merge?: boolean } = {},
): Promise<Collections[Name]> {
  const address = documentAddress(collection, id);
  const written = await write<Collections[Name]>(address, document, merge);
  void localCache.write(cacheKey(address), written);
  return written;
}

/** The same for a document of which a person has one. */
export async function setSingle<Name extends "profile" | "settings">(
  name: Name,
  document: Readonly<Record<string, unknown>>,
  { merge = false }: { readonly merge?: boolean } = {},
): Promise<SingleDocuments[Name]> {
  const written = await write<SingleDocuments[Name]>(`/v1/${name}`, document, merge);
  void localCache.write(cacheKey(`/v1/${name}`), written);
  return written;
}

function write<Document>(address: string, document: unknown, merge: boolean): Promise<Document> {
  return merge
    ? call<Document>("PATCH", address, document, { "content-type": "application/merge-patch+json" })
    : call<Document>("PUT", address, document);
}

/** Reads any address of the API and keeps the answer, unless whoever asked has left meanwhile. */
export async function read<Answer>(address: string): Promise<Answer> {
  const key = cacheKey(address);
  const answer = await call<Answer>("GET", address);
  if (key === cacheKey(address)) void localCache.write(key, answer);
  return answer;
}

/**
 * What was read from this address before by this person; undefined where it was not, or was pushed
 * out since.
 */
export async function readCached(address: string): Promise<unknown> {
  return localCache.read(cacheKey(address));
}

function documentAddress(name: string, id: string | undefined): string {
  return id === undefined ? `/v1/${name}` : `/v1/${name}/${encodeURIComponent(id)}`;
}

/** By person, so that nothing of one is ever shown to the next. */
function cacheKey(address: string): string {
  return `${getAuth().user?.id ?? ""} ${address}`;
}
