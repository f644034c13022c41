// Reports whether the page is being printed: rows that are not rendered on screen must be on paper.
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

export function useIsPrinting(): boolean {
  const [isPrinting, bePrinting] = useState(false);
  useEffect(() => {
    // Renders synchronously, because the browser lays out its pages right after the listeners
    // return.
    const begin = (): void => flushSync(() => bePrinting(true));
    const end = (): void => bePrinting(false);
    addEventListener("beforeprint", begin);
    addEventListener("afterprint", end);
    return () => {
      removeEventListener("beforeprint", begin);
      removeEventListener("afterprint", end);
    };
  }, []);
  return isPrinting;
}
