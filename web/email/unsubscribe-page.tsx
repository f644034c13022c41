// Renders the unsubscribe page: a question and a button, because email clients also open links to
// check them.
import type { ReactNode } from "react";
import { DIGEST, type UnsubscribeView } from "../../domain/notifications/email-view.ts";
import { MAIL_TEXTS } from "../../locales/catalogues/email.ts";
import { NOTIFICATIONS } from "../../locales/catalogues/notifications.ts";

/** The content security policy names it by its hash. */
export const PAGE_CSS = `
:root {
  --bg: #faf8f4; --surface: #fff; --line: #e2ddd2; --text: #1b1a17; --text-2: #55514a;
  --accent: #0b5d52; --accent-ink: #fff; --focus: #1a5aa3; color-scheme: light dark;
}
@media (prefers-color-scheme: dark) {
  :root {
    --bg: #12130f; --surface: #1a1b17; --line: #2e302a; --text: #f1efe8; --text-2: #b9b6ab;
    --accent: #5cc8b4; --accent-ink: #08211c; --focus: #7fb4f0;
  }
}
body {
  margin: 0; background: var(--bg); color: var(--text); overflow-wrap: anywhere;
  font: 16px/24px ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue",
    Arial, sans-serif;
}
main {
  box-sizing: border-box; max-width: 560px; margin: 9vh auto 0; padding: 28px 20px;
  border: 1px solid var(--line); border-radius: 10px; background: var(--surface);
}
h1 { margin: 0; font-size: 24px; line-height: 30px; font-weight: 650; letter-spacing: -.02em; }
p { margin: 8px 0 0; color: var(--text-2); }
button {
  min-height: 44px; margin-top: 20px; padding: 0 18px; border: 0; border-radius: 8px;
  background: var(--accent); color: var(--accent-ink); font: inherit; font-weight: 600;
  cursor: pointer;
}
button:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
`;

export function UnsubscribePage({
  view: { language, networkName, state, kind, action },
}: {
  readonly view: UnsubscribeView;
}): ReactNode {
  const texts = MAIL_TEXTS[language];
  const isDigest = kind === DIGEST;
  const what = isDigest ? "" : NOTIFICATIONS[language].names[kind];
  const said = {
    asking: { title: texts.askTitle, text: isDigest ? texts.askDigest : texts.ask(what) },
    done: { title: texts.doneTitle, text: isDigest ? texts.doneDigest : texts.done(what) },
    gone: { title: texts.goneTitle, text: texts.gone },
  }[state];
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${said.title} · ${networkName}`}</title>
        <style dangerouslySetInnerHTML={{ __html: PAGE_CSS }} />
      </head>
      <body>
        <main>
          <h1>{said.title}</h1>
          <p>{said.text}</p>
          {state === "asking" ? (
            <form method="post" action={action}>
              <button type="submit">{texts.stop}</button>
            </form>
          ) : null}
        </main>
      </body>
    </html>
  );
}
