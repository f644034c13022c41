// Defines the email kind: an email with the lead and its contact.
import { readEmail } from "../../lead/read-contact.ts";
import type { Language } from "../../languages.ts";
import { defineDestinationKind } from "../destination-kind.ts";

interface EmailSettings {
  readonly kind: "email";
  readonly addresses: readonly string[];
  readonly language?: Language;
}

export const email = defineDestinationKind<EmailSettings>()({
  kind: "email",
  check: ({ addresses }, { sendsEmail }) =>
    sendsEmail
      ? addresses.flatMap((address, index) =>
          readEmail(address) === null
            ? [
                {
                  field: `/to/addresses/${index}`,
                  code: "invalid",
                  message: "Give a complete e-mail address, such as ann@example.com.",
                },
              ]
            : [],
        )
      : [
          {
            field: "/to/kind",
            code: "no_mail_server",
            message: "Choose another kind, or ask the operator: this network has no mail server.",
          },
        ],
  delivery: {
    by: "email",
    addressed: ({ addresses, language = "en" }) => ({ addresses, language }),
  },
});
