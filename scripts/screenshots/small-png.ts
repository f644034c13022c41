// Shrinks the PNG of a screen: a screen has few colors, so each pixel becomes one byte, an index
// into a palette.
import { crc32, deflateSync, inflateSync } from "node:zlib";

const SIGNATURE = Buffer.from("89504e470d0a1a0a", "hex");
const MOST_COLOURS = 256;
/** Bytes per pixel by PNG color type: RGB, and RGB with alpha. */
const PIXEL_BYTES: Readonly<Record<number, number>> = { 2: 3, 6: 4 };

interface Image {
  readonly width: number;
  readonly height: number;
  /** RGB of every pixel as one number, row by row. */
  readonly pixels: Uint32Array;
}

/**
 * Returns the same picture with its 256 most frequent colors; rarer ones, the edges of letters,
 * become the nearest of these.
 */
export function smallPng(png: Buffer): Buffer {
  const { width, height, pixels } = readPng(png);
  const palette = mostUsed(pixels);
  const places = new Map(palette.map((colour, place) => [colour, place]));
  const rows = Buffer.alloc(height * (width + 1));
  pixels.forEach((colour, index) => {
    const place = places.get(colour) ?? nearest(palette, colour);
    places.set(colour, place);
    // Each row starts with its filter type: none.
    rows[index + Math.floor(index / width) + 1] = place;
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette.flatMap(channels))),
    chunk("IDAT", deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function channels(colour: number): readonly [number, number, number] {
  return [colour >> 16, (colour >> 8) & 255, colour & 255];
}

function mostUsed(pixels: Uint32Array): readonly number[] {
  const counts = new Map<number, number>();
  for (const colour of pixels) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST_COLOURS)
    .map(([colour]) => colour);
}

function nearest(palette: readonly number[], colour: number): number {
  const wanted = channels(colour);
  const distances = palette.map((known) =>
    channels(known).reduce((sum, value, channel) => sum + (value - (wanted[channel] ?? 0)) ** 2, 0),
  );
  return distances.indexOf(Math.min(...distances));
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

function readPng(png: Buffer): Image {
  const parts = new Map<string, Buffer[]>();
  for (let at = SIGNATURE.length; at < png.length;) {
    const length = png.readUInt32BE(at);
    const type = png.toString("latin1", at + 4, at + 8);
    parts.set(type, [...(parts.get(type) ?? []), png.subarray(at + 8, at + 8 + length)]);
    at += length + 12;
  }
  const header = Buffer.concat(parts.get("IHDR") ?? []);
  const [width, height, size] = [
    header.readUInt32BE(0),
    header.readUInt32BE(4),
    PIXEL_BYTES[header[9] ?? 0],
  ];
  if (size === undefined || header[8] !== 8)
    throw new Error("Only pictures with eight bits a channel are read here.");
  const bytes = unfilter(inflateSync(Buffer.concat(parts.get("IDAT") ?? [])), {
    width,
    height,
    size,
  });
  return {
    width,
    height,
    pixels: Uint32Array.from({ length: width * height }, (_, index) =>
      bytes.readUIntBE(index * size, 3),
    ),
  };
}

/**
 * Returns the bytes of all pixels; each row names the neighbors from which its bytes are
 * reconstructed.
 */
function unfilter(
  filtered: Buffer,
  {
    width,
    height,
    size,
  }: { readonly width: number; readonly height: number; readonly size: number },
): Buffer {
  const length = width * size;
  const bytes = Buffer.alloc(height * length);
  for (let row = 0; row < height; row += 1) {
    const filter = filtered[row * (length + 1)];
    for (let column = 0; column < length; column += 1) {
      const here = row * length + column;
      const left = column < size ? 0 : (bytes[here - size] ?? 0);
      const above = row === 0 ? 0 : (bytes[here - length] ?? 0);
      const corner = row === 0 || column < size ? 0 : (bytes[here - length - size] ?? 0);
      const guess =
        [0, left, above, (left + above) >> 1, filter === 4 ? closest(left, above, corner) : 0][
          filter ?? 0
        ] ?? 0;
      bytes[here] = (filtered[here + row + 1] ?? 0) + guess;
    }
  }
  return bytes;
}

/** The neighbor that is closest to left + above − corner. */
function closest(left: number, above: number, corner: number): number {
  const [toLeft, toAbove, toCorner] = [
    Math.abs(above - corner),
    Math.abs(left - corner),
    Math.abs(left + above - 2 * corner),
  ];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}
