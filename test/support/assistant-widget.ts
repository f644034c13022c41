// Operates the assistant's widget in journeys.
import type { Locator, Page } from "playwright-core";

export const GREETING =
  "Hi! I'm your AI assistant at Plat. I can help you with lead qualification, market analysis, " +
  "and more. How can I assist you today?";
export const COMPLETIONS = "**/v1/chat/completions";

/** The request that the browser sends for a message. */
export interface SentMessage {
  readonly messages: readonly unknown[];
  readonly plat: Readonly<Record<string, string>>;
}

export class AssistantWidget {
  readonly page: Page;
  /** The sent messages, in order. */
  readonly sent: SentMessage[] = [];

  constructor(page: Page) {
    this.page = page;
    page.on("request", (request) => {
      if (request.url().endsWith("/v1/chat/completions")) this.sent.push(request.postDataJSON());
    });
  }

  get launcher(): Locator {
    return this.page.getByRole("button", { name: "Ask Plat: AI Assistant" });
  }
  /** The minimized widget. */
  get minimised(): Locator {
    return this.page.getByRole("button", { name: "AI Assistant", exact: true });
  }
  get panel(): Locator {
    return this.page.getByRole("dialog", { name: "AI Assistant" });
  }
  get input(): Locator {
    return this.page.getByPlaceholder("Type your message...");
  }
  get messages(): Locator {
    return this.page.getByRole("log").getByRole("listitem");
  }
  control(name: string | RegExp): Locator {
    return this.panel.getByRole("button", { name, exact: true });
  }
  /** An answer in the summary. */
  cell(topic: string): Locator {
    return this.control(new RegExp(`^${topic} `));
  }

  readonly texts = (): Promise<string[]> =>
    this.page.getByRole("log").locator("li[data-sender] p").allTextContents();
  readonly botLines = (): Promise<number> =>
    this.page.locator("[role=log] li[data-sender=bot]").count();

  /** Opens it by its key, from any screen. */
  async open(): Promise<void> {
    await this.launcher.waitFor();
    await this.page.keyboard.press("i");
    await this.page.getByText(GREETING).waitFor();
  }

  /** Types a message and waits for the reply; with `andQuestion` also for the question after it. */
  async say(text: string, andQuestion?: "andQuestion"): Promise<void> {
    const before = await this.botLines();
    await this.input.fill(text);
    await this.input.press("Enter");
    await this.page.waitForFunction(
      (least) => document.querySelectorAll("[role=log] li[data-sender=bot]").length >= least,
      before + (andQuestion === undefined ? 1 : 2),
    );
  }

  /**
   * When the page receives its next answer, and when the assistant's messages are then displayed,
   * in milliseconds. A busy page shows an answer some time after receiving it.
   */
  async watchBotLines(): Promise<
    () => Promise<{ readonly answered: number; readonly lines: readonly number[] }>
  > {
    await this.page.evaluate(() => {
      const posted: number[] = [];
      const list = document.querySelector("[role=log] ol");
      if (list === null) throw new Error("there is no list of messages");
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes)
            if (node instanceof HTMLElement && node.dataset["sender"] === "bot")
              posted.push(performance.now());
      }).observe(list, { childList: true });
      performance.clearResourceTimings();
      Object.assign(window, { posted });
    });
    return () =>
      this.page.evaluate(() => {
        const [answer] = performance
          .getEntriesByType("resource")
          .filter(({ name }) =>
            name.endsWith("/v1/chat/completions"),
          ) as PerformanceResourceTiming[];
        return {
          answered: answer?.responseEnd ?? NaN,
          lines: (window as unknown as { posted: number[] }).posted,
        };
      });
  }
}
