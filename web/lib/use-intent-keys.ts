// One idempotency key for each intent, however often it is sent: what is sent again after a broken
// line counts once.
import { useRef } from "react";

export interface IntentKeys {
  /** The key of what is meant; the same until it is forgotten. */
  readonly keyOf: (intent: string) => string;
  /** From now on the same words are meant once more. */
  readonly forget: (intent: string) => void;
}

export function useIntentKeys(): IntentKeys {
  const { current: keys } = useRef(new Map<string, string>());
  return {
    keyOf(intent) {
      const key = keys.get(intent) ?? crypto.randomUUID();
      keys.set(intent, key);
      return key;
    },
    forget: (intent) => void keys.delete(intent),
  };
}
