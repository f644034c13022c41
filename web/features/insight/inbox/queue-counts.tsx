// Shows on the dashboard how much of each kind waits, each a link to these items in the inbox.
import type { ReactNode } from "react";
import { Link } from "react-router";
import { INBOX_TEXTS } from "../../../../locales/catalogues/inbox.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { Section } from "../../../ui/screen.tsx";
import { inboxOf } from "./inbox-address.ts";
import { useLiveInbox } from "./use-inbox.ts";
import { useWrittenCount } from "./use-written-count.ts";

export function QueueCounts(): ReactNode {
  const texts = useTexts(INBOX_TEXTS);
  const written = useWrittenCount();
  const shown = useAnswer("GET /v1/inbox-counts", { query: { snoozed: "no" } });
  useLiveInbox();
  return (
    <Section
      title={texts.title}
      actions={<ButtonLink to={inboxOf(null)}>{texts.openInbox}</ButtonLink>}
    >
      <Loaded shown={shown} room="min-h-16">
        {({ counts }) =>
          counts.every(({ count }) => count === 0) ? (
            <p className="text-text-2">
              {counts.length === 0 ? texts.empty.noKinds : texts.empty.all}
            </p>
          ) : (
            <ul
              aria-label={texts.kinds}
              className={
                "flex flex-wrap overflow-hidden rounded-panel border border-line bg-surface " +
                "*:-ml-px *:border-l *:border-line"
              }
            >
              {counts
                .filter(({ count }) => count > 0)
                .map(({ kind, count }) => (
                  <li key={kind}>
                    <Link
                      to={inboxOf(kind)}
                      className={
                        "flex min-h-11 items-baseline gap-3 px-4 py-2 hover:bg-sunken " +
                        "focus-visible:-outline-offset-2"
                      }
                    >
                      <span className="text-text-2">{texts.many[kind]}</span>
                      <span className="text-section">{written(count)}</span>
                    </Link>
                  </li>
                ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  );
}
