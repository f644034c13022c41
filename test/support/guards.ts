// Fails tests that write to console.error or connect beyond this machine.

import { Socket } from "node:net";
import { afterEach, expect } from "vitest";

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/;

const consoleErrors: string[] = [];
console.error = (...parts: unknown[]) => {
  consoleErrors.push(parts.map(String).join(" "));
};

afterEach(() => {
  expect(consoleErrors.splice(0), "written to console.error").toEqual([]);
});

// Each file that shares a process runs this: the guard wraps the real function, not another guard.
const UNGUARDED = Symbol.for("plat.test.connect");
const connect: typeof Socket.prototype.connect =
  Reflect.get(globalThis, UNGUARDED) ?? Socket.prototype.connect;
Reflect.set(globalThis, UNGUARDED, connect);
Socket.prototype.connect = new Proxy(connect, {
  apply(original, socket: Socket, args: Parameters<typeof connect>) {
    const host = hostOf(args);
    if (host !== null && !LOOPBACK.test(host))
      throw new Error(`a test tried to reach ${host}: tests stay on loopback`);
    return Reflect.apply(original, socket, args);
  },
});

/**
 * The host in any form of `socket.connect`; null for a socket file or the default, which is
 * localhost.
 */
function hostOf(args: readonly unknown[]): string | null {
  // `net.connect` passes its normalized arguments as one array.
  const [first, second] = Array.isArray(args[0]) ? args[0] : args;
  if (typeof first === "object" && first !== null)
    return "host" in first && typeof first.host === "string" ? first.host : null;
  return typeof second === "string" ? second : null;
}
