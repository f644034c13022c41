// Shows a printable statement: the sums of its period, then each movement with the balance after
// it.
import type { ReactNode } from "react";
import type { Formats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { BILLING_TEXTS } from "../../../../locales/catalogues/billing.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { Description } from "../../../ui/description.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { PlainTable } from "../../../ui/plain-table.tsx";
import { Section } from "../../../ui/screen.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { type MovementLead, movementAbout } from "./movements.ts";
import { SignedMoney, signedMoney } from "./signed-money.tsx";
import type { Statement } from "./statement-of.ts";

/** A statement with the leads of its movements, and the time it was created. */
export interface MadeStatement extends Statement {
  readonly madeAt: string;
  readonly leads: ReadonlyMap<string, MovementLead>;
}

interface StatementProps {
  readonly made: MadeStatement;
  readonly formats: Formats;
}

/** Everything on the statement, and its creation time. */
export function StatementLines({ made, formats }: StatementProps): ReactNode {
  const texts = useTexts(BILLING_TEXTS);
  return (
    <>
      <Section title={texts.statement.summary}>
        <div className="max-w-xl">
          <Summary made={made} formats={formats} />
        </div>
      </Section>
      <Section title={texts.movements.title}>
        {made.lines.length === 0 ? (
          <Notice>{texts.statement.none}</Notice>
        ) : (
          <MovementTable made={made} formats={formats} />
        )}
      </Section>
      <p className="text-label text-text-2">
        {texts.statement.asOf(formats.dateTime(made.madeAt))} {texts.zone(formats.zoneName())}
      </p>
    </>
  );
}

function Summary({ made: { opening, closing, sums }, formats }: StatementProps): ReactNode {
  const texts = useTexts(BILLING_TEXTS);
  const figure = (text: string): ReactNode => <span className="block text-right">{text}</span>;
  return (
    <Description
      rows={[
        [texts.statement.opening, figure(formats.money(opening))],
        ...sums.map(
          ({ kind, count, cents }) =>
            [
              texts.statement.sum(texts.kinds[kind], formats.number(count)),
              figure(signedMoney(cents, formats)),
            ] as const,
        ),
        [
          texts.statement.closing,
          <span key="closing" className="block text-right font-semibold">
            {formats.money(closing)}
          </span>,
        ],
      ]}
    />
  );
}

function MovementTable({
  made: { opening, closing, lines, leads },
  formats,
}: StatementProps): ReactNode {
  const texts = useTexts(BILLING_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const { movements: names } = texts;
  const about = (id: string): string => {
    const lead = leads.get(id);
    return lead === undefined ? "" : movementAbout(lead, words);
  };
  return (
    <PlainTable
      label={names.label}
      rows={lines}
      idOf={({ movement }) => movement.id}
      footer={[
        texts.statement.closing,
        "",
        signedMoney(closing - opening, formats),
        formats.money(closing),
      ]}
      columns={[
        {
          id: "at",
          header: names.when,
          cell: ({ movement: { at } }) => (
            <time dateTime={at} className="whitespace-nowrap">
              {formats.dateTime(at)}
            </time>
          ),
        },
        {
          id: "what",
          header: names.what,
          cell: ({ movement: { id, kind } }) =>
            about(id) === "" ? (
              texts.kind[kind]
            ) : (
              <TwoLines main={texts.kind[kind]} sub={about(id)} />
            ),
        },
        {
          id: "amount",
          header: names.amount,
          numeric: true,
          cell: ({ movement }) => <SignedMoney cents={movement.amount_cents} />,
        },
        {
          id: "balance",
          header: names.balance,
          numeric: true,
          cell: ({ balance }) => formats.money(balance),
        },
      ]}
    />
  );
}
