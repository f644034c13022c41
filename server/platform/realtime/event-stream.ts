// Server-sent events (HTML Living Standard §9.2) on one connection: what is written, and when a
// slow reader is cut off.
import { waitWithoutTraffic } from "../http/wait-without-traffic.ts";
import { once } from "node:events";
import type { ServerResponse } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";

/** What may wait for one reader beyond what its socket holds. */
const MOST_WAITING_BYTES = 256 * 1024;
/** How long a browser waits before it comes back. */
const RETRY_MS = 2_000;

export class EventStream {
  readonly #response: ServerResponse;

  /**
   * Takes the connection over from the framework and begins the answer. `onClosed` is called once,
   * however it ends.
   */
  constructor(request: FastifyRequest, reply: FastifyReply, onClosed: () => void) {
    reply.hijack();
    this.#response = reply.raw;
    // Silence is no sign of death here.
    waitWithoutTraffic(request);
    this.#response.once("close", onClosed);
    this.#response.on("error", () => this.#response.destroy());
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) this.#response.setHeader(name, value);
    // With its end the connection closes: one kept for further requests would hold up a server that
    // drains.
    this.#response.writeHead(200, {
      connection: "close",
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
    });
    this.send(`retry: ${RETRY_MS}\n\n`);
  }

  get isOpen(): boolean {
    return !this.#response.writableEnded && !this.#response.destroyed;
  }

  /**
   * Writes whole messages. A reader that lets too much wait is cut off: it comes back with the last
   * id it has.
   */
  send(messages: string): void {
    if (!this.isOpen) return;
    this.#response.write(messages);
    if (this.#response.writableLength > MOST_WAITING_BYTES) this.#response.destroy();
  }

  /** Resolves when the reader can take more, or is gone. */
  async drained(): Promise<void> {
    if (!this.isOpen || !this.#response.writableNeedDrain) return;
    const listening = new AbortController();
    const { signal } = listening;
    await Promise.race([
      once(this.#response, "drain", { signal }),
      once(this.#response, "close", { signal }),
    ]).finally(() => listening.abort());
  }

  /** Ends the answer; what was sent still arrives. */
  end(): void {
    if (this.isOpen) this.#response.end();
  }
}

/**
 * Keeps proxies from closing the connection, and shows the reader, which does not see comments,
 * that the connection still works.
 */
export const HEARTBEAT = "event: beat\ndata: 1\n\n";

/** One message. `data` is a single line, as JSON.stringify writes it. */
export function eventMessage(id: number, event: string, data: string): string {
  return `id: ${id}\nevent: ${event}\ndata: ${data}\n\n`;
}
