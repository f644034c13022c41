// Runs a network with a mail server on loopback, and reads what its people are mailed.
import { randomUUID } from "node:crypto";
import { mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vi } from "vitest";
import { runAdmin, tokenIn } from "./admin-command.ts";
import { fromElsewhere } from "./browser.ts";
import { productionSettings } from "./free-port.ts";
import { MailServer, type ReceivedEmail, partOf } from "./mail-server.ts";
import { runServer, sendSignal } from "./server-process.ts";

export const PASSWORD = "a long pass phrase";

export class MailedNetwork {
  readonly url: string;
  readonly #mails: MailServer;
  readonly #settings: Readonly<Record<string, string>>;
  readonly #stop: () => Promise<void>;

  private constructor(
    url: string,
    mails: MailServer,
    settings: Readonly<Record<string, string>>,
    stop: () => Promise<void>,
  ) {
    this.url = url;
    this.#mails = mails;
    this.#settings = settings;
    this.#stop = stop;
  }

  static async start({ production = false } = {}): Promise<MailedNetwork> {
    const mails = await MailServer.open();
    const directory = await realpath(await mkdtemp(join(tmpdir(), "plat-mailed-")));
    const settings = {
      ...(production
        ? await productionSettings()
        : { PLAT_DEMO: "0", PLAT_SECRET: "a secret of the tests, forty characters." }),
      PLAT_DATA_DIR: directory,
      SMTP_URL: mails.url,
      MAIL_FROM: "Plat <leads@example.com>",
    };
    const server = runServer({ environment: settings });
    const url = (await server.ready).replace("127.0.0.1", "localhost");
    return new MailedNetwork(url, mails, settings, async () => {
      sendSignal(server, "SIGTERM");
      await server.ended;
      await mails.close();
      await rm(directory, { recursive: true, force: true });
    });
  }

  stop(): Promise<void> {
    return this.#stop();
  }

  /** A person of the network, who has an email to confirm. Returns the email. */
  async join(): Promise<string> {
    const email = `${randomUUID()}@example.com`;
    const token = tokenIn(await runAdmin(["--another", email], this.#settings));
    const answer = await fetch(`${this.url}/v1/auth/accept-invitation`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: this.url, ...fromElsewhere() },
      body: JSON.stringify({ token, name: "Mia Mailed", password: PASSWORD }),
    });
    if (!answer.ok) throw new Error(`joining was answered ${answer.status}`);
    return email;
  }

  /** The plain text of the newest email to an address with this subject, once it is there. */
  async mail(address: string, subject: string): Promise<string> {
    const find = (): ReceivedEmail | undefined =>
      this.#mails.seen.findLast(({ to, raw }) => to.includes(address) && raw.includes(subject));
    const found = await vi.waitUntil(find, { timeout: 120_000, interval: 100 });
    return partOf(found, "text/plain");
  }

  /** The path of the link in that email. */
  async link(address: string, subject: string): Promise<string> {
    const path = /\/login\?(?:link|reset)=[\w-]+/.exec(await this.mail(address, subject))?.[0];
    if (path === undefined) throw new Error(`the email to ${address} has no link`);
    return path;
  }
}
