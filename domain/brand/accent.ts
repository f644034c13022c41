// Derives the accent colors of both themes from a network's own color, so that text in them stays
// readable whatever color was chosen.

/** Red, green and blue, each 0–255. */
type Color = readonly [red: number, green: number, blue: number];

/** The accent colors of one theme, as "#0b5d52". */
export interface Accent {
  /** Of links and filled buttons. */
  readonly accent: string;
  /** Under the pointer. */
  readonly hover: string;
  /** Of text on a filled button. */
  readonly ink: string;
  /** Behind selected rows and marks. */
  readonly soft: string;
}

export interface AccentPair {
  readonly light: Accent;
  readonly dark: Accent;
}

/** Level AA of WCAG 2.2 for text (success criterion 1.4.3). */
const LEAST_CONTRAST = 4.5;
const WHITE: Color = [255, 255, 255];
const BLACK: Color = [0, 0, 0];

/** The backgrounds on which accents stand (web/styles.css): the page's and the panels'. */
const LIGHT_GROUNDS = ["#faf8f4", "#ffffff"].map(readHex);
const DARK_GROUNDS = ["#12130f", "#1a1b17"].map(readHex);
/** The dark theme's text on a filled button, before it takes the color's own tint. */
const DARK_INK = readHex("#0c0d0a");

const STEPS = 50;
const HOVER = 0.2;
const SOFT = 0.14;
const SOFT_DARK = 0.24;

/** `color` as "#0b5d52", in small letters. */
export function accentsOf(color: string): AccentPair {
  const chosen = readHex(color);
  return {
    light: themeOf(chosen, { grounds: LIGHT_GROUNDS, towards: BLACK, inks: [WHITE], soft: SOFT }),
    dark: themeOf(chosen, {
      grounds: DARK_GROUNDS,
      towards: WHITE,
      inks: [DARK_INK],
      soft: SOFT_DARK,
    }),
  };
}

interface Theme {
  readonly grounds: readonly Color[];
  /** What a color is mixed with until it can be read. */
  readonly towards: Color;
  readonly inks: readonly Color[];
  /** How much of the accent a soft background has. */
  readonly soft: number;
}

function themeOf(chosen: Color, { grounds, towards, inks, soft }: Theme): Accent {
  const beside = [...grounds, ...inks];
  const isReadable = (color: Color): boolean =>
    beside.every((other) => contrast(color, other) >= LEAST_CONTRAST);
  let accent = chosen;
  for (let step = 1; step <= STEPS && !isReadable(accent); step += 1)
    accent = mix(chosen, towards, step / STEPS);
  return {
    accent: toHex(accent),
    hover: toHex(mix(accent, towards, HOVER)),
    ink: toHex(inks[0] ?? WHITE),
    soft: toHex(mix(grounds[0] ?? WHITE, accent, soft)),
  };
}

function mix(one: Color, other: Color, share: number): Color {
  const part = (at: 0 | 1 | 2): number =>
    Math.round(one[at] + (other[at] - one[at]) * Math.min(1, share));
  return [part(0), part(1), part(2)];
}

/** The contrast ratio of WCAG 2.2, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  return contrast(readHex(one), readHex(other));
}

function contrast(one: Color, other: Color): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance by WCAG 2.2, from 0 to 1. */
function luminance([red, green, blue]: Color): number {
  const [r, g, b] = [red, green, blue].map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function readHex(color: string): Color {
  const part = (from: number): number => Number.parseInt(color.slice(from, from + 2), 16);
  return [part(1), part(3), part(5)];
}

function toHex(color: Color): string {
  return `#${color.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}
