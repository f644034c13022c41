// Provides one idempotency key per intent, however often it is sent: a retry after a lost
// connection counts once.
import { useRef } from "react";

export interface IntentKeys {
  /** Returns the key of an intent; the same until it is forgotten. */
  readonly keyOf: (intent: string) => string;
  /** The next send of the same intent gets a new key. */
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
