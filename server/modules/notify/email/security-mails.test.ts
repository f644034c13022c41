// Tests the emails that say what happened to a person's access: what they say in both languages,
// and that none of them holds a token.
import { describe, expect, it } from "vitest";
import {
  ACCESS_CHANGES,
  type AccountMailView,
  NOTICE_MAILS,
} from "../../../../domain/notifications/account-mail.ts";
import { LANGUAGES } from "../../../../domain/languages.ts";
import { loadEmailRenderer } from "../../network/pages/index.ts";

const drawer = await loadEmailRenderer();
const VIEW: AccountMailView = {
  kind: "new_device",
  language: "en",
  networkName: "Plat",
  publicUrl: "https://plat.example",
  timeZone: "America/Chicago",
  atMs: Date.parse("2026-03-04T18:00:00Z"),
  change: null,
  facts: null,
  link: null,
  code: null,
  newEmail: null,
};

describe("an email about a sign-in on a new device", () => {
  const facts = { address: "192.0.2.7", browser: "Firefox, Windows" };

  it.each([
    [
      "en",
      "Mar 4, 2026",
      "Network address: 192.0.2.7",
      "Browser: Firefox, Windows",
      "This wasn't me",
    ],
    ["es", "4 mar 2026", "Dirección de red: 192.0.2.7", "Navegador: Firefox, Windows", "No fui yo"],
  ] as const)("says when, where and with what in %s, and the way out", (language, ...says) => {
    const { text } = drawer.drawAccountMail({ ...VIEW, language, facts });
    for (const words of says) expect(text).toContain(words);
    expect(text).toContain("https://plat.example/login?ask=reset");
  });
});

it.each(NOTICE_MAILS)(
  "an email of kind %s has no token, and no link beyond the app's own",
  (kind) => {
    for (const language of LANGUAGES)
      for (const change of [null, ...ACCESS_CHANGES]) {
        const { text, html } = drawer.drawAccountMail({ ...VIEW, kind, language, change });
        const links = [...`${text} ${html}`.matchAll(/https?:\/\/[^\s"'<>]+/g)].map(
          ([link]) => link,
        );
        expect(links.length).toBeGreaterThan(0);
        for (const link of links)
          expect(link).toMatch(
            /^https:\/\/plat\.example(\/login(\?ask=reset)?|\/settings\?part=security)?$/,
          );
        expect(text).not.toMatch(/[\w-]{32,}/);
      }
  },
);
