// npm run rehearse-production: a new user's network in production, from the documentation alone. A
// checkout of its own that cannot be written to, PostgreSQL, nginx with TLS and a mail server on
// loopback; then companies, money, leads, a return, a payout, a backup and its restoration. Ends
// with 1 where a step does not do what the documentation says.
import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import tls from "node:tls";
import { freePort } from "../test/support/free-port.ts";
import { MailServer } from "../test/support/mail-server.ts";
import { findProgram } from "../test/support/programs.ts";
import { type Proxy, startNginx } from "../test/support/proxies.ts";
import { Processes } from "./cluster/processes.ts";
import { type Place, admitCompanies, joinOperators, nameNetwork } from "./production/admission.ts";
import { checkMetrics, checkProxy } from "./production/checks.ts";
import { DatabaseServer } from "./production/database-server.ts";
import { type Installation, install, makeWritable } from "./production/installation.ts";
import { agreeTerms, earn, payOut } from "./production/payment.ts";
import { type PlatProcess, PlatProcesses } from "./production/plat-processes.ts";
import { backUp, restoreInto } from "./production/restoration.ts";
import { randomSecret, writeSettings } from "./production/settings.ts";
import { need, say } from "./production/steps.ts";
import {
  bookMoney,
  buyListing,
  postLeads,
  readDeliveries,
  returnLead,
  setUpDelivery,
  setUpMarket,
} from "./production/trade.ts";

/** Programs of the machine, with the Debian packages that bring them. */
const PROGRAMS = [
  { name: "nginx", debianPackage: "nginx" },
  { name: "openssl", debianPackage: "openssl" },
  { name: "git", debianPackage: "git" },
];
/** Root has no more rights than any user in there: PostgreSQL refuses to run as root. */
const NAMESPACE = ["--user", "--map-user=65534", "--map-group=65534"];
const SECRET_BYTES = 32;
const BOUGHT_BY_HAND = 1;
const PRODUCTION = { NODE_ENV: "production" };

/** What runs, to be ended in reverse order. */
interface Running {
  readonly ends: (() => Promise<unknown>)[];
}

process.exitCode = process.getuid?.() === 0 ? repeatAsUser() : await rehearse();

/** Runs this script once more, as a user without root's rights. */
function repeatAsUser(): number {
  const command = [...NAMESPACE, process.execPath, ...process.argv.slice(1)];
  const { status, error } = spawnSync("unshare", command, { stdio: "inherit" });
  if (error !== undefined) say("Root cannot run PostgreSQL: run the rehearsal as another user.");
  return status ?? 1;
}

async function rehearse(): Promise<number> {
  const missing = PROGRAMS.filter(({ name }) => findProgram(name) === null);
  if (missing.length > 0) {
    const packages = missing.map(({ debianPackage }) => debianPackage).join(" ");
    say(`The rehearsal needs programs of Debian: apt-get install ${packages}`);
    return 1;
  }
  const folder = await realpath(await mkdtemp(join(tmpdir(), "plat-production-")));
  const running: Running = { ends: [] };
  const end = async (): Promise<void> => {
    for (const stop of running.ends.splice(0).toReversed()) await stop();
  };
  for (const name of ["SIGINT", "SIGTERM"] as const)
    process.once(name, () => {
      say(`Everything is being stopped; the logs are in ${folder}.`);
      void end().finally(() => process.exit(1));
    });
  try {
    say(`The rehearsal is in ${folder}.`);
    const installation = await installHere(folder);
    await runNetwork(folder, installation, running);
    await end();
    await makeWritable(installation);
    await rm(folder, { recursive: true, force: true });
    say("Rehearsed: every step did what the documentation says.");
    return 0;
  } catch (error) {
    await end();
    say(`Failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    say(`The logs are in ${folder}.`);
    return 1;
  }
}

async function installHere(folder: string): Promise<Installation> {
  const startMs = performance.now();
  const installation = await install(folder);
  const seconds = Math.round((performance.now() - startMs) / 1_000);
  say(`installed: cloned, built, development packages removed, read-only; ${seconds} s`);
  return installation;
}

/** Brings the network up behind its proxy, and takes it through a day and a restoration. */
async function runNetwork(
  folder: string,
  installation: Installation,
  running: Running,
): Promise<void> {
  const programs = new Processes(folder);
  const database = await DatabaseServer.start(folder, programs);
  running.ends.push(() => database.end());
  const mails = await MailServer.open();
  running.ends.push(() => mails.close());
  const [port, webPort] = [await freePort(), await freePort()];
  const proxy = await startProxy(folder, port, webPort, running);
  const settingsFile = join(folder, "plat.env");
  await writeSettings(installation.checkout, settingsFile, {
    PLAT_URL: proxy.url,
    PLAT_HOST: "localhost",
    PLAT_SECRET: randomSecret(SECRET_BYTES),
    DATABASE_URL: await database.createDatabase("plat"),
    TRUST_PROXY: "127.0.0.1,::1",
    METRICS_TOKEN: randomSecret(SECRET_BYTES),
    SMTP_URL: mails.url,
    MAIL_FROM: "Plat <leads@example.com>",
  });
  const processes = new PlatProcesses(installation);
  running.ends.push(() => processes.stopAll());
  const web = await processes.start("web", settingsFile, PRODUCTION, webPort);
  const worker = await processes.start("worker", settingsFile, PRODUCTION);
  say("started: PostgreSQL, nginx with TLS, a web process, a worker, as an ordinary user");
  const place: Place = { url: proxy.url, mails, installation, settingsFile };
  await tradeAndRestore(place, { folder, database, processes, web, worker });
}

async function startProxy(
  folder: string,
  port: number,
  webPort: number,
  running: Running,
): Promise<Proxy> {
  const ofProxy = join(folder, "nginx");
  await mkdir(ofProxy);
  const proxy = await startNginx(ofProxy, port, webPort);
  running.ends.push(() => proxy.stop());
  const certificate = await readFile(join(ofProxy, "certificate.pem"), "utf8");
  // Calls check the proxy's certificate, as browsers do.
  tls.setDefaultCACertificates([...tls.getCACertificates("default"), certificate]);
  return proxy;
}

interface Machine {
  readonly folder: string;
  readonly database: DatabaseServer;
  readonly processes: PlatProcesses;
  readonly web: PlatProcess;
  readonly worker: PlatProcess;
}

async function tradeAndRestore(place: Place, machine: Machine): Promise<void> {
  const { folder, database, processes, web, worker } = machine;
  const operators = await joinOperators(place);
  await checkProxy(place, operators.first);
  await nameNetwork(operators);
  const sides = await admitCompanies(place, operators);
  await bookMoney(operators, sides.buyer);
  await setUpDelivery(sides.buyer);
  const source = await setUpMarket(place, sides);
  const posted = await postLeads(source);
  await buyListing(sides.buyer);
  await readDeliveries(place, posted);
  await returnLead(place, operators, sides);
  await agreeTerms(operators, sides);
  const sold = posted.filter(({ isSold }) => isSold);
  const sales = sold.length + BOUGHT_BY_HAND + (await earn(source, sides));
  // A worker makes earnings payable when it starts and every ten minutes.
  await processes.stop(worker);
  const next = await processes.start("worker", place.settingsFile, PRODUCTION, worker.port);
  say("worker restarted: the old one ended without an error");
  await payOut(operators, sides);
  await checkMetrics({ web, worker: next }, sales);
  const backup = await backUp(place, folder);
  await processes.stop(next);
  await processes.stop(web);
  say("stopped: web and worker ended without an error");
  const [lead] = sold;
  need(lead !== undefined, "a lead was sold");
  const known = { operators, buyer: sides.buyer, lead };
  const targets = [
    { where: "another database", settings: { DATABASE_URL: await database.createDatabase("two") } },
    {
      where: "another folder",
      settings: { DATABASE_URL: "", PLAT_DATA_DIR: join(folder, "restored") },
    },
  ];
  for (const target of targets) await restoreInto(place, backup, known, target, processes);
}
