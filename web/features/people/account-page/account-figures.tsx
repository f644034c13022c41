// The figures of an account over the last 28 days, compared with the 28 days before, and its money
// now.
import type { ReactNode } from "react";
import { ACCOUNT_PAGE_TEXTS } from "../../../../locales/catalogues/account-page.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { type Figure, Figures } from "../../../ui/figures.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/screen.tsx";
import { type GroupFigures, useGroups } from "../../insight/reports/index.ts";
import type { PartProps } from "./account-page.tsx";
import { useLast28Days } from "./last-28-days.ts";
import { useEarned } from "./earning-figures.tsx";

export function AccountFigures({ account }: PartProps): ReactNode {
  const texts = useTexts(ACCOUNT_PAGE_TEXTS).figures;
  const formats = useFormats();
  const { days } = useLast28Days();
  return (
    <Section title={texts.title(formats.number(days.length))}>
      {account.kind === "advertiser" ? (
        <BuyerFigures account={account} />
      ) : (
        <AffiliateFigures account={account} />
      )}
    </Section>
  );
}

type Metric = keyof GroupFigures;

/** As many groups as a report answers. */
const MOST_GROUPS = 500;

/** Figures of the account's line in the report by buyer or by affiliate. */
function useReported(
  id: string,
  by: "buyer" | "affiliate",
): {
  readonly figure: (
    label: string,
    metric: Metric,
    unit: "count" | "money" | "share",
    better?: "up" | "down",
  ) => Figure;
  readonly problem: ReactNode;
} {
  const formats = useFormats();
  const { value, problem, retry } = useGroups(useLast28Days(), by);
  const group = value?.groups.find((one) => one.id === id);
  const write = {
    count: formats.number,
    money: (cents: number) => formats.money(cents),
    share: formats.percent,
  };
  return {
    problem: problem === null ? null : <ProblemNotice problem={problem} onRetry={retry} />,
    figure: (label, metric, unit, better) => {
      const now = group?.current[metric] ?? 0;
      const before = group?.previous[metric] ?? 0;
      // The report has the largest accounts only: another one is not known to have nothing.
      const isLeftOut = group === undefined && (value?.groups.length ?? 0) >= MOST_GROUPS;
      if (isLeftOut) return { label, value: "—" };
      return {
        label,
        value: value === undefined ? null : write[unit](now),
        change: value === undefined ? undefined : [now, before],
        isShare: unit === "share",
        from: write[unit](before),
        better,
      };
    },
  };
}

function BuyerFigures({ account: { id } }: PartProps): ReactNode {
  const texts = useTexts(ACCOUNT_PAGE_TEXTS).figures;
  const { money } = useFormats();
  const { figure, problem } = useReported(id, "buyer");
  const wallet = useAnswer("GET /v1/accounts/{id}/wallet", { params: { id } }).value;
  return (
    <>
      {problem}
      <Figures
        figures={[
          figure(texts.bought, "sales", "count", "up"),
          figure(texts.spent, "spend_cents", "money", "up"),
          figure(texts.returned, "returned_basis_points", "share", "down"),
          {
            label: texts.available,
            value: wallet === undefined ? null : money(wallet.available_cents),
            note: texts.now,
            to: `/users/${id}?part=money`,
          },
        ]}
      />
    </>
  );
}

function AffiliateFigures({ account: { id } }: PartProps): ReactNode {
  const texts = useTexts(ACCOUNT_PAGE_TEXTS).figures;
  const { money } = useFormats();
  const { figure, problem } = useReported(id, "affiliate");
  const payable = useEarned(id, "payable");
  return (
    <>
      {problem}
      <Figures
        figures={[
          figure(texts.received, "leads", "count", "up"),
          figure(texts.earned, "earned_cents", "money", "up"),
          figure(texts.returned, "returned_basis_points", "share", "down"),
          {
            label: texts.payable,
            value: payable === undefined ? null : money(payable),
            note: texts.now,
            to: `/users/${id}?part=money`,
          },
        ]}
      />
    </>
  );
}
