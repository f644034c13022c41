// Recognizes a browser in which a person has signed in before, so that other people's wrong
// passwords never keep that person out (OWASP, "Slow Down Online Guessing Attacks with Device
// Cookies").
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { DAY_MS } from "../../../../domain/time.ts";

const ID_BYTES = 16;
/** Enough that two people of one browser never share a cookie's name. */
const TAG_LENGTH = 16;
const LIFE_SECONDS = (400 * DAY_MS) / 1_000;
const NAME = "plat.device-";

export interface KnownDevice {
  /** Names the browser for the person that it is known for; grants no access. */
  readonly id: string;
}

export class KnownDevices {
  readonly #key: Buffer;
  readonly #secure: boolean;

  /** `secure`: the cookie travels over HTTPS only, and is bound to the host. */
  constructor(key: Buffer, secure: boolean) {
    this.#key = key;
    this.#secure = secure;
  }

  /** The device of a Cookie header, if a person with this email signed in there; else null. */
  find(cookieHeader: string | undefined, email: string): KnownDevice | null {
    const name = this.#nameFor(email);
    return this.#all(cookieHeader).find((device) => device.name === name) ?? null;
  }

  /** The device of a Cookie header, if any person signed in there; else null. */
  findAny(cookieHeader: string | undefined): KnownDevice | null {
    return this.#all(cookieHeader)[0] ?? null;
  }

  /** The Set-Cookie line with which the browser is known for the email from now on. */
  cookieFor(email: string): string {
    const name = this.#nameFor(email);
    const id = randomBytes(ID_BYTES).toString("base64url");
    const attributes = `Max-Age=${LIFE_SECONDS}; Path=/; HttpOnly; SameSite=Lax`;
    return `${name}=${id}.${this.#sign(name, id)}; ${attributes}${this.#secure ? "; Secure" : ""}`;
  }

  /** Without the email itself: cookies end up in logs of browsers and proxies. */
  #nameFor(email: string): string {
    const tag = createHmac("sha256", this.#key).update(`name ${email.toLowerCase()}`);
    return this.#prefix + tag.digest("base64url").slice(0, TAG_LENGTH);
  }

  get #prefix(): string {
    return this.#secure ? `__Host-${NAME}` : NAME;
  }

  #sign(name: string, id: string): string {
    return createHmac("sha256", this.#key).update(`device ${name} ${id}`).digest("base64url");
  }

  /** Those that were signed here. */
  #all(cookieHeader: string | undefined): (KnownDevice & { readonly name: string })[] {
    return (cookieHeader ?? "").split(";").flatMap((part) => {
      const [name = "", value = ""] = part.trim().split("=", 2);
      const [id = "", signature = ""] = value.split(".", 2);
      if (!name.startsWith(this.#prefix) || id === "") return [];
      const [expected, found] = [this.#sign(name, id), signature].map((text) => Buffer.from(text));
      return expected?.length === found?.length &&
        expected !== undefined &&
        found !== undefined &&
        timingSafeEqual(expected, found)
        ? [{ id, name }]
        : [];
    });
  }
}
