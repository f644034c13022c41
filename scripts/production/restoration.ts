// Backs a network up, restores it into another database and another folder, and looks whether all
// of it is there.
import { join } from "node:path";
import type { Company, Operators, Place } from "./admission.ts";
import { runScript } from "./installation.ts";
import { freePort } from "../../test/support/free-port.ts";
import type { PlatProcesses } from "./plat-processes.ts";
import { randomSecret } from "./settings.ts";
import { need, say } from "./steps.ts";
import type { Posted } from "./trade.ts";

/** A backup, and the newest link of the activity log when it was made. */
export interface Backup {
  readonly path: string;
  readonly passphrase: string;
  readonly link: string;
}

const PASSPHRASE_BYTES = 24;

/** Verifies ledger and log, and writes the network into one file while it runs. */
export async function backUp(place: Place, folder: string): Promise<Backup> {
  const link = await verify(place, "here", {});
  const passphrase = randomSecret(PASSPHRASE_BYTES);
  const path = join(folder, "plat.tar.zst.age");
  const written = await runScript(place.installation, place.settingsFile, ["backup", "--", path], {
    PLAT_BACKUP_PASSPHRASE: passphrase,
  });
  say(`backup: ${sizeOf(written)}`);
  const checked = await runScript(
    place.installation,
    place.settingsFile,
    ["restore", "--", path, "--check"],
    { PLAT_BACKUP_PASSPHRASE: passphrase },
  );
  need(checked.includes("is whole"), "the backup is whole");
  return { path, passphrase, link };
}

/** Recomputes the ledger and the log's chain. Returns the newest link. */
async function verify(
  { installation, settingsFile }: Place,
  where: string,
  settings: Readonly<Record<string, string>>,
  link?: string,
): Promise<string> {
  const verified = (script: string, ...args: readonly string[]): Promise<string> =>
    runScript(installation, settingsFile, [script, ...args], settings);
  const ledger = await verified("verify-ledger");
  need(ledger.includes("The ledger verifies."), `the ledger verifies ${where}`);
  const log = await verified("verify-activity", ...(link === undefined ? [] : ["--", link]));
  need(log.includes("The activity log verifies."), `the activity log verifies ${where}`);
  const newest = /^Newest link: (\S+)$/m.exec(log)?.[1];
  need(newest !== undefined, "the activity log has links");
  say(`verified ${where}: the ledger, and the activity log to link ${newest.split(":")[0]}`);
  return newest;
}

/** What shows that a restored network is the one that was backed up. */
export interface Known {
  readonly operators: Operators;
  readonly buyer: Company;
  readonly lead: Posted;
}

/**
 * Restores a backup to `settings`, a database or a folder, verifies it, and opens it: with a web
 * process alone, which sends nothing, at an address of this machine.
 */
export async function restoreInto(
  place: Place,
  backup: Backup,
  known: Known,
  { where, settings }: { readonly where: string; readonly settings: Record<string, string> },
  processes: PlatProcesses,
): Promise<void> {
  const { path, passphrase, link } = backup;
  const restored = await runScript(
    place.installation,
    place.settingsFile,
    ["restore", "--", path],
    { ...settings, PLAT_BACKUP_PASSPHRASE: passphrase },
  );
  say(`restored into ${where}: ${restored.split("\n")[0]}`);
  const newest = await verify(place, `in ${where}`, settings, link);
  need(newest === link, "the restored log ends with the link that was kept");
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const web = await processes.start(
    "web",
    place.settingsFile,
    { ...settings, PLAT_URL: url },
    port,
  );
  const mailsBefore = place.mails.seen.length;
  const buyer = await known.buyer.person.signIn(url);
  const { contact } = await buyer.call("GET", `/v1/leads/${known.lead.leadId}`);
  need(
    String(contact.phone).replaceAll(/\D/g, "").endsWith(known.lead.phone),
    "the contact of a bought lead can be read",
  );
  const operator = await known.operators.first.signIn(url);
  const { items } = await operator.call("GET", "/v1/payouts");
  need(items.length === 1 && items[0].status === "sent", "the payout is there");
  need(place.mails.seen.length === mailsBefore, "a web process alone sends nothing");
  await processes.stop(web);
  say(`opened ${where}: buyer and operator signed in, a bought lead's contact was read`);
}

/** The size and the time of a backup, of what the command printed. */
function sizeOf(printed: string): string {
  return /^(\d+ rows of \d+ tables).*: (.*)\.$/m.exec(printed)?.slice(1).join(", ") ?? printed;
}
