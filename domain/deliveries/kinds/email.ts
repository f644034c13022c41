// Defines the email kind: an email with the lead and its contact.
import { readEmail } from "../../lead/read-email.ts";
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
                  message: "Enter a complete email address, for example ann@example.com.",
                },
              ]
            : [],
        )
      : [
          {
            field: "/to/kind",
            code: "no_mail_server",
            message: "Choose another kind: this network has no mail server.",
          },
        ],
  delivery: {
    by: "email",
    addressed: ({ addresses, language = "en" }) => ({ addresses, language }),
  },
  places: ({ addresses }) => addresses.map((address) => address.trim().toLowerCase()),
});
