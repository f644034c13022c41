// Serves a file that is kept in memory, packed once: browsers ask for it each time, and are
// answered with 304 as long as it is the same.
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

export interface MemoryFile {
  /** As the Content-Type has it. */
  readonly type: string;
  readonly body: Buffer;
  /** Null for what is packed in itself, such as a picture. */
  readonly packed: Buffer | null;
  readonly etag: string;
}

/** Packs a file for memory; pictures stay as they are. */
export async function makeMemoryFile(body: Buffer, type: string): Promise<MemoryFile> {
  return {
    type,
    body,
    packed: type.startsWith("image/") ? null : await promisify(gzip)(body),
    etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
  };
}

/** Answers with the file, or with 304 if the browser has it. The status is that of `reply`. */
export function sendMemoryFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, body, packed, etag }: MemoryFile,
): FastifyReply {
  void reply.headers({ "cache-control": "no-cache", etag, vary: "accept-encoding" });
  if (request.headers["if-none-match"] === etag) return reply.code(304).send();
  const takesGzip = /\bgzip\b/.test(request.headers["accept-encoding"] ?? "");
  if (packed === null || !takesGzip) return reply.type(type).send(body);
  return reply.header("content-encoding", "gzip").type(type).send(packed);
}
