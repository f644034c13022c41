// Sets and removes when a purchased lead is called back.
import { useQueryClient } from "@tanstack/react-query";
import { call } from "../../../lib/api/call.ts";
import type { ApiError } from "../../../lib/api/problem.ts";
import { refresh } from "../../../lib/documents/use-documents.ts";
import { useSubmit } from "../../../lib/use-submit.ts";

export interface UseCallback {
  readonly isBusy: boolean;
  readonly problem: ApiError | null;
  /** Sets the ISO time; null removes it. Resolves to whether it was stored. */
  readonly set: (at: string | null) => Promise<boolean>;
}

export function useCallback(saleId: string): UseCallback {
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const set = async (at: string | null): Promise<boolean> => {
    const params = { id: saleId };
    const isDone = await submit(() =>
      at === null
        ? call("DELETE /v1/sales/{id}/callback", { params })
        : call("PUT /v1/sales/{id}/callback", { params, body: { at } }),
    );
    await refresh(client, "/v1/sales", "/v1/leads");
    return isDone;
  };
  return { isBusy, problem, set };
}
