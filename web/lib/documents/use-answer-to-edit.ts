// Reads the document that a form begins with.
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { operationAddress } from "../api/operation-address.ts";
import type { AnswerOf, ReadName, Rest } from "../api/operation.ts";
import { toProblem } from "../api/problem.ts";
import type { Given } from "../api/send.ts";
import { readAndKeep } from "./documents.ts";
import type { Shown } from "./use-documents.ts";

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
  const address = operationAddress(name, given);
  const shown = useQuery({
    // Screens that only show the document share it.
    queryKey: ["answer", address],
    queryFn: () => readAndKeep(name, given),
    refetchOnMount: "always",
  });
  const [begun, begin] = useState<string | null>(null);
  const isNewest = shown.isSuccess && shown.fetchStatus === "idle" && !shown.isStale;
  if (isNewest && begun !== address) begin(address);
  return {
    value: isNewest || begun === address ? shown.data : undefined,
    isFromCache: false,
    problem: shown.error === null ? null : toProblem(shown.error),
    retry: () => void shown.refetch(),
  };
}
