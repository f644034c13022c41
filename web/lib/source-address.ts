// Writes the address of a source's page in the settings.

/** The page of a source, at one of its views; its terms without one. */
export function sourceAddress(sourceId: string, view: string | null = null): string {
  const params = new URLSearchParams({ part: "sources", source: sourceId });
  if (view !== null) params.set("view", view);
  return `/settings?${params.toString()}`;
}
