// Finds out whether an address can be listened on, and says in a sentence why not.

import { createServer } from "node:net";
import { errorCode, errorLine, StartProblem } from "../config/start-problem.ts";

/**
 * Opens the port for a moment and returns its number, which differs from `port` only for 0 (any
 * free port). It is asked before the database is touched, so that a second start by mistake leaves
 * no trace. Throws a StartProblem.
 */
export async function probePort(host: string, port: number): Promise<number> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once("error", reject);
      probe.listen(port, host, resolve);
    });
  } catch (error) {
    throw toStartProblem(error, host, port);
  }
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === "object" && address !== null ? address.port : port;
}

/** The error of a listen call as a sentence for the operator. */
export function toStartProblem(error: unknown, host: string, port: number): StartProblem {
  switch (errorCode(error)) {
    case "EADDRINUSE":
      return new StartProblem(
        `Port ${port} is in use on ${host}: stop the program that uses it, or set PORT to a ` +
          "free one.",
      );
    case "EACCES":
      return new StartProblem(
        `This user may not listen on port ${port}: set PORT to one from 1024 on.`,
      );
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return new StartProblem(
        `${host} is not an address of this machine: set HOST to one, such as 127.0.0.1 or 0.0.0.0.`,
      );
    default:
      return new StartProblem(
        `Listening on ${host}, port ${port}, failed (${errorLine(error)}): set HOST and PORT ` +
          "to a free address of this machine.",
      );
  }
}
