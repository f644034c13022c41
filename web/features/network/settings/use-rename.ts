// Asks, before the network is renamed, what that would do to consents.
import { useState } from "react";
import type { RenameEffect } from "../../../../contract/network/rename-effect.ts";
import { call } from "../../../lib/api/call.ts";
import { useSubmit } from "../../../lib/use-submit.ts";

export function useRename() {
  const { problem, submit } = useSubmit();
  const [isAsked, setAsked] = useState(false);
  const [effect, setEffect] = useState<RenameEffect | null>(null);
  return {
    isAsked,
    effect,
    problem,
    close: () => setAsked(false),
    ask: async (name: string): Promise<void> => {
      setEffect(null);
      setAsked(true);
      await submit(async () =>
        setEffect(await call("POST /v1/settings/rename-effect", { body: { name } })),
      );
    },
  };
}
