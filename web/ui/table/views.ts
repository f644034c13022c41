// Views of a table: named choices of filters and order. Some come with the screen, others a person
// saves.
import { useQueryClient } from "@tanstack/react-query";
import type { SavedView } from "../../../contract/people/documents.ts";
import { call } from "../../lib/api/call.ts";
import { saveDocument } from "../../lib/documents/documents.ts";
import { refresh, useAnswer } from "../../lib/documents/use-documents.ts";

/** A view that all people have. */
export interface FixedView {
  readonly name: string;
  /** The query string without its question mark; empty is the whole list. */
  readonly query: string;
  readonly count?: number;
}

export interface SavedViews {
  readonly items: readonly SavedView[];
  /** Writes a new view, a new name, or a deleted view again. Throws ApiError. */
  readonly save: (id: string, document: SavedView["document"]) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

/** The views that this person saved for the screen at `path`. */
export function useSavedViews(path: string): SavedViews {
  const client = useQueryClient();
  const { value } = useAnswer("GET /v1/saved-views");
  const again = (): Promise<void> => refresh(client, "/v1/saved-views");
  return {
    items: (value?.items ?? []).filter(({ document }) => document.path === path),
    save: async (id, document) => {
      await saveDocument("PUT /v1/saved-views/{id}", { params: { id }, body: document });
      await again();
    },
    remove: async (id) => {
      await call("DELETE /v1/saved-views/{id}", { params: { id } });
      await again();
    },
  };
}
