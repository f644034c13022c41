// Starts web and worker processes of an installation with the settings of a file, as
// deploy/plat@.service does, and stops what it started.
import { freePort } from "../../test/support/free-port.ts";
import { type ServerProcess, runServer, sendSignal } from "../../test/support/server-process.ts";
import type { Installation } from "./installation.ts";
import { need } from "./steps.ts";

export type PlatRole = "web" | "worker";

export interface PlatProcess {
  readonly role: PlatRole;
  readonly port: number;
  readonly server: ServerProcess;
}

export class PlatProcesses {
  readonly #installation: Installation;
  readonly #running = new Set<PlatProcess>();

  constructor(installation: Installation) {
    this.#installation = installation;
  }

  /** Starts a process and waits until it is ready. `settings` win over those of the file. */
  async start(
    role: PlatRole,
    settingsFile: string,
    settings: Readonly<Record<string, string>>,
    port?: number,
  ): Promise<PlatProcess> {
    const own = port ?? (await freePort());
    const { checkout, shell } = this.#installation;
    const line = 'cd "$1"; set -a; . "$2"; set +a; shift 2; exec env "$@" npm start';
    const last = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
    const server = runServer({
      command: ["sh", "-c", line, "sh", checkout, settingsFile, ...last],
      environment: { ...shell, HOST: "127.0.0.1", PLAT_ROLE: role, PORT: String(own) },
    });
    const started = { role, port: own, server };
    this.#running.add(started);
    await server.ready;
    return started;
  }

  /** Stops a process as systemd does, and waits until it has ended. */
  async stop(stopped: PlatProcess): Promise<void> {
    this.#running.delete(stopped);
    const { server } = stopped;
    if (server.child.exitCode === null) sendSignal(server, "SIGTERM");
    const { stdout } = await server.ended;
    const faults = stdout.split("\n").filter((line) => /"level":"(?:error|fatal)"/.test(line));
    need(faults.length === 0, `the ${stopped.role} logs no error, as in ${faults[0] ?? ""}`);
  }

  async stopAll(): Promise<void> {
    for (const { server } of this.#running)
      if (server.child.exitCode === null) sendSignal(server, "SIGTERM");
    await Promise.all([...this.#running].map(({ server }) => server.ended));
    this.#running.clear();
  }
}
