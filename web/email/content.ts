// Builds the content of a notification email, from which both HTML and plain text are made, so that
// both say the same.
import { localeOf } from "../../domain/languages.ts";
import { DIGEST, type EmailView } from "../../domain/notifications/email-view.ts";
import { MAIL_TEXTS } from "../../locales/catalogues/email.ts";

export interface ContentItem {
  readonly title: string;
  readonly body: string;
  readonly link: string;
  /** When it happened, by the reader's clock; empty in an email of one notification. */
  readonly time: string;
}

export interface Content {
  readonly subject: string;
  readonly networkName: string;
  /** Above several notifications; null for one. */
  readonly heading: string | null;
  readonly items: readonly ContentItem[];
  /** What is shown only in the app. */
  readonly more: string | null;
  /** The reader's next step. */
  readonly action: { readonly label: string; readonly link: string };
  readonly why: string;
  readonly links: readonly { readonly label: string; readonly link: string }[];
}

export function contentOf({
  kind,
  language,
  networkName,
  publicUrl,
  items,
  count,
  timeZone,
  unsubscribeUrl,
}: EmailView): Content {
  const texts = MAIL_TEXTS[language];
  const isDigest = kind === DIGEST;
  const clock = new Intl.DateTimeFormat(localeOf(language), {
    timeZone,
    hour: "numeric",
    minute: "2-digit",
  });
  const [first] = items;
  const left = count - items.length;
  return {
    subject: isDigest || first === undefined ? texts.digest(count, networkName) : first.title,
    networkName,
    heading: isDigest ? texts.digestHeading : null,
    items: items.map(({ title, body, url, atMs }) => ({
      title,
      body,
      link: `${publicUrl}${url}`,
      time: isDigest ? clock.format(atMs) : "",
    })),
    more: left > 0 ? texts.more(left) : null,
    action:
      isDigest || first === undefined
        ? { label: texts.openApp, link: publicUrl }
        : { label: texts.open, link: `${publicUrl}${first.url}` },
    why: unsubscribeUrl === null ? texts.whyAlways(networkName) : texts.why(networkName),
    links: [
      { label: texts.settings, link: `${publicUrl}/settings?part=notifications` },
      ...(unsubscribeUrl === null ? [] : [{ label: texts.unsubscribe, link: unsubscribeUrl }]),
    ],
  };
}

/** Returns the plain text of an email. */
export function textOf({ heading, items, more, action, why, links, networkName }: Content): string {
  const told = items.map(({ title, body, link, time }) =>
    [time === "" ? title : `${time}  ${title}`, body, link]
      .filter((line) => line !== "")
      .join("\n"),
  );
  const next = items.length === 1 && heading === null ? [] : [`${action.label}: ${action.link}`];
  return [
    ...(heading === null ? [] : [heading.toUpperCase()]),
    ...told,
    ...(more === null ? [] : [more]),
    ...next,
    "-- " +
      `\n${why}\n${links.map(({ label, link }) => `${label}: ${link}`).join("\n")}\n${networkName}`,
  ].join("\n\n");
}
