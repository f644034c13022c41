// Renders a notification email.
import type { ReactNode } from "react";
import type { Language } from "../../domain/languages.ts";
import type { Content, ContentItem } from "./content.ts";
import { Action, EmailFrame, PAPER, text } from "./email-frame.tsx";

function Item({
  item: { title, body, link, time },
  isAlone,
}: {
  readonly item: ContentItem;
  readonly isAlone: boolean;
}): ReactNode {
  if (isAlone) {
    return (
      <>
        <h1 className="text" style={text(22, 28, { fontWeight: 650 })}>
          {title}
        </h1>
        {body === "" ? null : (
          <p className="muted" style={text(16, 24, { color: PAPER.muted, marginTop: 8 })}>
            {body}
          </p>
        )}
      </>
    );
  }
  return (
    <div className="rule" style={{ borderTop: `1px solid ${PAPER.line}`, padding: "12px 0" }}>
      <p className="text" style={text(15, 22, { fontWeight: 600 })}>
        <a className="text" href={link} style={{ color: PAPER.text }}>
          {title}
        </a>
      </p>
      <p className="muted" style={text(14, 20, { color: PAPER.muted })}>
        {time === "" || body === "" ? `${time}${body}` : `${time} · ${body}`}
      </p>
    </div>
  );
}

export function NotificationEmail({
  content,
  language,
}: {
  readonly content: Content;
  readonly language: Language;
}): ReactNode {
  const { heading, items, more, action } = content;
  return (
    <EmailFrame frame={{ ...content, language }}>
      {heading === null ? null : (
        <h1 className="text" style={text(22, 28, { fontWeight: 650, marginBottom: 12 })}>
          {heading}
        </h1>
      )}
      {items.map((item, index) => (
        <Item key={index} item={item} isAlone={heading === null && items.length === 1} />
      ))}
      {more === null ? null : (
        <p className="muted" style={text(14, 20, { color: PAPER.muted, paddingTop: 4 })}>
          {more}
        </p>
      )}
      <Action action={action} />
    </EmailFrame>
  );
}
