// Switches push notifications on in this browser; returns the busy state and the reason of a
// failure for the button.
import { useState } from "react";
import { type ApiError, toProblem } from "../../../lib/api/problem.ts";
import { getDisplay } from "../../../lib/display/display.ts";
import { type PushRefusal, switchPushOn } from "../../../lib/push/push.ts";

export interface PushSwitch {
  readonly isBusy: boolean;
  readonly refusal: PushRefusal | ApiError | null;
  /** Resolves to whether push is on now. Must be called from a click. */
  readonly turnOn: () => Promise<boolean>;
}

export function usePushSwitch(): PushSwitch {
  const [isBusy, setBusy] = useState(false);
  const [refusal, refuse] = useState<PushRefusal | ApiError | null>(null);
  const turnOn = async (): Promise<boolean> => {
    setBusy(true);
    refuse(null);
    const refused = await switchPushOn(getDisplay().language).catch(toProblem);
    refuse(refused);
    setBusy(false);
    return refused === null;
  };
  return { isBusy, refusal, turnOn };
}
