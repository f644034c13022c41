// Finds the imports that were made of a file, by its hash: in any browser of the account.
import { useQuery } from "@tanstack/react-query";
import type { Import } from "../../../../contract/supply/import-document.ts";
import { call } from "../../../lib/api/call.ts";

interface ImportsOfFile {
  /** The newest one that was not started; null if there is none. */
  readonly unfinished: Import | null;
  /** The newest one that is running; null if there is none. */
  readonly running: Import | null;
  /** The newest one that is done; null if there is none. */
  readonly done: Import | null;
  /** Whether they have been looked for, so that the file's reading no longer changes by itself. */
  readonly isReady: boolean;
}

/** `hash` is null where the browser cannot compute it; then there are none. */
export function useImportsOfFile(hash: string | null): ImportsOfFile {
  const { data, isPending } = useQuery({
    queryKey: ["imports of file", hash],
    // An import may have ended since the file was chosen before.
    gcTime: 0,
    queryFn: async () =>
      hash === null
        ? []
        : (await call("GET /v1/files/{file_hash}/imports", { params: { file_hash: hash } })).items,
  });
  const items = data ?? [];
  return {
    unfinished: items.find(({ status }) => status === "draft") ?? null,
    running: items.find(({ status }) => status === "running") ?? null,
    done: items.find(({ status }) => status === "done") ?? null,
    isReady: !isPending,
  };
}
