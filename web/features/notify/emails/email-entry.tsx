// Shows one email: its status, and its content in a frame where no script runs and no link works.
import { useDisplay } from "../../../lib/display/display.ts";
import { languageName } from "../../../lib/format/language-name.ts";
import type { ReactNode } from "react";
import type { WholeEmail } from "../../../../contract/notify/emails.ts";
import { isLinkMail } from "../../../../domain/notifications/account-mail.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { MAILS_TEXTS } from "../../../../locales/catalogues/emails.ts";
import { classes } from "../../../ui/classes.ts";
import { Description } from "../../../ui/description.tsx";
import { Code } from "../../../ui/name.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { ScreenSpinner } from "../../../ui/spinner.tsx";
import { KeptLink } from "./kept-link.tsx";

export function EmailEntry({
  id,
  onClose,
}: {
  readonly id: string;
  readonly onClose: () => void;
}): ReactNode {
  const texts = useTexts(MAILS_TEXTS);
  const { value, problem, retry } = useAnswer("GET /v1/emails/{id}", { params: { id } });
  return (
    <Sheet title={value?.subject ?? texts.list} onClose={onClose}>
      {value === undefined ? (
        problem === null ? (
          <ScreenSpinner />
        ) : (
          <ProblemNotice problem={problem} onRetry={retry} />
        )
      ) : (
        <Shown mail={value} />
      )}
    </Sheet>
  );
}

function Shown({ mail }: { readonly mail: WholeEmail }): ReactNode {
  const texts = useTexts(MAILS_TEXTS);
  const formats = useFormats();
  const { language: reader } = useDisplay();
  const { details } = texts;
  const time = (at: string | null): string => (at === null ? "—" : formats.dateTime(at));
  return (
    <div className="grid gap-6">
      <Description
        rows={[
          [texts.columns.status, texts.statuses[mail.status]],
          [
            texts.columns.who,
            <Code key="who" className="break-all">
              {mail.user_id}
            </Code>,
          ],
          [details.happened, time(mail.at)],
          [texts.columns.when, time(mail.send_at)],
          [details.next, time(mail.next_at)],
          [details.ended, time(mail.ended_at)],
          [details.tries, formats.number(mail.tries)],
          [details.answer, mail.answer ?? "—"],
          [details.count, formats.number(mail.count)],
          [details.language, languageName(mail.language, reader)],
          [
            details.id,
            <Code key="id" className="break-all">
              {mail.id}
            </Code>,
          ],
        ]}
      />
      {mail.status === "kept" && isLinkMail(mail.kind) ? <KeptLink id={mail.id} /> : null}
      <section className="grid gap-2">
        <h3 className="font-semibold">{texts.looks}</h3>
        <iframe
          title={texts.looks}
          sandbox=""
          src={`/v1/emails/${mail.id}/page`}
          className="h-120 w-full rounded-panel border border-line bg-surface"
        />
      </section>
      <section className="grid gap-2">
        <h3 className="font-semibold">{texts.asText}</h3>
        <pre
          className={classes(
            "overflow-x-auto rounded-panel border border-line",
            "bg-sunken p-4 text-label whitespace-pre-wrap",
          )}
          tabIndex={0}
        >
          {mail.text}
        </pre>
      </section>
    </div>
  );
}
