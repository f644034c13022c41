// The load, in a process of its own: raw keep-alive connections, so that measuring costs the machine as little as it can.
import { type Socket, connect } from "node:net";

/** Closed: each connection sends as soon as it was answered. Open: requests start at fixed times, whatever is still unanswered. */
export interface LoadOrder {
  readonly ports: readonly number[];
  readonly connections: number;
  readonly mode: { readonly kind: "closed"; readonly durationMs: number } | { readonly kind: "open"; readonly durationMs: number; readonly perSecond: number };
  readonly path: string;
  readonly sourceKey: string;
  /** Bodies as JSON text, each sent once. */
  readonly bodies: readonly string[];
}

export interface LoadReport {
  readonly answered: number;
  readonly durationMs: number;
  /** When the last answer came, epoch milliseconds. */
  readonly endedAtMs: number;
  /** Milliseconds from the moment a request was due to its answer, sorted. */
  readonly latenciesMs: readonly number[];
  /** How often each status or outcome was answered. */
  readonly outcomes: Readonly<Record<string, number>>;
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

  send(request: string): Promise<string> {
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

async function run(order: LoadOrder): Promise<LoadReport> {
  const head = `POST ${order.path} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${order.sourceKey}\r\ncontent-type: application/json\r\ncontent-length: `;
  const requests = order.bodies.map((body) => `${head}${Buffer.byteLength(body)}\r\n\r\n${body}`);
  const connections = Array.from({ length: order.connections }, (_, index) => new Connection(order.ports[index % order.ports.length] ?? 0));
  const latenciesMs: number[] = [];
  const outcomes: Record<string, number> = {};
  let next = 0;
  const once = async (connection: Connection, dueMs: number): Promise<void> => {
    const request = requests[next];
    if (request === undefined) throw new Error("the load ran out of bodies");
    next += 1;
    const answer = await connection.send(request);
    latenciesMs.push(performance.now() - dueMs);
    const outcome = answer.startsWith("HTTP/1.1 200") ? (/"status":"(\w+)"/.exec(answer)?.[1] ?? "200") : answer.slice(9, 12);
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  };
  const startMs = performance.now();
  if (order.mode.kind === "closed") {
    const endMs = startMs + order.mode.durationMs;
    await Promise.all(connections.map(async (connection) => {
      while (performance.now() < endMs && next < requests.length) await once(connection, performance.now());
    }));
  } else await runOpen(order.mode, connections, startMs, once, () => next < requests.length);
  const durationMs = performance.now() - startMs;
  const endedAtMs = Date.now();
  for (const connection of connections) connection.end();
  return { answered: latenciesMs.length, durationMs, endedAtMs, latenciesMs: latenciesMs.sort((a, b) => a - b), outcomes };
}

/** Requests at fixed times. One that finds no free connection waits, and its wait counts. */
async function runOpen(
  mode: { readonly durationMs: number; readonly perSecond: number }, connections: readonly Connection[], startMs: number,
  once: (connection: Connection, dueMs: number) => Promise<void>, more: () => boolean,
): Promise<void> {
  const free = [...connections];
  const due: number[] = [];
  const running = new Set<Promise<void>>();
  const total = Math.floor((mode.durationMs / 1_000) * mode.perSecond);
  const dispatch = (): void => {
    while (due.length > 0 && free.length > 0 && more()) {
      const connection = free.pop();
      const dueMs = due.shift();
      if (connection === undefined || dueMs === undefined) return;
      const request = once(connection, dueMs).then(() => {
        free.push(connection);
        running.delete(request);
        dispatch();
      });
      running.add(request);
    }
  };
  for (let sent = 0; sent < total; ) {
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

process.on("message", (order: LoadOrder) => {
  void run(order).then((report) => process.send?.(report), (error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    process.exit(1);
  });
});
