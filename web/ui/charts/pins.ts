// Places pins on a map so that none covers another. No rendering.

/** In pixels from the left and the top. */
export interface PinPoint {
  readonly x: number;
  readonly y: number;
}

export interface PlacedPin {
  /** The center of the pin. */
  readonly x: number;
  readonly y: number;
  /** Whether the pin is away from its point, so that a line leads to it. */
  readonly isMoved: boolean;
}

interface PinRoom {
  /** The size of a pin, with the gap to the next one. */
  readonly width: number;
  readonly height: number;
  /** The size of the map; pins stay within. */
  readonly mapWidth: number;
  readonly mapHeight: number;
}

/** How many rings of places around a point are tried. */
const MOST_RINGS = 6;
const PLACES_IN_RING = 8;

/**
 * Places the pins in their order: each at its point, or at the nearest free place around it, away
 * from what is `taken`. Where none is free, the pin covers others.
 */
export function placePins(
  points: readonly PinPoint[],
  room: PinRoom,
  taken: readonly PinPoint[] = [],
): PlacedPin[] {
  const placed: PlacedPin[] = [];
  for (const point of points) {
    const home = within(point, room);
    const free = placesAround(home).find(
      (place) =>
        fits(place, room) && ![...taken, ...placed].some((other) => covers(place, other, room)),
    );
    const { x, y } = free ?? home;
    placed.push({ x, y, isMoved: Math.hypot(x - point.x, y - point.y) > 1 });
  }
  return placed;

  function placesAround({ x, y }: PinPoint): PinPoint[] {
    const rings = Array.from({ length: MOST_RINGS }, (_, ring) => ring + 1);
    return [
      { x, y },
      ...rings.flatMap((ring) =>
        Array.from({ length: PLACES_IN_RING }, (_, place) => {
          const angle = (place / PLACES_IN_RING) * 2 * Math.PI;
          return {
            x: x + Math.round(Math.cos(angle) * ring * room.width),
            y: y + Math.round(Math.sin(angle) * ring * room.height),
          };
        }),
      ),
    ];
  }
}

function within({ x, y }: PinPoint, room: PinRoom): PinPoint {
  return {
    x: Math.min(Math.max(x, room.width / 2), room.mapWidth - room.width / 2),
    y: Math.min(Math.max(y, room.height / 2), room.mapHeight - room.height / 2),
  };
}

function fits(place: PinPoint, room: PinRoom): boolean {
  const inside = within(place, room);
  return inside.x === place.x && inside.y === place.y;
}

function covers(a: PinPoint, b: PinPoint, { width, height }: PinRoom): boolean {
  return Math.abs(a.x - b.x) < width && Math.abs(a.y - b.y) < height;
}
