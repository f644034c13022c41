// The names of cities on a picture: the first that fit, none over another or over the edge. Pure;
// all in pixels of the picture.

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface PictureName {
  readonly name: string;
  /** The middle of the city; of the name, once it is placed. */
  readonly x: number;
  readonly y: number;
}

/** Of the letters. */
export const NAME_SIZE = 11;
/** Of the size, a letter's width: more than that of most, for names are not measured. */
const LETTER = 0.62;
const LINE = NAME_SIZE * 1.25;
/**
 * How far from its city a name stands, in lines: above it or else beneath, so that the city's dot
 * is seen.
 */
const SHIFTS = [-0.85, 0.85];
/** The same of the first name, which is that of the circle's middle and makes way for it. */
const FIRST_SHIFTS = [...SHIFTS, -1.5, 1.5, -2, 2];
/** Between a name and what it must not touch. */
const GAP = 4;

/**
 * At most `most` of the wanted names, in their order, each as near to its city as there is room;
 * nothing where there is none.
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

/** What a name takes up with its middle there. */
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
