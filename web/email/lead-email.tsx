// Renders the email that delivers a purchased lead: whom to call first, then what is known.
import type { Language } from "../../domain/languages.ts";
import type { ReactNode } from "react";
import type { LeadContent, LeadPart } from "./lead-content.ts";
import { Action, EmailFrame, PAPER, text } from "./email-frame.tsx";

function Part({ part: { title, rows } }: { readonly part: LeadPart }): ReactNode {
  return (
    <>
      <h2
        className="text rule"
        style={text(15, 22, {
          fontWeight: 650,
          marginTop: 20,
          paddingTop: 12,
          borderTop: `1px solid ${PAPER.line}`,
        })}
      >
        {title}
      </h2>
      <table
        width="100%"
        cellPadding={0}
        cellSpacing={0}
        style={{ marginTop: 4, tableLayout: "fixed" }}
      >
        <tbody>
          {rows.map(({ label, value, link }) => (
            <tr key={label}>
              <th
                scope="row"
                className="muted"
                style={text(14, 20, {
                  color: PAPER.muted,
                  width: "36%",
                  padding: "4px 8px 4px 0",
                  fontWeight: 400,
                  textAlign: "left",
                  verticalAlign: "top",
                })}
              >
                {label}
              </th>
              <td
                className="text"
                style={text(15, 20, {
                  padding: "4px 0",
                  verticalAlign: "top",
                  whiteSpace: "pre-line",
                })}
              >
                {link === null ? (
                  value
                ) : (
                  <a className="text" href={link} style={{ color: PAPER.text, fontWeight: 600 }}>
                    {value}
                  </a>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

export function LeadEmail({
  content,
  language,
}: {
  readonly content: LeadContent;
  readonly language: Language;
}): ReactNode {
  const { heading, parts, action } = content;
  return (
    <EmailFrame frame={{ ...content, language }}>
      <h1 className="text" style={text(22, 28, { fontWeight: 650 })}>
        {heading}
      </h1>
      {parts.map((part) => (
        <Part key={part.title} part={part} />
      ))}
      <Action action={action} />
    </EmailFrame>
  );
}
