// Defines what may be the network's logo.
import type { AttachedFileKind } from "../files/attached-file.ts";

/** Pictures that every browser and email client draws, and that cannot contain scripts. */
export const LOGO_KINDS = ["png", "jpeg", "webp"] as const satisfies readonly AttachedFileKind[];
export type LogoKind = (typeof LOGO_KINDS)[number];

/** The largest logo in bytes. Our limit: more would delay every screen. */
export const MOST_LOGO_BYTES = 256 * 1024;

/** The kind of a file as that of a logo; null where it cannot be one. */
export function logoKindOf(kind: AttachedFileKind): LogoKind | null {
  return LOGO_KINDS.find((one) => one === kind) ?? null;
}

/** The path of a logo's picture. */
export function logoPath(logo: string): string {
  return `/v1/network/logos/${logo}`;
}
