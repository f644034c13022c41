// The names of counties, loaded when a screen first has to name one.
import { useEffect, useState } from "react";

type CountyNames = Readonly<Record<string, string>>;
const NONE: CountyNames = {};
let loaded: CountyNames = NONE;

/**
 * Empty until they are there, and where they could not be loaded: then counties are named by their
 * numbers.
 */
export function useCountyNames(isNeeded: boolean): CountyNames {
  const [, draw] = useState(loaded);
  useEffect(() => {
    if (!isNeeded || loaded !== NONE) return;
    import("virtual:county-names").then(
      ({ default: all }) => {
        loaded = all;
        draw(all);
      },
      () => undefined,
    );
  }, [isNeeded]);
  // Another part of the screen may have loaded them meanwhile.
  return loaded;
}
