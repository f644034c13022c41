// Renders the weekly email of a saved report: its table, or what its file is, and the way to it.
import type { ReactNode } from "react";
import { localeOf } from "../../domain/languages.ts";
import type { ReportEmailView } from "../../domain/reports/pivot/report-email.ts";
import { REPORT_EMAIL_TEXTS } from "../../locales/catalogues/report-email.ts";
import { Action, EmailFrame, PAPER, text } from "./email-frame.tsx";

/** "Nov 22 – 28, 2026", by no clock: the days have no zone here. */
function daysOf({ language, first, last }: ReportEmailView): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    year: "numeric",
    month: "short",
    day: "numeric",
    timeZone: "UTC",
  }).formatRange(Date.parse(`${first}T00:00:00Z`), Date.parse(`${last}T00:00:00Z`));
}

/** Names the report and its days; never a figure, because locked screens show it. */
export function reportSubject(view: ReportEmailView): string {
  return REPORT_EMAIL_TEXTS[view.language].subject(view.name, daysOf(view));
}

export function ReportEmail({ view }: { readonly view: ReportEmailView }): ReactNode {
  const { language, networkName, publicUrl, name, rows, more, format, path } = view;
  const texts = REPORT_EMAIL_TEXTS[language];
  return (
    <EmailFrame
      frame={{
        subject: reportSubject(view),
        language,
        networkName,
        why: texts.why(networkName),
        links: [{ label: texts.stop, link: `${publicUrl}/dashboard?part=reports` }],
      }}
    >
      <h1 className="text" style={text(22, 28, { fontWeight: 650 })}>
        {name}
      </h1>
      <p className="muted" style={text(14, 20, { color: PAPER.muted, marginTop: 4 })}>
        {daysOf(view)}
      </p>
      {rows.length === 0 ? (
        <p className="text" style={text(16, 24, { marginTop: 16 })}>
          {texts.none}
        </p>
      ) : format === "csv" ? (
        <p className="text" style={text(16, 24, { marginTop: 16 })}>
          {texts.attached}
        </p>
      ) : (
        <Table view={view} />
      )}
      {format === "page" && more > 0 ? (
        <p className="muted" style={text(14, 20, { color: PAPER.muted, marginTop: 8 })}>
          {texts.more(more)}
        </p>
      ) : null}
      <Action action={{ label: texts.open, link: `${publicUrl}${path}` }} />
    </EmailFrame>
  );
}

function Table({
  view: { head, rows, names },
}: {
  readonly view: Pick<ReportEmailView, "head" | "rows" | "names">;
}): ReactNode {
  const line = `1px solid ${PAPER.line}`;
  const align = (place: number) => (place < names ? ("left" as const) : ("right" as const));
  return (
    <table width="100%" cellPadding={0} cellSpacing={0} style={{ marginTop: 16 }}>
      <thead>
        <tr>
          {head.map((cell, place) => (
            <th
              key={cell}
              scope="col"
              className="muted rule"
              style={text(12, 16, {
                color: PAPER.muted,
                textAlign: align(place),
                padding: "4px 6px",
                borderBottom: line,
              })}
            >
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.slice(0, names).join("\n")}>
            {row.map((cell, place) => (
              <td
                key={head[place]}
                className="text rule"
                style={text(14, 20, {
                  textAlign: align(place),
                  padding: "6px",
                  borderBottom: line,
                  fontWeight: index === rows.length - 1 ? 650 : 400,
                })}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The plain text of the email. */
export function reportText(view: ReportEmailView): string {
  const { language, networkName, publicUrl, name, format, head, rows, names, more, path } = view;
  const texts = REPORT_EMAIL_TEXTS[language];
  const lines = rows.map(
    (row) =>
      `${row.slice(0, names).join(" / ")}\n` +
      row
        .slice(names)
        .map((cell, place) => `  ${head[names + place] ?? ""}: ${cell}`)
        .join("\n"),
  );
  return [
    `${name.toUpperCase()}\n${daysOf(view)}`,
    ...(rows.length === 0 ? [texts.none] : format === "csv" ? [texts.attached] : lines),
    ...(format === "page" && more > 0 ? [texts.more(more)] : []),
    `${texts.open}: ${publicUrl}${path}`,
    `-- \n${texts.why(networkName)}\n${texts.stop}: ${publicUrl}/dashboard?part=reports`,
  ].join("\n\n");
}
