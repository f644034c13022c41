// Generates the paced load in its own process: requests start at fixed times over raw keep-alive
// connections, even while others are unanswered, and each latency counts from when its request was
// due.
import { once } from "node:events";
import { type Socket, connect } from "node:net";

export interface PacedOrder {
  readonly port: number;
  readonly connections: number;
  /** Requests sent before counting starts, to warm up the generator itself. */
  readonly warmUpMs: number;
  readonly durationMs: number;
  readonly perSecond: number;
  readonly path: string;
  readonly sourceKey: string;
  /** Bodies as JSON text, each sent once. */
  readonly bodies: readonly string[];
}

export interface PacedReport {
  /** Milliseconds from the time a request was due to its answer, sorted; warm-up excluded. */
  readonly latenciesMs: readonly number[];
}

class Connection {
  readonly #socket: Socket;
  #received = "";
  #settle: ((answer: string) => void) | null = null;
  #fail: ((error: Error) => void) | null = null;

  constructor(port: number) {
    this.#socket = connect({ port, host: "127.0.0.1", noDelay: true });
    this.#socket.setEncoding("latin1");
    this.#socket.on("data", (text: string) => this.#read(text));
    this.#socket.on("error", (error) => this.#fail?.(error));
    this.#socket.on("close", () => this.#fail?.(new Error("the server closed the connection")));
  }

  connected(): Promise<unknown> {
    return this.#socket.connecting ? once(this.#socket, "connect") : Promise.resolve();
  }

  send(request: Buffer): Promise<string> {
    if (this.#socket.destroyed)
      return Promise.reject(new Error("the server closed an idle connection"));
    return new Promise((settle, fail) => {
      this.#settle = settle;
      this.#fail = fail;
      this.#socket.write(request);
    });
  }

  end(): void {
    this.#fail = null;
    this.#socket.destroy();
  }

  #read(text: string): void {
    this.#received += text;
    const headEnd = this.#received.indexOf("\r\n\r\n");
    if (headEnd < 0) return;
    const length = /content-length: (\d+)/i.exec(this.#received)?.[1];
    if (length === undefined || this.#received.length < headEnd + 4 + Number(length)) return;
    const answer = this.#received;
    this.#received = "";
    this.#settle?.(answer);
  }
}

/**
 * The requests' bytes in sequence, outside the heap, so that the generator's own garbage collector
 * is not measured.
 */
class Requests {
  readonly #bytes: Buffer;
  readonly #ends: Uint32Array;
  #next = 0;

  constructor(head: string, bodies: readonly string[]) {
    const requests = bodies.map((body) => `${head}${Buffer.byteLength(body)}\r\n\r\n${body}`);
    this.#bytes = Buffer.from(requests.join(""));
    this.#ends = new Uint32Array(requests.length);
    let end = 0;
    for (const [index, request] of requests.entries())
      this.#ends[index] = end += Buffer.byteLength(request);
  }

  next(): Buffer {
    const end = this.#ends[this.#next];
    if (end === undefined) throw new Error("the load ran out of bodies");
    const request = this.#bytes.subarray(this.#ends[this.#next - 1] ?? 0, end);
    this.#next += 1;
    return request;
  }
}

async function run(order: Omit<PacedOrder, "bodies">, requests: Requests): Promise<PacedReport> {
  const connections = Array.from({ length: order.connections }, () => new Connection(order.port));
  await Promise.all(connections.map((connection) => connection.connected()));
  const latenciesMs: number[] = [];
  const startMs = performance.now();
  const sendOne = async (connection: Connection, dueMs: number): Promise<void> => {
    const answer = await connection.send(requests.next());
    if (!answer.startsWith("HTTP/1.1 200")) throw new Error(`answered with ${answer.slice(9, 12)}`);
    if (dueMs >= startMs + order.warmUpMs) latenciesMs.push(performance.now() - dueMs);
  };
  await runOpen(
    { perSecond: order.perSecond, durationMs: order.warmUpMs + order.durationMs },
    connections,
    startMs,
    sendOne,
  );
  for (const connection of connections) connection.end();
  return { latenciesMs: latenciesMs.sort((a, b) => a - b) };
}

/**
 * Sends requests at fixed times. A request that finds no free connection waits, and the wait
 * counts.
 */
async function runOpen(
  mode: { readonly durationMs: number; readonly perSecond: number },
  connections: readonly Connection[],
  startMs: number,
  sendOne: (connection: Connection, dueMs: number) => Promise<void>,
): Promise<void> {
  const free = [...connections];
  const due: number[] = [];
  const running = new Set<Promise<void>>();
  const total = Math.floor((mode.durationMs / 1_000) * mode.perSecond);
  const dispatch = (): void => {
    while (due.length > 0 && free.length > 0) {
      // Takes the connection idle longest: the server closes connections that are never used.
      const connection = free.shift();
      const dueMs = due.shift();
      if (connection === undefined || dueMs === undefined) return;
      const request = sendOne(connection, dueMs).then(() => {
        free.push(connection);
        running.delete(request);
        dispatch();
      });
      running.add(request);
    }
  };
  for (let sent = 0; sent < total;) {
    const nowMs = performance.now();
    while (sent < total && startMs + (sent * 1_000) / mode.perSecond <= nowMs) {
      due.push(startMs + (sent * 1_000) / mode.perSecond);
      sent += 1;
    }
    dispatch();
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  while (due.length > 0 || running.size > 0) await Promise.all(running);
}

process.on("message", ({ bodies, ...order }: PacedOrder) => {
  const head =
    `POST ${order.path} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ` +
    `${order.sourceKey}\r\ncontent-type: application/json\r\ncontent-length: `;
  void run(order, new Requests(head, bodies)).then(
    (report) => process.send?.(report),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    },
  );
});
