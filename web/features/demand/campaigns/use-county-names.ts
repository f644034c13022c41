// Loads the names of counties when a screen first needs one.
import { useEffect, useState } from "react";

type CountyNames = Readonly<Record<string, string>>;
const NONE: CountyNames = {};
let loaded: CountyNames = NONE;

/** Empty until loaded, and after a failure: counties are then shown by their FIPS codes. */
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
  // Another component may have loaded them in the meantime.
  return loaded;
}
