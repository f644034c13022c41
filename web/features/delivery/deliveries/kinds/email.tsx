// Defines the form of an email with the lead.
import { LANGUAGES, type Language } from "../../../../../domain/languages.ts";
import { useDisplay } from "../../../../lib/display/display.ts";
import { languageName } from "../../../../lib/format/language-name.ts";
import type { ReactNode } from "react";
import { useTexts } from "../../../../lib/text/text.ts";
import { DELIVERY_TEXTS } from "../../../../../locales/catalogues/deliveries.ts";
import { SelectField, TextArea } from "../../../../ui/field.tsx";
import { PAIR } from "../call-fields.tsx";
import type { KindForm, KindProps } from "../kind-form.ts";

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const MOST_EMAILS = 5;

interface EmailDraft {
  /** One address per line. */
  readonly emails: string;
  readonly language: Language;
}

const emailsOf = ({ emails }: EmailDraft): string[] =>
  emails.split(/[\s,;]+/).filter((address) => address !== "");

export const emailForm: KindForm<"email", EmailDraft> = {
  kind: "email",
  order: 3,
  empty: { emails: "", language: "en" },
  fresh: (language) => ({ language }),
  read: ({ addresses, language }) => ({
    emails: addresses.join("\n"),
    language: language ?? "en",
  }),
  write: (draft) => ({ kind: "email", addresses: emailsOf(draft), language: draft.language }),
  check: (draft, need) => {
    const emails = emailsOf(draft);
    need(
      "/to/addresses",
      emails.length > 0 &&
        emails.length <= MOST_EMAILS &&
        emails.every((email) => EMAIL.test(email)) &&
        new Set(emails).size === emails.length,
      "emails",
    );
  },
  Fields: EmailFields,
  whereTo: ({ addresses }) => addresses.join(", "),
  isCalled: false,
  gathered: { pointer: "/to/addresses", problem: "emails" },
};

function EmailFields({ draft, change, at }: KindProps<EmailDraft>): ReactNode {
  const texts = useTexts(DELIVERY_TEXTS);
  const { language } = useDisplay();
  return (
    <>
      <TextArea
        label={texts.emails}
        hint={texts.emailsHint}
        rows={3}
        autoComplete="off"
        spellCheck={false}
        value={draft.emails}
        problem={at("/to/addresses")}
        onChange={({ target }) => change({ emails: target.value })}
      />
      <div className={PAIR}>
        <SelectField
          label={texts.language}
          value={draft.language}
          options={LANGUAGES.map((one) => [one, languageName(one, language)])}
          onChange={({ target }) =>
            change({ language: LANGUAGES.find((one) => one === target.value) ?? "en" })
          }
        />
      </div>
    </>
  );
}
