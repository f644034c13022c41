// Composes the titles and notifications of alerts from a language's own words.
import type { Evidence } from "../domain/alerts/alert-rule.ts";
import type { AlertKind } from "../domain/alerts/kind-names.ts";
import type { AlertDetails } from "../domain/notifications/alert-announced.ts";
import type { NotificationWords } from "../domain/notifications/words.ts";

/** What a language says of alerts. */
export interface AlertWords {
  readonly names: Readonly<Record<AlertKind, string>>;
  /** The names of queues; every other subject has a name of its own. */
  readonly queues: Readonly<Record<string, string>>;
  readonly evidence: Readonly<Record<AlertKind, (evidence: Evidence) => string>>;
  readonly noWorker: string;
  /** What the buyer of a short wallet reads. */
  readonly ownWallet: string;
  /** What the affiliate of a quiet source reads. */
  readonly ownSource: (source: string) => string;
  /** The title of an alert that has ended. */
  readonly over: (title: string) => string;
  /** The last evidence of an alert that has ended. */
  readonly was: (evidence: string) => string;
}

/** The title for people of the network, such as "Quiet source: Elm Leads". */
export function alertTitleIn(words: AlertWords, kind: AlertKind, subject: string): string {
  if (kind === "worker_gone") return words.noWorker;
  return `${words.names[kind]}: ${words.queues[subject] ?? subject}`;
}

/** The notifications of an alert's begin and end. */
export function alertNewsIn(
  words: AlertWords,
): Pick<NotificationWords["texts"], "alert_opened" | "alert_closed"> {
  const title = ({ isOwn, kind, subject }: AlertDetails): string => {
    if (!isOwn) return alertTitleIn(words, kind, subject);
    return kind === "wallet_days" ? words.ownWallet : words.ownSource(subject);
  };
  const evidence = (details: AlertDetails): string =>
    words.evidence[details.kind](details.evidence);
  return {
    alert_opened: (details) => ({ title: title(details), body: evidence(details) }),
    alert_closed: (details) => ({
      title: words.over(title(details)),
      body: words.was(evidence(details)),
    }),
  };
}
