// Shows the network's questions about an application, and the applicant's answers.
import type { ReactNode } from "react";
import type { Application } from "../../../../contract/network/applications.ts";
import { APPLICATION_TEXTS } from "../../../../locales/catalogues/applications.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Name } from "../../../ui/name.tsx";

interface ApplicationMessagesProps {
  readonly messages: Application["messages"];
  /** Who reads them. */
  readonly reader: "applicant" | "network";
}

export function ApplicationMessages({ messages, reader }: ApplicationMessagesProps): ReactNode {
  const texts = useTexts(APPLICATION_TEXTS);
  const formats = useFormats();
  if (messages.length === 0) return null;
  // The network reads them in a sheet, under its title.
  const Heading = reader === "applicant" ? "h2" : "h3";
  return (
    <section className="grid gap-2">
      <Heading className="font-semibold">{texts.messages}</Heading>
      <ol className="grid gap-3 border-l-2 border-line pl-4">
        {messages.map(({ id, from, text, at }) => (
          <li key={id} className="grid gap-0.5">
            <p className="text-label text-text-2">
              {from === reader
                ? texts.fromYou
                : from === "network"
                  ? texts.fromNetwork
                  : texts.fromApplicant}{" "}
              · <time dateTime={at}>{formats.dateTime(at)}</time>
            </p>
            <p className="max-w-prose whitespace-pre-line break-words">
              <Name>{text}</Name>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
