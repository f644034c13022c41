// Sends a file as a download: browsers save it and never show or run it, and no cache keeps it.
import type { Readable } from "node:stream";
import type { FastifyReply } from "fastify";

export interface Download {
  readonly name: string;
  readonly mediaType: string;
  readonly content: string | Buffer | Readable;
}

const NOT_ASCII_LETTERS = /[^A-Za-z0-9._ -]/g;
const NOT_IN_ENCODED_NAMES = /['()*]/g;

export function sendDownload(reply: FastifyReply, { name, mediaType, content }: Download): void {
  void reply
    .type(mediaType)
    .header("content-disposition", dispositionOf(name))
    .header("content-security-policy", "sandbox; default-src 'none'")
    .header("x-content-type-options", "nosniff")
    .header("cache-control", "no-store")
    .send(content);
}

export function sendCsv(reply: FastifyReply, name: string, content: string | Readable): void {
  sendDownload(reply, { name, mediaType: "text/csv; charset=utf-8", content });
}

/** RFC 6266: the name in plain letters, and where that loses something also in RFC 8187's form. */
function dispositionOf(name: string): string {
  const plain = name.replace(NOT_ASCII_LETTERS, "_");
  const encoded = encodeURIComponent(name).replace(
    NOT_IN_ENCODED_NAMES,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const exact = plain === name ? "" : `; filename*=UTF-8''${encoded}`;
  return `attachment; filename="${plain}"${exact}`;
}
