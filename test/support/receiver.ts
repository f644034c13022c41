// Runs another party's system on loopback: it keeps received requests, and answers as a test
// configures it.
import { type Server, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface Received {
  readonly method: string;
  readonly url: URL;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

export class Receiver {
  readonly #server: Server;
  readonly origin: string;
  seen: Received[] = [];
  answer: (response: ServerResponse, path: string) => void = (response) => {
    response.end("OK");
  };

  private constructor(server: Server, origin: string) {
    this.#server = server;
    this.origin = origin;
    server.on("request", (request, response) => {
      let body = "";
      request
        .on("data", (part: Buffer) => {
          body += part.toString();
        })
        .on("end", () => {
          const url = new URL(request.url ?? "", origin);
          this.seen.push({
            method: request.method ?? "",
            url,
            body,
            headers: Object.fromEntries(
              Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
            ),
          });
          this.answer(response, url.pathname);
        });
    });
  }

  static async open(): Promise<Receiver> {
    const server = createServer();
    await new Promise<void>((done) => {
      server.listen(0, "127.0.0.1", done);
    });
    return new Receiver(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  }

  /** Deletes received requests and answers successfully again. */
  reset(): void {
    this.seen = [];
    this.answer = (response) => {
      response.end("OK");
    };
  }

  /** Closes all connections that still wait for an answer. */
  hangUp(): void {
    this.#server.closeAllConnections();
  }

  close(): void {
    this.hangUp();
    this.#server.close();
  }
}
