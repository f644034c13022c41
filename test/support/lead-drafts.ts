// Operates drafts of leads over the test API: an affiliate's member enters them, the holder of the
// link opens and confirms them.
import { randomUUID } from "node:crypto";
import type { Answer, Caller, TestApi } from "./api.ts";

/** A made-up name that may only appear with the draft's own affiliate. */
export const CANARY = "zyxcanary";
/** More time than a person needs. */
const LOOK_MS = 10_000;
/** With this distance in time, all visitors may use one IP address. */
const APART_MS = 600_000;

export interface MadeLink {
  readonly url: string;
  readonly slug: string;
  readonly token: string;
}

export class DraftDesk {
  readonly #api: TestApi;
  readonly #clock: { nowMs: number };
  #people = 0;

  constructor(api: TestApi, clock: { nowMs: number }) {
    this.#api = api;
    this.#clock = clock;
  }

  /** Complete answers of a new consumer. */
  answers(given: object = {}): Record<string, string> {
    this.#people += 1;
    return {
      side: "seller",
      property_type: "condo",
      zip_code: "95838",
      price_range: "sale_350000",
      timing: "m1_3",
      first_name: CANARY,
      last_name: `${CANARY}-last`,
      phone: `916555${2_000 + this.#people}`,
      email: `${CANARY}${this.#people}@example.com`,
      ...given,
    };
  }

  /** Sends messages to the assistant; returns the last reply. */
  async talk(caller: Caller, ...sentences: readonly string[]): Promise<Answer> {
    let last: Answer | null = null;
    const session = randomUUID();
    for (const content of sentences) {
      const asked = last?.body.plat.question;
      last = await this.#api.call(
        caller,
        "POST",
        "/v1/chat/completions",
        { messages: [{ role: "user", content }], plat: asked ? { asked_id: asked.id } : {} },
        { "x-test-session": session },
      );
      if (last.status !== 200) throw new Error(last.text);
    }
    if (last === null) throw new Error("nothing was said");
    return last;
  }

  create(caller: Caller, body: object = {}): Promise<Answer> {
    return this.#api.call(caller, "POST", "/v1/lead-drafts", { id: randomUUID(), ...body });
  }

  read(caller: Caller, id: string): Promise<Answer> {
    return this.#api.call(caller, "GET", `/v1/lead-drafts/${id}`);
  }

  /** A complete draft with its link. */
  async linked(
    caller: Caller,
    given: object = {},
    body: object = {},
  ): Promise<MadeLink & { readonly id: string }> {
    const {
      status,
      body: { id },
      text,
    } = await this.create(caller, body);
    if (status !== 200) throw new Error(text);
    const changed = await this.#api.call(caller, "PATCH", `/v1/lead-drafts/${id}`, {
      answers: this.answers(given),
    });
    if (changed.status !== 200) throw new Error(changed.text);
    return { id, ...(await this.link(caller, id)) };
  }

  async link(caller: Caller, id: string): Promise<MadeLink> {
    const { status, body, text } = await this.#api.call(
      caller,
      "POST",
      `/v1/lead-drafts/${id}/link`,
    );
    if (status !== 201) throw new Error(text);
    return linkOf(body.url);
  }

  /** The page that the holder of the link sees. */
  open({ slug, token }: MadeLink): Promise<Answer> {
    this.#clock.nowMs += APART_MS;
    return this.#api.call(
      null,
      "GET",
      `/v1/public-forms/${slug}?draft=${encodeURIComponent(token)}`,
    );
  }

  send(
    { slug, token }: MadeLink,
    start: string,
    answers: object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    return this.#api.call(
      null,
      "POST",
      `/v1/public-forms/${slug}/leads`,
      { start, draft: token, answers: { ...answers, consent: "yes" } },
      headers,
    );
  }

  /** Opens the link, waits as a reader would, and confirms. */
  async confirm(
    link: MadeLink,
    given: object = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const { body } = await this.open(link);
    this.#clock.nowMs += LOOK_MS;
    return this.send(link, body.start ?? "", this.answers(given), headers);
  }
}

export function linkOf(url: string): MadeLink {
  const { pathname, searchParams } = new URL(url);
  return { url, slug: pathname.slice("/f/".length), token: searchParams.get("draft") ?? "" };
}
