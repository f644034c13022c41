// Shows the consequences of a return: the buyer's rate and allowance, the rank of its bids, and the
// next steps with dates.
import type { ReactNode } from "react";
import type { ReturnTerms } from "../../../../contract/marketplace/return-terms.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { FILING_TEXTS } from "../../../../locales/catalogues/return-filing.ts";
import { Description } from "../../../ui/description.tsx";
import { Timeline } from "../../../ui/timeline.tsx";

type Terms = ReturnTerms;

export function TermsFacts({ terms }: { readonly terms: Terms }): ReactNode {
  const texts = useTexts(FILING_TEXTS);
  const formats = useFormats();
  const {
    returns_left: left,
    rated_from_leads: from,
    returns_counted: counted,
    modifier_now: now,
    modifier_if_declined: then,
  } = terms;
  const most = formats.percent(terms.most_basis_points);
  const received = formats.number(terms.leads_received);
  return (
    <Description
      rows={[
        [
          texts.rate,
          left === null
            ? texts.rateNone(counted, received)
            : texts.rateOf(formats.percent(terms.rate_basis_points), counted, received),
        ],
        [
          texts.allowance,
          left === null ? texts.tooFew(from) : left === 0 ? texts.noneLeft(most) : texts.left(left),
        ],
        [texts.declined, formats.number(terms.returns_declined)],
        [
          texts.rank,
          now === then
            ? texts.rankSame(formats.percent(now))
            : texts.rankOf(formats.percent(now), formats.percent(then)),
        ],
      ]}
    />
  );
}

export function NextSteps({
  terms,
  amount,
}: {
  readonly terms: Terms;
  readonly amount: string;
}): ReactNode {
  const { next, steps } = useTexts(FILING_TEXTS);
  const formats = useFormats();
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{next}</h3>
      <Timeline
        steps={[
          { id: "checks", at: null, isAhead: true, title: steps.checks, about: steps.checksAbout },
          { id: "answer", at: terms.answer_until, isAhead: true, title: steps.answer },
          {
            id: "decide",
            at: terms.decide_until,
            isAhead: true,
            title: steps.decide,
            about: terms.only_people_approve
              ? steps.people(formats.percent(terms.most_basis_points))
              : steps.decideAbout,
          },
          { id: "money", at: null, isAhead: true, title: steps.money(amount) },
        ]}
      />
    </section>
  );
}
