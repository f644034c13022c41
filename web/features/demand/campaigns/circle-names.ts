// Places the names of cities on a map: the first that fit, with no overlaps and none over the edge.
// Pure; all units are pixels of the picture.

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface PictureName {
  readonly name: string;
  /** The center of the city, or of its placed name. */
  readonly x: number;
  readonly y: number;
}

/** The font size. */
export const NAME_SIZE = 11;
/**
 * Width of a letter relative to the font size. Wider than most letters, because names are not
 * measured.
 */
const LETTER = 0.62;
const LINE = NAME_SIZE * 1.25;
/**
 * Distances of a name from its city, in lines: above, else below, so that the city's dot stays
 * visible.
 */
const SHIFTS = [-0.85, 0.85];
/** Distances of the first name, which belongs to the circle's middle and must stay clear of it. */
const FIRST_SHIFTS = [...SHIFTS, -1.5, 1.5, -2, 2];
/** Gap around a name. */
const GAP = 4;

/**
 * Places up to `most` of the wanted names in order, each as close to its city as it fits; omits a
 * name that does not fit.
 */
export function placeNames(
  wanted: readonly PictureName[],
  {
    width,
    height,
    taken,
    most,
  }: {
    readonly width: number;
    readonly height: number;
    readonly taken: readonly Box[];
    readonly most: number;
  },
): PictureName[] {
  const boxes = [...taken];
  const placed: PictureName[] = [];
  for (const [index, { name, x, y }] of wanted.entries()) {
    if (placed.length === most) break;
    const free = (index === 0 ? FIRST_SHIFTS : SHIFTS)
      .map((lines) => y + lines * LINE)
      .map((middle) => ({ middle, box: boxOf(name, x, middle) }))
      .find(({ box }) => isWithin(box, width, height) && !boxes.some((other) => touch(box, other)));
    if (free === undefined) continue;
    boxes.push(free.box);
    placed.push({ name, x, y: free.middle });
  }
  return placed;
}

/** The box of a name centered at a point. */
export function boxOf(name: string, x: number, y: number): Box {
  const [across, up] = [(name.length * NAME_SIZE * LETTER) / 2, LINE / 2];
  return { left: x - across, top: y - up, right: x + across, bottom: y + up };
}

function isWithin({ left, top, right, bottom }: Box, width: number, height: number): boolean {
  return left >= GAP && top >= GAP && right <= width - GAP && bottom <= height - GAP;
}

function touch(one: Box, other: Box): boolean {
  return (
    one.left < other.right + GAP &&
    other.left < one.right + GAP &&
    one.top < other.bottom + GAP &&
    other.top < one.bottom + GAP
  );
}
