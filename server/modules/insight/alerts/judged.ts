// What a round of alerts has found of one subject of a rule.
import type {
  AlertRule,
  AlertSubject,
  Judgment,
  LimitRules,
} from "../../../../domain/alerts/alert-rule.ts";
import type { AlertKind } from "../../../../domain/alerts/kind-names.ts";
import { type RuleSetting, limitsFor } from "../../../../domain/alerts/rule-setting.ts";

export interface Judged {
  readonly kind: AlertKind;
  readonly subjectKind: AlertSubject;
  readonly subjectId: string;
  readonly accountId: string;
  readonly judgment: Judgment;
}

/** What holds of every rule. */
export type Settings = Readonly<Record<AlertKind, RuleSetting>>;

/** A subject with its judgment; nothing where there is too little to judge it. */
export const judgedAs = (
  about: Omit<Judged, "judgment">,
  judgment: Judgment | null,
): readonly Judged[] => (judgment === null ? [] : [{ ...about, judgment }]);

/** The judgment of a rule by its limits; null where it is off or has too little to judge. */
export function judgeBy<Figures, Rules extends LimitRules>(
  rule: AlertRule<Figures, Rules>,
  setting: RuleSetting,
  figures: Figures,
  atMs: number,
): Judgment | null {
  return setting.isOn ? rule.judge(figures, limitsFor(rule.limits, setting), atMs) : null;
}
