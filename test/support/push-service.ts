// Runs a push service on loopback. Programs send messages to its endpoints over HTTPS with a
// self-signed certificate, by RFC 8030 and 8292; Firefox receives them over a WebSocket (hello,
// register, notification, ack), and tests read them.
import { createPublicKey, randomUUID, verify } from "node:crypto";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { type Server, type ServerResponse, createServer } from "node:http";
import * as https from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { type WebSocket, WebSocketServer } from "ws";

const FIXTURES = join(import.meta.dirname, "../fixtures/push");
/** The size that a push service must accept, and need not exceed, in bytes. */
const MOST_BYTES = 4_096;
const MOST_VALID_SECONDS = 86_400;

export interface PushedMessage {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The encrypted body as received. */
  readonly body: Buffer;
  /** The claims of the sender's token. */
  readonly claims: { readonly aud: string; readonly exp: number; readonly sub: string };
  /** The time by performance.now(). */
  readonly atMs: number;
}

interface Channel {
  /** The only public key that may send here; null if a test did not set one. */
  readonly key: string | null;
  readonly send: ((message: object) => void) | null;
}

export class PushService {
  readonly #https: https.Server;
  readonly #http: Server;
  readonly #channels = new Map<string, Channel>();
  readonly #sockets = new Set<WebSocket>();
  /** The HTTPS origin of the endpoints. */
  readonly origin: string;
  /** The WebSocket address that Firefox uses as its push service. */
  readonly socketUrl: string;
  messages: PushedMessage[] = [];
  /** The browsers' acknowledgment codes by message; 100 means success. */
  readonly acknowledged = new Map<string, number>();
  /** The test's own answer; null for the correct one. */
  answer: ((response: ServerResponse, endpoint: string) => void) | null = null;
  onMessage: (message: PushedMessage) => void = () => undefined;

  private constructor(secure: https.Server, plain: Server) {
    this.#https = secure;
    this.#http = plain;
    this.origin = `https://127.0.0.1:${(secure.address() as AddressInfo).port}`;
    this.socketUrl = `ws://127.0.0.1:${(plain.address() as AddressInfo).port}/`;
    secure.on("request", (request, response) => {
      const parts: Buffer[] = [];
      request
        .on("data", (part: Buffer) => parts.push(part))
        .on("end", () =>
          this.#take(
            `${this.origin}${request.url ?? ""}`,
            request.headers,
            Buffer.concat(parts),
            response,
          ),
        );
    });
    new WebSocketServer({ server: plain }).on("connection", (socket) => this.#follow(socket));
  }

  static async open(): Promise<PushService> {
    const [key, cert] = await Promise.all(
      ["key.pem", "certificate.pem"].map((name) => readFile(join(FIXTURES, name))),
    );
    const servers = [https.createServer({ key, cert }), createServer()] as const;
    await Promise.all(servers.map((server) => once(server.listen(0, "127.0.0.1"), "listening")));
    return new PushService(...servers);
  }

  close(): void {
    for (const server of [this.#https, this.#http]) {
      server.closeAllConnections();
      server.close();
    }
  }

  /** Deletes received messages and answers correctly again. */
  reset(): void {
    this.messages = [];
    this.answer = null;
  }

  /**
   * Creates an endpoint for a browser that the test imitates; with `key` only its holder may send
   * there.
   */
  makeEndpoint(key: string | null = null): string {
    return this.#register({ key, send: null });
  }

  #register(channel: Channel): string {
    const path = `/push/${randomUUID()}`;
    this.#channels.set(`${this.origin}${path}`, channel);
    return `${this.origin}${path}`;
  }

  /**
   * Loses all it knows of the connected browsers, as a service does that moves: they come back, are
   * given another id, and must subscribe anew.
   */
  forgetBrowsers(): void {
    this.#channels.clear();
    for (const socket of this.#sockets) socket.terminate();
  }

  /** Closes an endpoint, as its browser does: messages to it are answered with 410. */
  closeEndpoint(endpoint: string): void {
    this.#channels.delete(endpoint);
  }

  #take(
    endpoint: string,
    headers: PushedMessage["headers"],
    body: Buffer,
    response: ServerResponse,
  ): void {
    const channel = this.#channels.get(endpoint);
    if (channel === undefined) return void response.writeHead(410).end();
    const signed = readToken(String(headers["authorization"]), this.origin);
    if (signed === null || (channel.key !== null && channel.key !== signed.key))
      return void response.writeHead(403).end();
    if (
      body.length > MOST_BYTES ||
      headers["content-encoding"] !== "aes128gcm" ||
      !/^\d+$/.test(String(headers["ttl"]))
    )
      return void response.writeHead(400).end();
    const message = { endpoint, headers, body, claims: signed.claims, atMs: performance.now() };
    this.messages.push(message);
    if (this.answer !== null) return this.answer(response, endpoint);
    this.onMessage(message);
    channel.send?.({
      messageType: "notification",
      version: randomUUID(),
      ttl: Number(headers["ttl"]),
      data: body.toString("base64url"),
      headers: { encoding: "aes128gcm" },
    });
    return void response
      .writeHead(201, { location: `${this.origin}/message/${randomUUID()}` })
      .end();
  }

  #follow(socket: WebSocket): void {
    const say = (message: object): void => socket.send(JSON.stringify(message));
    const endpoints = new Map<string, string>();
    this.#sockets.add(socket);
    socket.on("close", () => this.#sockets.delete(socket));
    socket.on("message", (data: Buffer) => {
      const said = JSON.parse(data.toString()) as {
        readonly messageType?: string;
        readonly channelID?: string;
        readonly key?: string;
        readonly updates?: readonly { readonly version: string; readonly code: number }[];
      };
      const { messageType, channelID = "" } = said;
      if (messageType === undefined) say({});
      else if (messageType === "hello")
        say({
          messageType,
          status: 200,
          uaid: randomUUID().replaceAll("-", ""),
          use_webpush: true,
          broadcasts: {},
        });
      else if (messageType === "register") {
        const endpoint = this.#register({
          key: said.key?.replaceAll("=", "") ?? null,
          send: (message) => say({ ...message, channelID }),
        });
        endpoints.set(channelID, endpoint);
        say({ messageType, status: 200, channelID, pushEndpoint: endpoint });
      } else if (messageType === "unregister") {
        this.closeEndpoint(endpoints.get(channelID) ?? "");
        say({ messageType, status: 200, channelID });
      } else if (messageType === "ack")
        for (const { version, code } of said.updates ?? []) this.acknowledged.set(version, code);
    });
  }
}

/**
 * Reads a VAPID header (RFC 8292); null unless it is signed for this service and expires within a
 * day.
 */
function readToken(
  header: string,
  audience: string,
): { readonly key: string; readonly claims: PushedMessage["claims"] } | null {
  const [, token = "", key = ""] = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(header) ?? [];
  const [head = "", payload = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  if (point.length !== 65 || JSON.parse(Buffer.from(head, "base64url").toString()).alg !== "ES256")
    return null;
  const publicKey = createPublicKey({
    format: "jwk",
    key: {
      kty: "EC",
      crv: "P-256",
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    },
  });
  if (
    !verify(
      "sha256",
      Buffer.from(`${head}.${payload}`),
      { key: publicKey, dsaEncoding: "ieee-p1363" },
      Buffer.from(signature, "base64url"),
    )
  )
    return null;
  const claims: PushedMessage["claims"] = JSON.parse(Buffer.from(payload, "base64url").toString());
  const left = claims.exp - Date.now() / 1_000;
  return claims.aud === audience &&
    left > 0 &&
    left <= MOST_VALID_SECONDS &&
    /^(?:mailto:|https:)/.test(claims.sub)
    ? { key, claims }
    : null;
}
