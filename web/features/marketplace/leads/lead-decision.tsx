// Explains the decision on a lead: which campaigns could have bought it, why they did not, and
// which one did. The server limits it to what the reader may see.
import { Term } from "../../../ui/term.tsx";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Decision, DecisionLine } from "../../../../contract/marketplace/lead-decisions.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import type { LeadWords } from "../../../../locales/en/lead-words.ts";
import { LEADS_TEXTS } from "../../../../locales/catalogues/leads.ts";
import { Name } from "../../../ui/name.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/screen.tsx";
import { ScreenSpinner } from "../../../ui/spinner.tsx";
import { Status } from "../../../ui/status.tsx";
import { priceRange } from "../../../lib/leads/price-range.ts";
import type { Lead } from "./lead-columns.tsx";

export function LeadDecision({ lead }: { readonly lead: Lead }): ReactNode {
  const { page } = useTexts(LEADS_TEXTS);
  const { value, problem, retry } = useAnswer("GET /v1/leads/{id}/decision", {
    params: { id: lead.id },
  });
  return (
    <Section title={<Term name="routing">{page.decision}</Term>}>
      {value === undefined ? (
        problem === null ? (
          <ScreenSpinner />
        ) : (
          <ProblemNotice problem={problem} onRetry={retry} />
        )
      ) : (
        <>
          <Shown decision={value} />
          <DecidedBy decision={value} />
        </>
      )}
    </Section>
  );
}

/**
 * The routing and the price rule, the same for every reader. Only the operator sees the reserve.
 */
function DecidedBy({ decision }: { readonly decision: Decision }): ReactNode {
  const { page } = useTexts(LEADS_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const formats = useFormats();
  const { routing, price_rule: rule } = decision;
  if (routing === null || rule === null) return null;
  const floors =
    decision.view !== "admin"
      ? []
      : (
          [
            ["exclusive", decision.exclusive_floor_cents],
            ["shared", decision.shared_floor_cents],
          ] as const
        ).flatMap(([mode, cents]) =>
          cents === null ? [] : [page.floor(words.mode[mode], formats.money(cents))],
        );
  return (
    <p className="text-text-2">
      {words.routing[routing]}. {words.routingAbout[routing]}{" "}
      {routing === "best_price" ? page.priceRule[rule] : null} {floors.join(" ")}
    </p>
  );
}

function Shown({ decision }: { readonly decision: Decision }): ReactNode {
  const texts = useTexts(LEADS_TEXTS);
  const formats = useFormats();
  const { page } = texts;
  if (decision.view === "affiliate") {
    return (
      <>
        <p>{page.result[decision.result]}</p>
        {decision.reasons.length === 0 ? null : (
          <Reasons
            rows={decision.reasons.map(({ reason, campaigns }) => [
              reason,
              campaigns === null ? page.fewer : formats.number(campaigns),
            ])}
          />
        )}
      </>
    );
  }
  if (decision.view === "buyer") {
    const band = decision.winning_price_band;
    return (
      <>
        {band === null ? null : (
          <p>
            {page.band} {priceRange(band.from_cents, band.to_cents, formats, texts)}
          </p>
        )}
        {decision.lines.length === 0 ? (
          <p className="text-text-2">{page.noLines}</p>
        ) : (
          <Lines lines={decision.lines} />
        )}
      </>
    );
  }
  if (decision.active_campaigns === 0) return <p className="text-text-2">{page.noDecision}</p>;
  const hasLines = decision.lines.length > 0;
  return (
    <>
      <p className="text-text-2">
        {page.active(formats.number(decision.active_campaigns))}{" "}
        {hasLines ? (decision.complete ? page.complete : page.incomplete) : page.noMatch}
      </p>
      {hasLines ? <Lines lines={decision.lines} /> : null}
      <Reasons
        rows={decision.reasons.map(({ reason, campaigns }) => [reason, formats.number(campaigns)])}
      />
    </>
  );
}

type Line = DecisionLine & { readonly account_name?: string };

function Lines({ lines }: { readonly lines: readonly Line[] }): ReactNode {
  const { page } = useTexts(LEADS_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const formats = useFormats();
  const hasOwners = lines.some(({ account_name: name }) => name !== undefined);
  return (
    <div
      role="region"
      aria-label={page.decision}
      tabIndex={0}
      className="max-h-96 overflow-auto rounded-panel border border-line bg-surface"
    >
      <table className="w-full">
        <thead className="sticky top-0 bg-sunken text-left text-label text-text-2">
          <tr>
            <th scope="col" className="px-3 py-2">
              {page.campaign}
            </th>
            {hasOwners ? (
              <th scope="col" className="px-3 py-2">
                {page.owner}
              </th>
            ) : null}
            <th scope="col" className="px-3 py-2">
              {page.outcome}
            </th>
            <th scope="col" className="px-3 py-2 text-right">
              {page.bid}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.campaign_id} className="border-t border-line">
              <th scope="row" className="px-3 py-2 text-left font-normal">
                <Link className="text-accent underline" to={`/campaigns/${line.campaign_id}`}>
                  <Name>{line.campaign_name}</Name>
                </Link>
              </th>
              {hasOwners ? (
                <td className="px-3 py-2">
                  <Name>{line.account_name}</Name>
                </td>
              ) : null}
              <td className="px-3 py-2">
                <Status tone={line.reason === "won" ? "good" : "neutral"}>
                  {outcomeWords(line, words)}
                </Status>
              </td>
              <td className="px-3 py-2 text-right">
                {line.bid_cents === null ? "—" : formats.money(line.bid_cents)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A criterion without a name here is omitted. */
function outcomeWords({ reason, criteria_field: field }: Line, words: LeadWords): string {
  const names: Readonly<Record<string, string>> = words.criteria;
  const name = field === null ? undefined : names[field];
  return name === undefined ? words.buy[reason] : words.notMet(name);
}

function Reasons({
  rows,
}: {
  readonly rows: readonly (readonly [reason: keyof LeadWords["buy"], count: string])[];
}): ReactNode {
  const { page } = useTexts(LEADS_TEXTS);
  const words = useTexts(LEAD_WORDS);
  return (
    <table className="w-full max-w-md">
      <thead className="text-left text-label text-text-2">
        <tr>
          <th scope="col" className="py-1">
            {page.reason}
          </th>
          <th scope="col" className="py-1 text-right">
            {page.count}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([reason, count]) => (
          <tr key={reason} className="border-t border-line">
            <th scope="row" className="py-1.5 text-left font-normal">
              {words.buy[reason]}
            </th>
            <td className="py-1.5 text-right">{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
