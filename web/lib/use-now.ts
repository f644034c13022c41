// Provides the current time, re-rendering only as often as the shown precision requires.
import { useEffect, useState } from "react";

/** Returns the current time in milliseconds, updated every `stepMs`. */
export function useNow(stepMs: number): number {
  const [nowMs, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), stepMs);
    return () => clearInterval(timer);
  }, [stepMs]);
  return nowMs;
}
