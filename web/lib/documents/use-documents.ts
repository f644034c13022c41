// Shows documents on a screen: first this browser's cached copy, then the server's response, with
// the problem if there is none.
import {
  type QueryClient,
  type QueryFilters,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useEffect } from "react";
import type { Given } from "../api/send.ts";
import type { AnswerOf, ReadName, Rest } from "../api/operation.ts";
import { operationAddress } from "../api/operation-address.ts";
import { type ApiError, toProblem } from "../api/problem.ts";
import type { CollectionName, Collections, Page, Query } from "./collections.ts";
import { addressOf, query, readAndKeep, readCached } from "./documents.ts";
import { isUnreachable } from "./query-client.ts";

export interface Shown<Value> {
  /** Undefined until there is something to show. */
  readonly value: Value | undefined;
  /** From an earlier visit, without contact data, until the server responds. */
  readonly isFromCache: boolean;
  /** Why the server has not responded; null without a problem. */
  readonly problem: ApiError | null;
  readonly retry: () => void;
}

export interface ShownList<Item> extends Shown<readonly Item[]> {
  readonly hasMore: boolean;
  readonly loadMore: () => void;
  readonly isLoadingMore: boolean;
}

/** The read time of cached values: before everything from the server. */
const CACHED_AT = 1;

/** Reads a list, page by page. */
export function useDocuments<Name extends CollectionName>(
  collection: Name,
  asked: Omit<Query, "cursor"> = {},
): ShownList<Collections[Name]> {
  const address = addressOf(collection, asked);
  const key = ["list", address];
  const shown: UseInfiniteQueryResult<
    { readonly pages: readonly Page<Collections[Name]>[] },
    Error
  > = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam }) =>
      query(collection, pageParam === "" ? asked : { ...asked, cursor: pageParam }),
    initialPageParam: "",
    getNextPageParam: (page: Page<Collections[Name]>) => page.next_cursor ?? undefined,
  });
  useCached(key, address, (page) => ({ pages: [page], pageParams: [""] }));
  return {
    value: shown.data?.pages.flatMap(({ items }) => items),
    isFromCache: shown.dataUpdatedAt === CACHED_AT,
    problem: shown.error === null ? null : toProblem(shown.error),
    retry: () => void shown.refetch(),
    hasMore: shown.hasNextPage,
    loadMore: () => void shown.fetchNextPage(),
    isLoadingMore: shown.isFetchingNextPage,
  };
}

/** Reads an operation's response: a document, a report. */
export function useAnswer<Name extends ReadName>(
  name: Name,
  ...rest: Rest<Name>
): Shown<AnswerOf<Name>>;
export function useAnswer(name: ReadName, given?: Given): Shown<unknown> {
  const address = operationAddress(name, given);
  const key = ["answer", address];
  const shown = useQuery({ queryKey: key, queryFn: () => readAndKeep(name, given) });
  useCached(key, address, (value) => value);
  return {
    value: shown.data,
    isFromCache: shown.dataUpdatedAt === CACHED_AT,
    problem: shown.error === null ? null : toProblem(shown.error),
    retry: () => void shown.refetch(),
  };
}

/**
 * Refetches whatever the screen shows from these addresses: after a change, or when an event says
 * that they changed.
 */
export function refresh(client: QueryClient, ...prefixes: readonly string[]): Promise<void> {
  return client.invalidateQueries(under(prefixes));
}

/** Selects the queries of these addresses. */
export function under(prefixes: readonly string[]): QueryFilters {
  return {
    predicate: ({ queryKey: [, address] }) =>
      typeof address === "string" && prefixes.some((prefix) => address.startsWith(prefix)),
  };
}

/**
 * A record that the server refused to show is not shown from an earlier visit, even if the server
 * was faster than the browser's database.
 */
function isRefused(error: Error | null | undefined): boolean {
  return error !== null && error !== undefined && !isUnreachable(error);
}

/** Shows the cached copy, unless the server was faster. */
function useCached(
  key: readonly string[],
  address: string,
  shape: (value: unknown) => unknown,
): void {
  const client = useQueryClient();
  // The address determines the key and the shape.
  useEffect(() => showCached(client, key, address, shape), [client, address]);
}

/** The same outside a screen. Returns a function that stops it. */
export function showCached(
  client: QueryClient,
  key: readonly string[],
  address: string,
  shape: (value: unknown) => unknown = (value) => value,
): () => void {
  let isWanted = client.getQueryData(key) === undefined;
  if (isWanted)
    void readCached(address).then((value) => {
      if (
        isWanted &&
        value !== undefined &&
        client.getQueryData(key) === undefined &&
        !isRefused(client.getQueryState(key)?.error)
      )
        client.setQueryData(key, shape(value), { updatedAt: CACHED_AT });
    });
  return () => {
    isWanted = false;
  };
}
