// Shows the timeline of a return: filed, answered or not, decided, with upcoming deadlines.
import type { ReactNode } from "react";
import type { Return } from "../../../../contract/marketplace/returns.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { EVIDENCE_TEXTS } from "../../../../locales/catalogues/return-evidence.ts";
import type { EvidenceTexts } from "../../../../locales/en/return-evidence.ts";
import { Timeline, type TimelineStep } from "../../../ui/timeline.tsx";

type Steps = EvidenceTexts["steps"];

export function ReturnTimeline({
  item,
  nowMs,
}: {
  readonly item: Return;
  readonly nowMs: number;
}): ReactNode {
  const texts = useTexts(EVIDENCE_TEXTS);
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{texts.way}</h3>
      <Timeline
        steps={[
          { id: "filed", at: item.filed_at, title: texts.steps.filed },
          ...answerSteps(item, texts.steps, nowMs),
          ...decisionSteps(item, texts.steps),
        ]}
      />
    </section>
  );
}

function answerSteps(item: Return, steps: Steps, nowMs: number): readonly TimelineStep[] {
  const isAffiliates = item.buyer_id === null;
  if (item.answered_at !== null)
    return [
      {
        id: "answered",
        at: item.answered_at,
        title: isAffiliates ? steps.youAnswered : steps.answered,
      },
    ];
  const isOver = Date.parse(item.answer_until) < nowMs;
  if (item.status !== "filed")
    return isOver && item.decided_at !== null && item.answer_until < item.decided_at
      ? [{ id: "unanswered", at: item.answer_until, title: steps.unanswered }]
      : [];
  return [
    {
      id: "answer",
      at: item.answer_until,
      isAhead: !isOver,
      title: isOver ? steps.unanswered : isAffiliates ? steps.youAnswerUntil : steps.answerUntil,
    },
  ];
}

function decisionSteps(item: Return, steps: Steps): readonly TimelineStep[] {
  if (item.status === "filed")
    return item.decide_until === null
      ? []
      : [
          {
            id: "decide",
            at: item.decide_until,
            isAhead: true,
            title: steps.decideUntil,
            about: item.only_people_approve ? steps.peopleAbout : steps.decideAbout,
          },
        ];
  const isDeclined = item.status === "declined";
  return [
    {
      id: "decided",
      at: item.decided_at,
      isNegative: isDeclined,
      title: isDeclined ? steps.declined : steps.approved[item.decided_by ?? "admin"],
    },
  ];
}
