// Shows one attempt: request, response, and what the response means.
import type { ReactNode } from "react";
import type { Attempt } from "../../../../contract/delivery/attempts.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { CALL_TEXTS } from "../../../../locales/catalogues/calls.ts";
import { Description, type DescriptionRow } from "../../../ui/description.tsx";
import { Code } from "../../../ui/name.tsx";
import { Status } from "../../../ui/status.tsx";
import { VERDICT_TONES } from "./message-tones.ts";

export function AttemptDetails({ tried }: { readonly tried: Attempt }): ReactNode {
  const texts = useTexts(CALL_TEXTS);
  const formats = useFormats();
  const answer =
    tried.status === null ? (
      tried.failure === null ? (
        texts.noAnswer
      ) : (
        texts.failures[tried.failure]
      )
    ) : (
      <span className="grid gap-1">
        <span className="font-medium">
          {tried.method === "SMTP" ? "SMTP" : "HTTP"} {tried.status}
        </span>
        {tried.answer === "" ? (
          <span className="text-text-3">{texts.emptyAnswer}</span>
        ) : (
          <Code className="break-all whitespace-pre-wrap">{tried.answer}</Code>
        )}
      </span>
    );
  const rows: DescriptionRow[] = [
    [
      texts.asked,
      <span key="asked" className="break-all">
        <span className="font-medium">{tried.method}</span> <Code>{tried.address}</Code>
      </span>,
    ],
  ];
  if (tried.body !== null)
    rows.push([
      texts.sentBody,
      <Code key="body" className="break-all">
        {tried.body}
      </Code>,
    ]);
  rows.push([texts.answered, answer]);
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-2">
        <Status tone={VERDICT_TONES[tried.verdict]}>{texts.verdicts[tried.verdict]}</Status>
        <span className="text-label text-text-2">
          {formats.dateTime(tried.at)} · {texts.took(formats.number(tried.milliseconds))}
        </span>
      </p>
      <Description rows={rows} />
    </div>
  );
}
