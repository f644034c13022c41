// People and programs that call a network over HTTP, and read the emails that it sends them.
import { setTimeout as sleep } from "node:timers/promises";
import { Browser } from "../../test/support/identity.ts";
import { type MailServer, headerOf, partOf } from "../../test/support/mail-server.ts";
import { totp } from "../../test/support/totp.ts";
import { need } from "./steps.ts";

/** What an operation answered: each step reads the members that its documentation names. */
export type Body = ReturnType<typeof JSON.parse>;

interface Call {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const WAIT_MS = 60_000;
const POLL_MS = 200;
/** As long as a code of an authenticator app is shown. */
const CODE_MS = 30_000;

export class Person {
  readonly email: string;
  readonly password: string;
  readonly #browser: Browser;
  readonly #url: string;
  #secret: string | null = null;
  #codeAtMs = 0;

  constructor(url: string, email: string, password: string) {
    this.email = email;
    this.password = password;
    this.#url = url;
    this.#browser = new Browser({ origin: url, publicUrl: url });
  }

  /** Calls an operation and returns its answer; throws where the status is another one. */
  async call(method: string, path: string, call: Call = {}): Promise<Body> {
    const { status = 200, body, headers = {} } = call;
    const answer = await this.#browser.call(method, path, body, { origin: this.#url, ...headers });
    need(
      answer.status === status,
      `${method} ${path} is answered ${status}, not ${answer.status}: ` +
        JSON.stringify(answer.body),
    );
    return answer.body;
  }

  post(path: string, body?: unknown, call: Call = {}): Promise<Body> {
    return this.call("POST", path, { body, ...call });
  }

  /** Calls an operation whose answer is a file. */
  async readText(path: string, body: unknown): Promise<string> {
    const answer = await fetch(`${this.#url}${path}`, {
      method: "POST",
      headers: {
        origin: this.#url,
        cookie: this.#browser.cookieHeader,
        "content-type": "application/json",
      },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    need(answer.ok, `POST ${path} is answered 200, not ${answer.status}: ${text}`);
    return text;
  }

  /** Sets up an authenticator app, as an operator must. */
  async setUpApp(): Promise<void> {
    const { secret } = await this.post("/v1/auth/two-factor/setup", { password: this.password });
    this.#secret = secret;
    await this.post("/v1/auth/two-factor/confirm", { code: await this.#code() }, { status: 204 });
  }

  /** Confirms who calls, as the app asks before money and keys. */
  async confirm(): Promise<void> {
    await this.post("/v1/auth/confirmation/password", { password: this.password });
  }

  /** The same person in another browser, or at another address. */
  async signIn(url: string = this.#url): Promise<Person> {
    const elsewhere = new Person(url, this.email, this.password);
    const own = { email: this.email, password: this.password };
    const hasApp = this.#secret !== null;
    await elsewhere.post("/v1/auth/sign-in/email", own, { status: hasApp ? 401 : 200 });
    if (hasApp) await elsewhere.post("/v1/auth/two-factor/verify", { code: await this.#code() });
    return elsewhere;
  }

  /** The code that the app shows; each works once, so that the next one may have to be awaited. */
  async #code(): Promise<string> {
    const step = (): number => Math.floor(Date.now() / CODE_MS);
    while (step() * CODE_MS === this.#codeAtMs) await sleep(POLL_MS);
    this.#codeAtMs = step() * CODE_MS;
    return totp(this.#secret ?? "");
  }
}

/** Waits until `find` finds something; throws with `what` after a minute. */
export async function until<Found>(
  what: string,
  find: () => Promise<Found | undefined> | Found | undefined,
): Promise<Found> {
  const end = performance.now() + WAIT_MS;
  for (;;) {
    const found = await find();
    if (found !== undefined) return found;
    need(performance.now() < end, what);
    await sleep(POLL_MS);
  }
}

/** The text of the newest email to an address with words in its subject, once it has arrived. */
export async function readMail(mails: MailServer, to: string, subject: string): Promise<string> {
  const found = await until(`an email "${subject}" comes to ${to}`, () =>
    mails.seen.findLast(
      (mail) => mail.to.includes(to) && headerOf(mail, "Subject").includes(subject),
    ),
  );
  return partOf(found, "text/plain");
}

/** The six digits of the email with which a new person confirms the address. */
export async function readCode(mails: MailServer, to: string): Promise<string> {
  const code = /\b\d{6}\b/.exec(await readMail(mails, to, "Confirm your email"))?.[0];
  need(code !== undefined, "the email has a code");
  return code;
}
