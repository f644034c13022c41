// Reads and writes an area of the map, written "west,south,east,north".

/** An area in degrees. It does not cross the 180th meridian. */
export interface MapArea {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

const DEGREES = /^-?\d{1,3}(\.\d{1,6})?$/;

/** The area in a text; null if it is not one. */
export function readMapArea(text: string): MapArea | null {
  const parts = text.split(",");
  if (parts.length !== 4 || !parts.every((part) => DEGREES.test(part))) return null;
  const [west = 0, south = 0, east = 0, north = 0] = parts.map(Number);
  return west >= -180 && east <= 180 && west < east && south >= -90 && north <= 90 && south < north
    ? { west, south, east, north }
    : null;
}

/** The area as written in an address and in a condition. */
export function writeMapArea({ west, south, east, north }: MapArea): string {
  return [west, south, east, north].join(",");
}
