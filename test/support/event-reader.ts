// Reads an event stream like a browser: messages and beats as they arrive.
export interface Message {
  readonly id: number;
  readonly event: string;
  readonly data: ReturnType<typeof JSON.parse>;
}

export class EventReader {
  readonly response: Response;
  readonly messages: Message[] = [];
  beats = 0;
  /** The reconnection delay that the server requested, in milliseconds. */
  retryMs: number | null = null;
  /** Resolves when the stream has ended in any way. */
  readonly ended: Promise<void>;
  readonly #abort: AbortController;
  #changed = Promise.withResolvers<void>();

  private constructor(response: Response, abort: AbortController) {
    this.response = response;
    this.#abort = abort;
    this.ended = this.#read()
      .catch(() => undefined)
      .then(() => this.#tell());
  }

  static async open(
    address: string,
    headers: Readonly<Record<string, string>>,
  ): Promise<EventReader> {
    const abort = new AbortController();
    return new EventReader(await fetch(address, { headers, signal: abort.signal }), abort);
  }

  /** Resolves as soon as `isSo` is true; checks after every read. */
  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await this.#changed.promise;
  }

  /** The titles of the first `count` messages, once they have arrived. */
  async titles(count: number): Promise<string[]> {
    await this.until(() => this.messages.length >= count);
    return this.messages.map(({ data }) => data.notification.title as string);
  }

  /** The names that the titles quote, of the first `count` messages (`searchMatch`). */
  async names(count: number): Promise<string[]> {
    return (await this.titles(count)).map((title) => /[“«](.*)[”»]/s.exec(title)?.[1] ?? title);
  }

  async close(): Promise<void> {
    this.#abort.abort();
    await this.ended;
  }

  async #read(): Promise<void> {
    let rest = "";
    const decoder = new TextDecoder();
    for await (const chunk of this.response.body ?? []) {
      rest += decoder.decode(chunk as Uint8Array, { stream: true });
      const blocks = rest.split("\n\n");
      rest = blocks.pop() ?? "";
      for (const block of blocks) this.#take(block);
      this.#tell();
    }
  }

  #take(block: string): void {
    const fields = Object.fromEntries(
      block
        .split("\n")
        .map((line) => [
          line.slice(0, line.indexOf(":")),
          line.slice(line.indexOf(":") + 1).trim(),
        ]),
    );
    if (fields["retry"] !== undefined) this.retryMs = Number(fields["retry"]);
    if (fields["event"] === "beat") this.beats += 1;
    else if (fields["data"] !== undefined)
      this.messages.push({
        id: Number(fields["id"]),
        event: fields["event"] ?? "",
        data: JSON.parse(fields["data"]),
      });
  }

  #tell(): void {
    const { resolve } = this.#changed;
    this.#changed = Promise.withResolvers();
    resolve();
  }
}
