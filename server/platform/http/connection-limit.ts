// Caps the connections that one address keeps open, so that no single client takes all that the
// process can hold.

import type { Server } from "node:http";
import type { Socket } from "node:net";
import { addressGroup } from "./address-group.ts";
import { makeAddressList } from "./address-list.ts";
import { makeProblem, PROBLEM_CONTENT_TYPE } from "./problem.ts";

/**
 * An office of a hundred people behind one address, with the six connections of a browser each; our
 * choice.
 */
export const CONNECTIONS_PER_ADDRESS = 600;

export type ConnectionLimit = {
  readonly most: number;
  /** Addresses and ranges without a cap: proxies, whose one address stands for everybody. */
  readonly exempt: readonly string[];
  readonly onRefused?: () => void;
};

/**
 * Answers a connection beyond `most` of its address with 429 and closes it. IPv6 addresses count by
 * their first 64 bits. Connections that are open already stay.
 */
export function limitConnections(server: Server, limit: ConnectionLimit): void {
  const isExempt = makeAddressList(limit.exempt);
  const open = new Map<string, number>();
  server.on("connection", (socket: Socket) => {
    const address = socket.remoteAddress ?? "";
    if (isExempt(address)) return;
    const group = addressGroup(address);
    const count = (open.get(group) ?? 0) + 1;
    open.set(group, count);
    socket.once("close", () => {
      const left = (open.get(group) ?? 1) - 1;
      if (left === 0) open.delete(group);
      else open.set(group, left);
    });
    if (count <= limit.most) return;
    limit.onRefused?.();
    refuse(socket);
  });
}

function refuse(socket: Socket): void {
  const problem = makeProblem("rate_limited", {
    detail: "Too many connections are open from this address: close some, or reuse them.",
  });
  const body = JSON.stringify(problem);
  socket.write(
    `HTTP/1.1 ${problem.status} ${problem.title}\r\nContent-Type: ${PROBLEM_CONTENT_TYPE}\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nRetry-After: 1\r\nConnection: close\r\n\r\n` +
      body,
  );
  socket.destroySoon();
}
