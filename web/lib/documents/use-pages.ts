// Reads several first pages of a collection at once, each from this browser's cached copy first.
import { useQueries, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { CollectionName, Collections, Page, Query } from "./collections.ts";
import { addressOf, query } from "./documents.ts";
import { showCached } from "./use-documents.ts";

/** Returns the rows of all pages that are there so far, in the order of the queries. */
export function usePages<Name extends CollectionName>(
  collection: Name,
  asked: readonly Query[],
): readonly Collections[Name][] {
  const client = useQueryClient();
  const addresses = asked.map((one) => addressOf(collection, one));
  const pages = useQueries({
    queries: asked.map((one, index) => ({
      queryKey: keyOf(addresses[index] ?? ""),
      queryFn: (): Promise<Page<Collections[Name]>> => query(collection, one),
    })),
  });
  useEffect(() => {
    const stops = addresses.map((address) => showCached(client, keyOf(address), address));
    return () => stops.forEach((stop) => stop());
    // The addresses in one text: a list is new on every rendering.
  }, [client, addresses.join(" ")]);
  return pages.flatMap(({ data }) => data?.items ?? []);
}

function keyOf(address: string): readonly string[] {
  return ["page", address];
}
