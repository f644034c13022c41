// A state that holds contact data: it is forgotten when the session ends, with the screen hidden
// but still there.
import { useEffect, useState } from "react";
import { onSessionEnd } from "./auth.ts";

/** As `useState`; set back to `initial` when the session has ended. */
export function useUntilSessionEnds<Value>(
  initial: Value,
): readonly [Value, (value: Value) => void] {
  const [value, setValue] = useState(initial);
  // The first `initial` is meant, as with `useState`.
  const [first] = useState(initial);
  useEffect(() => onSessionEnd(() => setValue(() => first)), [first]);
  return [value, setValue];
}
