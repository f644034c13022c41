// Names counties by their FIPS codes.
import { stateOfCounty } from "../../../../domain/lead/us-states.ts";
import { useCountyNames } from "./use-county-names.ts";

/** "Sacramento (CA)"; the code where the name is not known. */
export function countyWords(fips: string, counties: Readonly<Record<string, string>>): string {
  const state = stateOfCounty(fips);
  const name = counties[fips];
  return name === undefined || state === null ? fips : `${name} (${state})`;
}

/** Returns the function that names a county; its code until the names are loaded. */
export function useCountyWords(isNeeded: boolean): (fips: string) => string {
  const names = useCountyNames(isNeeded);
  return (fips) => countyWords(fips, names);
}
