// Shows the link of an email that was kept, so that the network can hand it over.
import { type ReactNode, useState } from "react";
import { MAILS_TEXTS } from "../../../../locales/catalogues/emails.ts";
import { call } from "../../../lib/api/call.ts";
import type { AnswerOf } from "../../../lib/api/operation.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { Button } from "../../../ui/button.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { Code } from "../../../ui/name.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";

type Link = AnswerOf<"POST /v1/emails/{id}/link">;

export function KeptLink({ id }: { readonly id: string }): ReactNode {
  const { link: texts } = useTexts(MAILS_TEXTS);
  const { isBusy, problem, submit } = useSubmit();
  const [link, setLink] = useState<Link | null>(null);
  const show = () =>
    submit(async () => setLink(await call("POST /v1/emails/{id}/link", { params: { id } })));
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{texts.title}</h3>
      <p className="text-text-2">{texts.about}</p>
      {problem === null ? null : <ProblemNotice problem={problem} />}
      {link === null ? (
        <div>
          <Button busy={isBusy} onClick={() => void show()}>
            {texts.show}
          </Button>
        </div>
      ) : (
        <Shown link={link} />
      )}
    </section>
  );
}

function Shown({ link: { to, url, code, expires_at: until } }: { readonly link: Link }): ReactNode {
  const { link: texts } = useTexts(MAILS_TEXTS);
  const formats = useFormats();
  return (
    <div className="grid gap-3 rounded-panel border border-line bg-sunken p-4">
      <p className="break-words">{texts.to(to)}</p>
      <p>
        <Code className="break-all">{url}</Code>
      </p>
      <div>
        <CopyButton text={url} label={texts.copy} />
      </div>
      {code === null ? null : (
        <p>
          {texts.code} <Code>{code}</Code>
        </p>
      )}
      <p className="text-label text-text-2">{texts.until(formats.dateTime(until))}</p>
    </div>
  );
}
