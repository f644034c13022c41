// Answers questions about the figures of a period, in total or by group.
import type { Asker } from "./assistant-deps.ts";
import { type Question, type Topic, refused, screenOf, spanOf, written } from "./data-question.ts";
import { screenLink } from "./screen-link.ts";
import { type Spoken, spoken } from "./spoken.ts";
import type { Metric } from "../../../../locales/assistant-words.ts";
import type { AssistantLink } from "../../../../contract/insight/assistant-message.ts";
import type { ReportGroup } from "../../../../contract/insight/report-figures.ts";
import type { DataQuestion } from "../../../../domain/assistant/turns.ts";
import { metricsOf } from "../../../../domain/reports/metrics.ts";

/** The number of groups that a ranking lists. */
export const MOST_RANKED = 5;

/** The metric of a topic for a role: an advertiser's leads are those it bought. */
function metricOf(topic: Topic, actor: Asker["actor"]): Metric | null {
  const { role } = actor;
  const same: Readonly<Partial<Record<Topic, Readonly<Partial<Record<typeof role, Metric>>>>>> = {
    leads: { advertiser: "bought", affiliate: "posted" },
    sold: { advertiser: "bought" },
    bought: { admin: "sold" },
    spend: { admin: "volume" },
  };
  const metric = same[topic]?.[role] ?? topic;
  return metricsOf(actor).find((name) => name === metric) ?? null;
}

/** Answers with a metric of a period; null if the role may not see it. */
export async function answerFigure(asked: Question, topic: Topic): Promise<Spoken | null> {
  const {
    asker: { actor, read },
    question: { by, states },
    words,
  } = asked;
  const metric = metricOf(topic, actor);
  if (metric === null) return null;
  const { query, when } = spanOf(asked);
  if (by !== null && by !== "state") return answerGroups(asked, metric, by);
  const report = await read(`/v1/reports/states?${query}&metric=${metric}`);
  if (!report.ok) return refused(report.error, words);
  const figures = (
    report.value as {
      readonly states: readonly {
        readonly state: string | null;
        readonly value: number;
        readonly previous: number;
      }[];
    }
  ).states;
  const links = [screenLink(screenOf(actor.role, metric), words)];
  if (by === "state")
    return ranked(
      asked,
      metric,
      when,
      figures.map(({ state, value }) => ({ name: state ?? "?", value })),
      links,
    );
  const counted =
    states.length === 0
      ? figures
      : figures.filter(({ state }) => state !== null && states.includes(state));
  const place = states.length === 0 ? "" : `${words.data.inStates(states)} `;
  const sum = (name: "value" | "previous"): number =>
    counted.reduce((total, one) => total + one[name], 0);
  return spoken(
    `${words.data.figure[metric](written(metric, sum("value"), words), `${place}${when}`)} ` +
      `${words.data.before(written(metric, sum("previous"), words))}`,
    links,
  );
}

const GROUP_FIGURE: Readonly<Record<Metric, keyof ReportGroup["current"]>> = {
  leads: "leads",
  posted: "leads",
  sold: "sold",
  bought: "sales",
  spend: "spend_cents",
  earned: "earned_cents",
  volume: "spend_cents",
  revenue: "revenue_cents",
};

async function answerGroups(
  asked: Question,
  metric: Metric,
  by: NonNullable<DataQuestion["by"]>,
): Promise<Spoken> {
  const {
    asker: { actor, read },
    words,
  } = asked;
  const { query, when } = spanOf(asked);
  const report = await read(`/v1/reports/groups?${query}&by=${by}`);
  if (!report.ok) return refused(report.error, words);
  const groups = (report.value as { readonly groups: readonly ReportGroup[] }).groups;
  const entries = groups.flatMap(({ name, current }) => {
    const value = current[GROUP_FIGURE[metric]];
    return value === null ? [] : [{ name, value }];
  });
  return ranked(asked, metric, when, entries, [screenLink(screenOf(actor.role, metric), words)]);
}

interface Entry {
  readonly name: string;
  readonly value: number;
}

function ranked(
  { question: { rank }, words }: Question,
  metric: Metric,
  when: string,
  entries: readonly Entry[],
  links: readonly AssistantLink[],
): Spoken {
  if (entries.length === 0) return spoken(words.data.nothing(when), links);
  const sorted = entries
    .toSorted((a, b) => (rank === "least" ? a.value - b.value : b.value - a.value))
    .slice(0, MOST_RANKED);
  return spoken(
    [
      words.data.ranked(words.data.measures[metric], when),
      ...sorted.map(({ name, value }) => `${name}: ${written(metric, value, words)}`),
    ].join("\n"),
    links,
  );
}
