// Shows documents on a screen: first this browser's cached copy, then the server's response, with
// the problem if there is none.
import {
  type QueryClient,
  type UseInfiniteQueryResult,
  type UseQueryResult,
  notifyManager,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import type { Given } from "../api/send.ts";
import type { AnswerOf, ReadName, Rest } from "../api/operation.ts";
import { operationAddress } from "../api/operation-address.ts";
import { type ApiError, toProblem } from "../api/problem.ts";
import type { CollectionName, Collections, Page, Query } from "./collections.ts";
import { addressOf, query, readAndKeep, readCached } from "./documents.ts";

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
  return shownOf(useOperation(name, given).result);
}

/**
 * Reads the document that a form begins with. Its value is undefined until the server has responded
 * since the form was opened: an earlier copy, from this browser or from the screen before, would
 * stay in the form and be saved as if it were still so. Later responses replace the value; a failed
 * request leaves it.
 */
export function useAnswerToEdit<Name extends ReadName>(
  name: Name,
  ...rest: Rest<Name>
): Shown<AnswerOf<Name>>;
export function useAnswerToEdit(name: ReadName, given?: Given): Shown<unknown> {
  const { address, result } = useOperation(name, given, "always");
  const shown = shownOf(result);
  const openedAt = useMemo(() => Date.now(), [address]);
  const [begun, begin] = useState<string | null>(null);
  const isNewest =
    result.isSuccess && result.fetchStatus === "idle" && result.dataUpdatedAt >= openedAt;
  if (isNewest && begun !== address) begin(address);
  return isNewest || begun === address ? shown : { ...shown, value: undefined };
}

function useOperation(name: ReadName, given?: Given, refetchOnMount: "always" | true = true) {
  const address = operationAddress(name, given);
  const key = ["answer", address];
  const result = useQuery({
    queryKey: key,
    queryFn: () => readAndKeep(name, given),
    refetchOnMount,
  });
  useCached(key, address, (value) => value);
  return { address, result };
}

function shownOf<Value>(result: UseQueryResult<Value>): Shown<Value> {
  return {
    value: result.data,
    isFromCache: result.dataUpdatedAt === CACHED_AT,
    problem: result.error === null ? null : toProblem(result.error),
    retry: () => void result.refetch(),
  };
}

/**
 * Refetches whatever the screen shows from these addresses: after a change, or when an event says
 * that they changed. Returns, once the screen shows the responses, whether all of them arrived.
 */
export async function refresh(
  client: QueryClient,
  ...prefixes: readonly string[]
): Promise<boolean> {
  const isRefetched = await client
    .invalidateQueries(
      {
        predicate: ({ queryKey: [, address] }) =>
          typeof address === "string" && prefixes.some((prefix) => address.startsWith(prefix)),
      },
      { throwOnError: true },
    )
    .then(
      () => true,
      () => false,
    );
  // The screen is told of a response in a later task, which this one follows.
  await new Promise<void>((resolve) => notifyManager.schedule(resolve));
  return isRefetched;
}

/**
 * A record that the server refused to show is not shown from an earlier visit, even if the server
 * was faster than the browser's database.
 */
function isRefused(error: Error | null | undefined): boolean {
  return (
    error !== null &&
    error !== undefined &&
    !["offline", "unavailable"].includes(toProblem(error).code)
  );
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
