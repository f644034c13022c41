// Whether the page is being printed: what is left out on a screen must be there on paper.
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

export function useIsPrinting(): boolean {
  const [isPrinting, bePrinting] = useState(false);
  useEffect(() => {
    // Drawn before the browser lays out its pages, which it does as soon as the listeners are
    // through.
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
