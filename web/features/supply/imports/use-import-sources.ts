// Fetches the sources for imports and creates one where there is none, so that a first file needs
// no visit to the settings.
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { Source } from "../../../../contract/supply/source-document.ts";
import { type ApiError, toProblem } from "../../../lib/api/problem.ts";
import { saveDocument } from "../../../lib/documents/documents.ts";
import { refresh, useDocuments } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { IMPORT_TEXTS } from "../../../../locales/catalogues/imports.ts";

interface ImportSources {
  /** Null until loaded. */
  readonly sources: readonly Source[] | null;
  readonly problem: ApiError | null;
  readonly retry: () => void;
}

export function useImportSources(): ImportSources {
  const texts = useTexts(IMPORT_TEXTS);
  const client = useQueryClient();
  const list = useDocuments("sources", {
    where: [["kind", "eq", "import"]],
    order: "created_at",
    limit: 200,
  });
  const [problem, setProblem] = useState<ApiError | null>(null);
  const { current: id } = useRef(crypto.randomUUID());
  const [tries, setTries] = useState(0);
  const isNone = list.value?.length === 0 && !list.isFromCache;
  useEffect(() => {
    if (!isNone) return;
    setProblem(null);
    saveDocument("PUT /v1/sources/{id}", {
      params: { id },
      body: { name: texts.newSource, kind: "import" },
    }).then(
      () => refresh(client, "/v1/sources"),
      (error: unknown) => setProblem(toProblem(error)),
    );
    // Runs once per empty list: the language of the name does not matter.
  }, [isNone, tries, client, id]);
  return {
    sources: list.isFromCache || list.value === undefined ? null : list.value,
    problem: problem ?? list.problem,
    retry: () => {
      list.retry();
      setTries((count) => count + 1);
    },
  };
}
