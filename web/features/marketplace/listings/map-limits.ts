// Limits a list to parts of the map that the person chose: a radius, counties, a drawn area. The
// address holds them.
import { useMemo } from "react";
import {
  type MapCircle,
  readMapCircle,
  readOutline,
  writeMapCircle,
  writeOutline,
} from "../../../../domain/lead/map-shapes.ts";
import type { Coordinates } from "../../../../domain/criteria/distance.ts";
import { type Parameter, useAddress } from "../../../lib/address.ts";
import type { Where } from "../../../lib/documents/collections.ts";

/** Text of the address that a reader turns into a value; anything else counts as absent. */
function readParameter(isValid: (text: string) => boolean): Parameter<string> {
  return {
    read: (text) => (isValid(text) ? text : undefined),
    write: (value) => value,
    otherwise: "",
  };
}

const COUNTIES = /^\d{5}(,\d{5}){0,49}$/;
const ADDRESS = {
  radius: readParameter((text) => readMapCircle(text) !== null),
  county: readParameter((text) => COUNTIES.test(text)),
  outline: readParameter((text) => readOutline(text) !== null),
};

export interface MapLimits {
  readonly where: readonly Where[];
  readonly circle: MapCircle | null;
  /** FIPS codes. */
  readonly counties: readonly string[];
  readonly outline: readonly Coordinates[] | null;
  readonly limitToCircle: (circle: MapCircle | null) => void;
  readonly limitToCounties: (counties: readonly string[]) => void;
  readonly limitToOutline: (outline: readonly Coordinates[] | null) => void;
}

export function useMapLimits(): MapLimits {
  const [{ radius, county, outline }, change] = useAddress(ADDRESS);
  return useMemo((): MapLimits => {
    const counties = county === "" ? [] : county.split(",");
    return {
      where: [
        ...(radius === "" ? [] : [["radius", "eq", radius] as const]),
        ...(counties.length === 0 ? [] : [["county_fips", "in", counties] as const]),
        ...(outline === "" ? [] : [["outline", "eq", outline] as const]),
      ],
      circle: readMapCircle(radius),
      counties,
      outline: readOutline(outline),
      limitToCircle: (circle) => change({ radius: circle === null ? "" : writeMapCircle(circle) }),
      limitToCounties: (chosen) => change({ county: chosen.join(",") }),
      limitToOutline: (corners) =>
        change({ outline: corners === null ? "" : writeOutline(corners) }),
    };
  }, [radius, county, outline, change]);
}
