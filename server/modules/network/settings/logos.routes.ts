// Takes pictures for the network's logo and serves them to everyone.
import type pg from "pg";
import { addLogo, openLogo } from "../../../../contract/network/network-logos.ts";
import { can } from "../../../../domain/access/access.ts";
import { MOST_LOGO_BYTES, logoKindOf } from "../../../../domain/brand/logo.ts";
import { ATTACHED_FILE_KINDS } from "../../../../domain/files/attached-file.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { sha256 } from "../../../platform/crypto/sha256.ts";
import { readFiles } from "../../../platform/files/read-files.ts";
import {
  type HttpHost,
  STREAMED,
  registerOperation,
} from "../../../platform/http/register-operation.ts";
import { FORBIDDEN, NOT_FOUND, type Refusal, invalid } from "../../../platform/http/refusal.ts";
import { type Logo, findLogo, insertLogo } from "./logo.store.ts";

interface LogoDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
}

const NO_PICTURE = invalid([
  { field: "/content", code: "invalid", message: "Send a PNG, JPEG or WebP picture." },
]);
const TOO_LARGE = invalid([
  {
    field: "/content",
    code: "too_large",
    message: `Send a picture of at most ${MOST_LOGO_BYTES / 1024} kB.`,
  },
]);

export function registerLogos(host: HttpHost, { pool, now }: LogoDeps): void {
  registerOperation(host, addLogo, async ({ actor, body }) => {
    if (!can(actor, "update", "settings", null)) return refuse(FORBIDDEN);
    const logo = await readLogo(body.content);
    if (!logo.ok) return logo;
    const hash = sha256(logo.value.content);
    await insertLogo(pool, hash, logo.value, new Date(now()));
    return ok({ logo: hash.toString("hex") });
  });
  const open = { ...host, resolveActor: async () => ok(null) };
  registerOperation(open, openLogo, async ({ params, reply }) => {
    const logo = await findLogo(pool, params.logo);
    if (logo === null) return refuse(NOT_FOUND);
    void reply
      .headers({
        "cache-control": "public, max-age=31536000, immutable",
        "content-security-policy": "default-src 'none'; sandbox",
        // Emails and hosted forms in others' pages show it too.
        "cross-origin-resource-policy": "cross-origin",
      })
      .type(ATTACHED_FILE_KINDS[logo.kind].mediaType)
      .send(logo.content);
    return ok(STREAMED);
  });
}

async function readLogo(content: string): Promise<Result<Logo, Refusal>> {
  const read = await readFiles([{ name: "logo", content }], {
    mostBytes: MOST_LOGO_BYTES,
    pointerOf: () => "",
    tooLarge: TOO_LARGE,
  });
  if (!read.ok) return read;
  const [file] = read.value;
  const kind = file === undefined ? null : logoKindOf(file.kind);
  return file === undefined || kind === null
    ? refuse(NO_PICTURE)
    : ok({ kind, content: Buffer.from(file.content, "base64") });
}
