// Renders the frame of every email: tables and inline styles, as email clients require; clients
// that support themes follow the theme.
import { type MailLook, PLAIN_MAIL_LOOK } from "../../domain/brand/mail-look.ts";
import type { Language } from "../../domain/languages.ts";
import { MAIL_TEXTS } from "../../locales/catalogues/email.ts";
import { type CSSProperties, type ReactNode, createContext, use } from "react";

/** How this network's emails look. */
export const MailLookContext = createContext<MailLook>(PLAIN_MAIL_LOOK);

export interface Link {
  readonly label: string;
  readonly link: string;
}

export interface Frame {
  readonly subject: string;
  readonly language: Language;
  readonly networkName: string;
  /** Why the reader gets the email. */
  readonly why: string;
  readonly links: readonly Link[];
}

const FONT =
  'ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, ' +
  "sans-serif";
export const PAPER = {
  bg: "#faf8f4",
  surface: "#ffffff",
  line: "#e2ddd2",
  text: "#1b1a17",
  muted: "#55514a",
  accent: "#0b5d52",
  ink: "#ffffff",
} as const;

const DARK_BUTTON = { accent: "#5cc8b4", ink: "#08211c" } as const;

/** The dark theme; `!important` overrides the inline styles. */
const darkCss = ({ accent, ink }: { readonly accent: string; readonly ink: string }): string => `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .bg { background: #12130f !important; }
  .card { background: #1a1b17 !important; border-color: #2e302a !important; }
  .text { color: #f1efe8 !important; }
  .muted { color: #b9b6ab !important; }
  .rule { border-color: #2e302a !important; }
  .button { background: ${accent} !important; color: ${ink} !important; }
}
@media (max-width: 480px) { .pad { padding: 20px !important; } }`;

export const text = (size: number, line: number, change: CSSProperties = {}): CSSProperties => ({
  margin: 0,
  fontFamily: FONT,
  fontSize: size,
  lineHeight: `${line}px`,
  color: PAPER.text,
  overflowWrap: "anywhere",
  ...change,
});

/** The reader's next step. */
export function Action({ action: { label, link } }: { readonly action: Link }): ReactNode {
  const { accent, ink } = use(MailLookContext).accents?.light ?? PAPER;
  return (
    <p style={{ margin: "20px 0 0" }}>
      <a
        className="button"
        href={link}
        style={{
          display: "inline-block",
          padding: "10px 18px",
          borderRadius: 8,
          background: accent,
          color: ink,
          fontFamily: FONT,
          fontSize: 15,
          lineHeight: "20px",
          fontWeight: 600,
          textDecoration: "none",
        }}
      >
        {label}
      </a>
    </p>
  );
}

export function EmailFrame({
  frame: { subject, language, networkName, why, links },
  children,
}: {
  readonly frame: Frame;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <html lang={language}>
      <Head subject={subject} />
      <body className="bg" style={{ margin: 0, padding: 0, background: PAPER.bg }}>
        <table
          role="presentation"
          className="bg"
          width="100%"
          cellPadding={0}
          cellSpacing={0}
          style={{ background: PAPER.bg }}
        >
          <tbody>
            <tr>
              <td align="center" style={{ padding: "24px 12px" }}>
                <table
                  role="presentation"
                  width="100%"
                  cellPadding={0}
                  cellSpacing={0}
                  style={{ maxWidth: 560, textAlign: "left" }}
                >
                  <tbody>
                    <tr>
                      <td style={{ padding: "0 4px 12px" }}>
                        <Sender networkName={networkName} />
                      </td>
                    </tr>
                    <tr>
                      <td
                        className="card pad"
                        style={{
                          background: PAPER.surface,
                          border: `1px solid ${PAPER.line}`,
                          borderRadius: 10,
                          padding: 28,
                        }}
                      >
                        {children}
                      </td>
                    </tr>
                    <tr>
                      <td style={{ padding: "16px 4px 0" }}>
                        <Foot why={why} links={[...links, ...useLegalLinks(language)]} />
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

/** The network's logo, or its name. */
function Sender({ networkName }: Pick<Frame, "networkName">): ReactNode {
  const { logoUrl } = use(MailLookContext);
  return logoUrl === null ? (
    <p className="muted" style={text(14, 20, { color: PAPER.muted, fontWeight: 600 })}>
      {networkName}
    </p>
  ) : (
    <img
      src={logoUrl}
      alt={networkName}
      height={32}
      style={{ ...text(14, 20), display: "block", height: 32, width: "auto", fontWeight: 600 }}
    />
  );
}

function useLegalLinks(language: Language): readonly Link[] {
  const { termsUrl, privacyUrl } = use(MailLookContext);
  const texts = MAIL_TEXTS[language];
  return [
    ...(termsUrl === null ? [] : [{ label: texts.terms, link: termsUrl }]),
    ...(privacyUrl === null ? [] : [{ label: texts.privacy, link: privacyUrl }]),
  ];
}

function Head({ subject }: Pick<Frame, "subject">): ReactNode {
  const button = use(MailLookContext).accents?.dark ?? DARK_BUTTON;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <title>{subject}</title>
      <style dangerouslySetInnerHTML={{ __html: darkCss(button) }} />
    </head>
  );
}

/** Why the reader gets the email, and where to change that. */
function Foot({ why, links }: Pick<Frame, "why" | "links">): ReactNode {
  return (
    <>
      <p className="muted" style={text(13, 18, { color: PAPER.muted })}>
        {why}
      </p>
      <p className="muted" style={text(13, 22, { color: PAPER.muted, marginTop: 6 })}>
        {links.map(({ label, link }, index) => (
          <span key={link}>
            {index === 0 ? "" : " · "}
            <a className="muted" href={link} style={{ color: PAPER.muted }}>
              {label}
            </a>
          </span>
        ))}
      </p>
    </>
  );
}
