// One item of the inbox in the list: what it is, how long it waits, who works it.
import type { ReactNode } from "react";
import { Link, type To } from "react-router";
import type { InboxItem } from "../../../../contract/insight/inbox.ts";
import { MINUTE_MS } from "../../../../domain/time.ts";
import { INBOX_TEXTS } from "../../../../locales/catalogues/inbox.ts";
import { useUser } from "../../../lib/auth/auth.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useNow } from "../../../lib/use-now.ts";
import { classes } from "../../../ui/classes.ts";
import { Fuse } from "../../../ui/fuse.tsx";
import { Name } from "../../../ui/name.tsx";
import { dueWords, hasAccount, useItemWords, waitWords } from "./item-words.ts";
import { keyOf } from "./use-inbox.ts";

interface InboxRowProps {
  readonly item: InboxItem;
  readonly isSelected: boolean;
  /** The address with the item selected. */
  readonly to: To;
  readonly onFocus: () => void;
  readonly onOpen: () => void;
}

export function InboxRow({ item, isSelected, to, onFocus, onOpen }: InboxRowProps): ReactNode {
  const texts = useTexts(INBOX_TEXTS);
  const formats = useFormats();
  const { title, detail } = useItemWords()(item);
  const isNamed = hasAccount(item) && title !== item.account_name;
  const about = [texts.one[item.kind], ...(isNamed ? [item.account_name] : [])];
  return (
    <li>
      <Link
        to={to}
        replace
        data-row-link
        data-item={keyOf(item)}
        aria-current={isSelected ? "true" : undefined}
        onFocus={onFocus}
        onClick={(event) => {
          event.preventDefault();
          onOpen();
        }}
        className={classes(
          "grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 gap-y-0.5 px-4 py-2",
          "pointer-coarse:min-h-11 focus-visible:-outline-offset-2",
          isSelected ? "bg-accent-soft" : "hover:bg-sunken",
        )}
      >
        <span className="min-w-0 truncate font-medium">
          <Name>{title}</Name>
        </span>
        <Worker item={item} />
        <span className="min-w-0 text-label break-words text-text-2">
          <Name>{[...about, ...(detail === "" ? [] : [detail])].join(" · ")}</Name>
        </span>
        <When item={item} formats={formats} />
      </Link>
    </li>
  );
}

function Worker({ item: { assignee } }: { readonly item: InboxItem }): ReactNode {
  const texts = useTexts(INBOX_TEXTS);
  const user = useUser();
  if (assignee === null) return <span />;
  return (
    <span className="text-right text-label text-text-2">
      {assignee.id === user.id ? texts.you : <Name>{assignee.name}</Name>}
    </span>
  );
}

function When({
  item,
  formats,
}: {
  readonly item: InboxItem;
  readonly formats: ReturnType<typeof useFormats>;
}): ReactNode {
  const texts = useTexts(INBOX_TEXTS);
  const nowMs = useNow(MINUTE_MS);
  const due = dueWords(item, nowMs, texts, formats);
  const words =
    item.snoozed_until === null
      ? waitWords(item, nowMs, texts, formats)
      : texts.snoozedUntil(formats.dateTime(item.snoozed_until));
  return due === null || item.snoozed_until !== null ? (
    <span className="text-right text-label text-text-2">{words}</span>
  ) : (
    <Fuse {...due} />
  );
}
