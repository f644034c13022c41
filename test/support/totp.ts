// The code that an authenticator app shows: TOTP (RFC 6238) over HOTP (RFC 4226) with SHA-1, six
// digits and 30 seconds.
import { createHmac } from "node:crypto";

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const STEP_SECONDS = 30;
const CODES = 1_000_000;

/** `secret` in base32, as people type it into their app. */
export function totp(secret: string, atMs = Date.now()): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(atMs / 1000 / STEP_SECONDS)));
  const digest = createHmac("sha1", fromBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const value = (digest.readUInt32BE(offset) & 0x7fff_ffff) % CODES;
  return String(value).padStart(6, "0");
}

/** A code that the app does not show. */
export function wrongTotp(secret: string): string {
  return totp(secret) === "000000" ? "000001" : "000000";
}

function fromBase32(text: string): Buffer {
  const bits = [...text.replaceAll("=", "").toUpperCase()]
    .map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
