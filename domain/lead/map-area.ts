// A part of the map, as searches name it: written "west,south,east,north".

/** Degrees. It does not cross the 180th meridian. */
export interface MapArea {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

const DEGREES = /^-?\d{1,3}(\.\d{1,6})?$/;

/** The area that a text names; null of what is none. */
export function readMapArea(text: string): MapArea | null {
  const parts = text.split(",");
  if (parts.length !== 4 || !parts.every((part) => DEGREES.test(part))) return null;
  const [west = 0, south = 0, east = 0, north = 0] = parts.map(Number);
  return west >= -180 && east <= 180 && west < east && south >= -90 && north <= 90 && south < north
    ? { west, south, east, north }
    : null;
}

/** As it stands in an address and in a condition. */
export function writeMapArea({ west, south, east, north }: MapArea): string {
  return [west, south, east, north].join(",");
}
