// Renders an email about a person's own access: what it is about, one button, and a code where one
// can be entered.
import type { ReactNode } from "react";
import type { Language } from "../../domain/languages.ts";
import type { AccountContent } from "./account-content.ts";
import { Action, EmailFrame, PAPER, text } from "./email-frame.tsx";

const DIGITS = { fontWeight: 650, letterSpacing: 6, fontVariantNumeric: "tabular-nums" } as const;

export function AccountEmail({
  content,
  language,
}: {
  readonly content: AccountContent;
  readonly language: Language;
}): ReactNode {
  const { heading, body, action, code, notes } = content;
  return (
    <EmailFrame frame={{ ...content, language }}>
      <h1 className="text" style={text(22, 28, { fontWeight: 650 })}>
        {heading}
      </h1>
      <p className="text" style={text(16, 24, { marginTop: 8 })}>
        {body}
      </p>
      <Action action={action} />
      {code === null ? null : (
        <>
          <p className="muted" style={text(14, 20, { color: PAPER.muted, marginTop: 20 })}>
            {code.label}
          </p>
          <p className="text" style={text(28, 36, { ...DIGITS, marginTop: 4 })}>
            {code.digits}
          </p>
        </>
      )}
      {notes.map((note, index) => (
        <p
          key={note}
          className="muted"
          style={text(14, 20, { color: PAPER.muted, marginTop: index === 0 ? 20 : 4 })}
        >
          {note}
        </p>
      ))}
    </EmailFrame>
  );
}
