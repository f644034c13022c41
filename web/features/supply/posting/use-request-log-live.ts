// Refreshes the request log while the user views it: the log is written every second.
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { refresh } from "../../../lib/documents/use-documents.ts";

const EVERY_MS = 3_000;

export function useRequestLogLive(address: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void refresh(client, address);
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [client, address]);
}
