// Stands between a server and its database, and cuts them off from each other.
import { type AddressInfo, type Server, type Socket, connect, createServer } from "node:net";

export class CutOff {
  readonly #target: { readonly host: string; readonly port: number };
  readonly #sockets = new Set<Socket>();
  #server: Server;
  #port = 0;

  private constructor(target: { readonly host: string; readonly port: number }) {
    this.#target = target;
    this.#server = this.#make();
  }

  static async open(databaseUrl: string): Promise<CutOff> {
    const { hostname, port } = new URL(databaseUrl);
    const between = new CutOff({ host: hostname, port: Number(port) });
    await between.#listen();
    return between;
  }

  /** The database's address through this one. */
  url(databaseUrl: string): string {
    const url = new URL(databaseUrl);
    [url.hostname, url.port] = ["127.0.0.1", String(this.#port)];
    return url.href;
  }

  /** Ends all connections; new ones are refused until `mend`. */
  async cut(): Promise<void> {
    const closed = new Promise<void>((resolve) => {
      this.#server.close(() => resolve());
    });
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  async mend(): Promise<void> {
    this.#server = this.#make();
    await this.#listen();
  }

  async #listen(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#server.listen(this.#port, "127.0.0.1", resolve);
    });
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  #make(): Server {
    return createServer((near) => {
      const far = connect(this.#target);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(one);
        one.on("error", () => undefined);
        one.on("close", () => {
          this.#sockets.delete(one);
          other.destroy();
        });
        one.pipe(other);
      }
    });
  }
}
