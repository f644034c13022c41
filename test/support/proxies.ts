// Runs the proxies of deploy for real, on loopback with a certificate of their own, and calls
// through them.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { connect } from "node:net";
import { join } from "node:path";
import { freePort } from "./free-port.ts";
import { needProgram } from "./programs.ts";
import { ROOT } from "./server-process.ts";

export interface Proxy {
  /** The address at which it serves, with TLS. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const HOST = "leads.example.com";

/** Replaces text that must be there, so that a changed file is noticed. */
function replaced(text: string, pairs: readonly (readonly [string, string])[]): string {
  let changed = text;
  for (const [from, to] of pairs) {
    if (!changed.includes(from)) throw new Error(`the file in deploy has no ${from}`);
    changed = changed.replaceAll(from, to);
  }
  return changed;
}

/** Starts nginx with deploy/nginx.conf, in a folder of its own, at `port`, for a server's port. */
export async function startNginx(folder: string, port: number, upstream: number): Promise<Proxy> {
  const program = needProgram("nginx");
  const plainPort = await freePort();
  const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
  execFileSync(
    needProgram("openssl"),
    [
      "req",
      "-x509",
      "-newkey",
      "rsa:2048",
      "-nodes",
      "-days",
      "2",
      "-subj",
      "/CN=localhost",
    ].concat(["-addext", "subjectAltName=DNS:localhost", "-keyout", key, "-out", certificate]),
    { stdio: "pipe" },
  );
  const site = replaced(await readFile(join(ROOT, "deploy/nginx.conf"), "utf8"), [
    [`/etc/letsencrypt/live/${HOST}/fullchain.pem`, certificate],
    [`/etc/letsencrypt/live/${HOST}/privkey.pem`, key],
    ["listen 80;", `listen 127.0.0.1:${plainPort};`],
    ["listen 443 ssl", `listen 127.0.0.1:${port} ssl`],
    ["server 127.0.0.1:3000;", `server 127.0.0.1:${upstream};`],
    [`server_name ${HOST};`, "server_name localhost;"],
  ]);
  await writeFile(join(folder, "site.conf"), site);
  await writeFile(
    join(folder, "nginx.conf"),
    // Its workers otherwise run as a user who may not enter the folder.
    `${process.getuid?.() === 0 ? "user root;" : ""}
     daemon off;
     pid ${join(folder, "nginx.pid")};
     error_log stderr;
     worker_processes 1;
     events { worker_connections 256; }
     http {
       access_log off;
       client_body_temp_path ${join(folder, "bodies")};
       proxy_temp_path ${join(folder, "proxied")};
       fastcgi_temp_path ${join(folder, "fastcgi")};
       uwsgi_temp_path ${join(folder, "uwsgi")};
       scgi_temp_path ${join(folder, "scgi")};
       include ${join(folder, "site.conf")};
     }`,
  );
  const child = spawn(program, ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", "stderr"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  return running(child, port);
}

/** Starts Caddy with deploy/Caddyfile, as `startNginx`. It makes a certificate by itself. */
export async function startCaddy(folder: string, port: number, upstream: number): Promise<Proxy> {
  const program = needProgram("caddy");
  const site = await readFile(join(ROOT, "deploy/Caddyfile"), "utf8");
  await writeFile(
    join(folder, "Caddyfile"),
    `{
       admin off
       skip_install_trust
       auto_https disable_redirects
       local_certs
     }
     ${site}`,
  );
  const child = spawn(
    program,
    ["run", "--config", join(folder, "Caddyfile"), "--adapter", "caddyfile"],
    {
      stdio: ["ignore", "ignore", "pipe"],
      env: {
        PATH: process.env["PATH"] ?? "",
        HOME: folder,
        XDG_DATA_HOME: join(folder, "data"),
        XDG_CONFIG_HOME: join(folder, "config"),
        PLAT_HOST: `https://localhost:${port}`,
        PLAT_UPSTREAM: `127.0.0.1:${upstream}`,
      },
    },
  );
  return running(child, port);
}

async function running(child: ChildProcess, port: number): Promise<Proxy> {
  let printed = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => (printed += text));
  const ended = new Promise<void>((resolve) => {
    child.once("close", () => resolve());
  });
  while (!(await isOpen(port))) {
    if (child.exitCode !== null) throw new Error(`the proxy ended: ${printed}`);
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  }
  return {
    url: `https://localhost:${port}`,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("close", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}

export interface ProxiedCall {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
  /** The address that the client calls from; 127.0.0.1 if absent. */
  readonly from?: string;
}

/** Begins a call through a proxy, whose certificate is its own; resolves with the answer's head. */
export function callThrough(address: string, call: ProxiedCall = {}): Promise<IncomingMessage> {
  const { method = "GET", headers = {}, body, from = "127.0.0.1" } = call;
  return new Promise((resolve, reject) => {
    const asked = request(address, {
      method,
      headers,
      localAddress: from,
      family: 4,
      rejectUnauthorized: false,
      agent: false,
    });
    asked.once("response", resolve).once("error", reject);
    asked.end(body);
  });
}

/** The whole body of an answer. */
export async function textOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}
