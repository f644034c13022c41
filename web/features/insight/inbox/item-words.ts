// Names an item of the inbox, and says how long it waits, in words.
import type { InboxItem } from "../../../../contract/insight/inbox.ts";
import { DAY_MS } from "../../../../domain/time.ts";
import { ALERT_TEXTS } from "../../../../locales/catalogues/alerts.ts";
import { INBOX_TEXTS } from "../../../../locales/catalogues/inbox.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { LICENSE_TEXTS } from "../../../../locales/catalogues/licenses.ts";
import { MANUAL_ENTRY_TEXTS } from "../../../../locales/catalogues/manual-entries.ts";
import { RETURN_TEXTS } from "../../../../locales/catalogues/returns.ts";
import type { InboxTexts } from "../../../../locales/en/inbox.ts";
import { type Formats, useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";

/** The text of a word of the API; the word itself where a newer server names one more. */
const wordIn = (texts: Readonly<Record<string, string>>, word: string | null): string =>
  texts[word ?? ""] ?? word ?? "";

export interface ItemWords {
  readonly title: string;
  /** What is particular about it; empty where the title says all. */
  readonly detail: string;
}

/** Returns the words of an item, for the reader's language. */
export function useItemWords(): (item: InboxItem) => ItemWords {
  const texts = useTexts(INBOX_TEXTS);
  const alerts = useTexts(ALERT_TEXTS);
  const entries = useTexts(MANUAL_ENTRY_TEXTS).kinds;
  const licenses = useTexts(LICENSE_TEXTS).kinds;
  const reasons = useTexts(RETURN_TEXTS).reason;
  const sides = useTexts(LEAD_WORDS).side;
  const formats = useFormats();
  return (item) => {
    const { kind, name, word, account_name: account, count } = item;
    const money = formats.money(Math.abs(item.amount_cents ?? 0));
    switch (kind) {
      case "alert":
        return {
          title: wordIn(alerts.names, word),
          // The account is named beside each item.
          detail: name === account ? "" : wordIn(alerts.queues, name),
        };
      case "application":
        return { title: account, detail: "" };
      case "license":
        return { title: texts.titles.license(name ?? ""), detail: wordIn(licenses, word) };
      case "seller_name":
        return { title: name ?? "", detail: "" };
      case "payout":
        return {
          title: texts.titles.payout(money),
          detail: word === "second_approval" ? texts.secondApproval : "",
        };
      case "manual_entry":
        return { title: texts.titles.entry(wordIn(entries, word), money), detail: "" };
      case "return":
        return { title: wordIn(reasons, word), detail: "" };
      case "quarantined_lead":
        return { title: texts.titles.lead(wordIn(sides, word)), detail: name ?? "" };
      case "consumer_request":
        return { title: wordIn(texts.titles.consumer, word), detail: "" };
      case "failed_delivery":
        return {
          title: name ?? "",
          detail: texts.notDelivered(count ?? 0, formats.number(count ?? 0)),
        };
      case "stopped_campaign":
        return { title: name ?? "", detail: wordIn(texts.stops, word) };
      case "empty_wallet":
        return { title: account, detail: texts.left(formats.money(item.amount_cents ?? 0)) };
    }
  };
}

/** Whether the item concerns an account: what a consumer asks may concern many. */
export const hasAccount = ({ kind }: InboxItem): boolean => kind !== "consumer_request";

/** How long it waits or, of what has stopped, how long it bought nothing. */
export function waitWords(
  { kind, waiting_since: since }: InboxItem,
  nowMs: number,
  texts: InboxTexts,
  formats: Pick<Formats, "age">,
): string {
  const time = formats.age(Math.max(0, nowMs - Date.parse(since)));
  return kind === "stopped_campaign" || kind === "empty_wallet"
    ? texts.stopped(time)
    : texts.waits(time);
}

/** Three working days, as the network has for a return. */
const USUAL_TERM_MS = 5 * DAY_MS;

/** What is left of the item's time, from 0 to 1, and in words; null without a deadline. */
export function dueWords(
  { kind, deadline, waiting_since: since }: InboxItem,
  nowMs: number,
  texts: InboxTexts,
  formats: Pick<Formats, "age">,
): { readonly share: number; readonly words: string } | null {
  if (deadline === null) return null;
  const left = Date.parse(deadline) - nowMs;
  const leftWords = kind === "consumer_request" ? texts.dueByLaw : texts.due;
  const term = Math.max(USUAL_TERM_MS, Date.parse(deadline) - Date.parse(since));
  return {
    share: left / term,
    words: left <= 0 ? texts.overdue : leftWords(formats.age(left)),
  };
}
