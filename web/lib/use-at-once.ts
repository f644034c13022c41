// Shows a choice at once, while it is being stored; if it is not stored, what is stored shows
// again.
import { useState } from "react";

export interface AtOnce<Value> {
  /** The choice under way, or else what is stored. */
  readonly shown: Value;
  /**
   * Shows the choice until the work is over. The work also reads what is stored then, so that the
   * screen does not go back and forth.
   */
  readonly during: <Done>(choice: Value, work: () => Promise<Done>) => Promise<Done>;
}

/** `stored`: the value as the server last told it. */
export function useAtOnce<Value>(stored: Value): AtOnce<Value> {
  const [choice, setChoice] = useState<readonly [Value] | null>(null);
  const during = <Done>(value: Value, work: () => Promise<Done>): Promise<Done> => {
    const mine = [value] as const;
    setChoice(mine);
    // A later choice stays.
    return work().finally(() => setChoice((now) => (now === mine ? null : now)));
  };
  return { shown: choice === null ? stored : choice[0], during };
}
