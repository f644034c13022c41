// Provides the value of a field once the person pauses typing.
import { useEffect, useState } from "react";

/** Returns the value as it was when it had not changed for `ms`. */
export function useSettled<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
