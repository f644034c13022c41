// The time as a screen needs it: drawn again every so often, and only as often as somebody could
// tell.
import { useEffect, useState } from "react";

/** The present moment, in milliseconds, renewed every `stepMs`. */
export function useNow(stepMs: number): number {
  const [nowMs, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), stepMs);
    return () => clearInterval(timer);
  }, [stepMs]);
  return nowMs;
}
