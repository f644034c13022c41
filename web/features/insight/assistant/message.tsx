// Draws one message as plain text with its links, proposed changes, and suggested answers.
import { type ReactNode, useId } from "react";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { ASSISTANT_TEXTS } from "../../../../locales/catalogues/assistant.ts";
import { Button } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import type { ChatLine } from "./chat-line.ts";
import { ProposalButton } from "./proposal-button.tsx";
import { Ways } from "./ways.tsx";

interface MessageProps {
  readonly line: ChatLine;
  readonly nowMs: number;
  /** Only the newest message shows its suggestions. */
  readonly isNewest: boolean;
  readonly onSay: (text: string) => void;
  readonly onRetry: () => void;
}

export function Message({ line, nowMs, isNewest, onSay, onRetry }: MessageProps): ReactNode {
  const { id, sender, kind, text, timestamp, links, proposals, suggestions, failed } = line;
  const texts = useTexts(ASSISTANT_TEXTS);
  const formats = useFormats();
  const isOwn = sender === "user";
  return (
    <li
      data-sender={sender}
      className={classes("grid gap-1", isOwn ? "justify-items-end" : "justify-items-start")}
    >
      <div
        className={classes(
          "max-w-[88%] rounded-panel px-3 py-2",
          isOwn ? "bg-accent-soft" : kind === "error" ? "bg-negative-soft" : "bg-sunken",
        )}
      >
        <span className="sr-only">{isOwn ? texts.you : texts.assistant}: </span>
        <p lang={isOwn ? "" : undefined} className="break-words whitespace-pre-wrap">
          {text}
        </p>
      </div>
      {links.length === 0 ? null : <Ways links={links} label={texts.links} />}
      {proposals.length === 0 ? null : (
        <Group label={texts.proposals} isStacked>
          {proposals.map((proposal, index) => (
            <ProposalButton key={index} name={`${id} ${index}`} proposal={proposal} />
          ))}
        </Group>
      )}
      {failed === null ? null : <Button onClick={onRetry}>{texts.retry}</Button>}
      <time
        dateTime={timestamp}
        title={formats.dateTime(timestamp)}
        className="text-label text-text-3"
      >
        {formats.isSameDay(timestamp, nowMs)
          ? formats.time(timestamp)
          : formats.dateTime(timestamp)}
      </time>
      {isNewest && suggestions.length > 0 ? (
        <Group label={texts.suggestions}>
          {suggestions.map((suggestion) => (
            <Button key={suggestion} className="rounded-full" onClick={() => onSay(suggestion)}>
              {suggestion}
            </Button>
          ))}
        </Group>
      ) : null}
    </li>
  );
}

function Group({
  label,
  isStacked = false,
  children,
}: {
  readonly label: string;
  readonly isStacked?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={id}
      className={classes("flex gap-1.5 py-0.5", isStacked ? "flex-col items-start" : "flex-wrap")}
    >
      <span id={id} className="sr-only">
        {label}
      </span>
      {children}
    </div>
  );
}
