// Shows the facts of an application as names and values, and its word about the company.
import type { ReactNode } from "react";
import type { Application } from "../../../../contract/network/applications.ts";
import { APPLICATION_TEXTS } from "../../../../locales/catalogues/applications.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Description } from "../../../ui/description.tsx";
import { Name } from "../../../ui/name.tsx";

/** An applicant's site gets neither the reader's address nor a handle on this page. */
const FOREIGN_LINK = "noopener noreferrer nofollow";

export function ApplicationFacts({
  application: { facts, sent_at: sentAt },
}: {
  readonly application: Application;
}): ReactNode {
  const texts = useTexts(APPLICATION_TEXTS);
  const formats = useFormats();
  return (
    <div className="grid gap-3">
      <Description
        rows={[
          [
            texts.fact.website,
            facts.website === undefined ? null : (
              <a
                href={facts.website}
                target="_blank"
                rel={FOREIGN_LINK}
                className="break-all text-accent underline"
              >
                <Name>{facts.website}</Name>
              </a>
            ),
          ],
          [
            texts.read.license,
            facts.license_number === undefined || facts.license_state === undefined ? null : (
              <Name>{texts.read.licenseOf(facts.license_number, facts.license_state)}</Name>
            ),
          ],
          [texts.state.sent, sentAt === null ? null : formats.dateTime(sentAt)],
        ]}
      />
      {facts.about === undefined ? null : (
        <div className="grid gap-1">
          <p className="text-text-2">{texts.read.about}</p>
          <p className="max-w-prose whitespace-pre-line break-words">
            <Name>{facts.about}</Name>
          </p>
        </div>
      )}
    </div>
  );
}
