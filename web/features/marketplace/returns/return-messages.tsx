// Shows the messages about a return with their files, and the form to write one.
import { Paperclip } from "lucide-react";
import type { ReactNode } from "react";
import type { ReturnMessage } from "../../../../contract/marketplace/return-messages.ts";
import type { Return } from "../../../../contract/marketplace/returns.ts";
import { MessageForm } from "./message-form.tsx";
import { type Party, useOwnParty } from "./own-party.ts";
import { useFileSize } from "../../../lib/file-size.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { RETURN_LIST_TEXTS } from "../../../../locales/catalogues/return-list.ts";
import { ProblemNotice } from "../../../ui/notice.tsx";

export function ReturnMessages({ item }: { readonly item: Return }): ReactNode {
  const texts = useTexts(RETURN_LIST_TEXTS).messages;
  const { value, problem, retry } = useAnswer("GET /v1/returns/{id}/messages", {
    params: { id: item.id },
  });
  const messages = value?.items ?? [];
  if (problem !== null) return <ProblemNotice problem={problem} onRetry={retry} />;
  if (messages.length === 0 && !item.abilities.write) return null;
  return (
    <section className="grid gap-3">
      <h3 className="font-semibold">{texts.title}</h3>
      {messages.length === 0 ? (
        <p className="text-text-2">{texts.none}</p>
      ) : (
        <ol className="grid gap-3">
          {messages.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ol>
      )}
      {item.abilities.write ? <MessageForm item={item} /> : null}
    </section>
  );
}

function Message({ message }: { readonly message: ReturnMessage }): ReactNode {
  const { from, to, at, text, files } = message;
  const texts = useTexts(RETURN_LIST_TEXTS).messages;
  const formats = useFormats();
  const own = useOwnParty();
  const nameOf = (party: Party): string => (party === own ? texts.you : texts.parties[party]);
  return (
    <li className="grid gap-1 rounded-panel bg-sunken px-3 py-2">
      <p className="flex flex-wrap justify-between gap-x-3 text-label text-text-2">
        <span className="font-medium">{texts.fromTo(nameOf(from), nameOf(to))}</span>
        <time dateTime={at}>{formats.dateTime(at)}</time>
      </p>
      <p className="text-reading break-words whitespace-pre-wrap">{text}</p>
      {files.length === 0 ? null : (
        <ul className="grid gap-1">
          {files.map((file) => (
            <li key={file.id}>
              <AttachedFile file={file} returnId={message.return_id} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** A file of a message: a download where the reader may open it, else its name alone. */
function AttachedFile({
  file,
  returnId,
}: {
  readonly file: ReturnMessage["files"][number];
  readonly returnId: string;
}): ReactNode {
  const texts = useTexts(RETURN_LIST_TEXTS).messages;
  const size = useFileSize();
  const about = `${file.name} (${size(file.bytes)})`;
  const icon = <Paperclip size={14} aria-hidden="true" className="shrink-0" />;
  return file.opens ? (
    <a
      href={`/v1/returns/${returnId}/files/${file.id}`}
      download={file.name}
      className={
        "inline-flex min-h-6 max-w-full items-center gap-1.5 break-all text-accent underline " +
        "underline-offset-4"
      }
    >
      {icon}
      {about}
    </a>
  ) : (
    <span className="inline-flex min-h-6 items-center gap-1.5 break-all text-text-2">
      {icon}
      {texts.closedFile(about)}
    </span>
  );
}
