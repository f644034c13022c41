// Edits how a buyer's new leads are assigned to its members: by hand, in turn, or by area.
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode } from "react";
import type { AssignmentRule } from "../../../../contract/marketplace/assignment-rules.ts";
import { ASSIGNMENT_MODES } from "../../../../domain/sales/assignment-rule.ts";
import { ASSIGNMENT_TEXTS } from "../../../../locales/catalogues/assignment.ts";
import { call } from "../../../lib/api/call.ts";
import { useUser, may } from "../../../lib/auth/auth.ts";
import { refreshSaved } from "../../../lib/documents/refresh-saved.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { mergeChanges } from "../../../lib/merge-changes.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useDraft } from "../../../lib/use-draft.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { TextField } from "../../../ui/field.tsx";
import { FormCard, FormPart, WideField } from "../../../ui/form-card.tsx";
import { Name } from "../../../ui/name.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { RadioChoice } from "../../../ui/radio-choice.tsx";
import { Section } from "../../../ui/screen.tsx";
import { ScreenSpinner } from "../../../ui/spinner.tsx";
import { toast } from "../../../ui/toast.tsx";
import type { Member } from "../../people/team/index.ts";
import { type TypedMember, type WrongArea, readRule, typedMembers } from "./typed-rule.ts";

const RULE = "/v1/assignment-rule";

export function AssignmentSection({ seats }: { readonly seats: readonly Member[] }): ReactNode {
  const texts = useTexts(ASSIGNMENT_TEXTS);
  const assigns = may(useUser(), "assign");
  const { value, problem, retry } = useAnswer(`GET ${RULE}`);
  return (
    <Section title={texts.title}>
      {value === undefined ? (
        problem === null ? (
          <ScreenSpinner />
        ) : (
          <ProblemNotice problem={problem} onRetry={retry} />
        )
      ) : assigns ? (
        <RuleForm rule={value} seats={seats} />
      ) : (
        <p className="text-text-2">
          {texts.modes[value.mode].name}: {texts.modes[value.mode].about}
        </p>
      )}
    </Section>
  );
}

interface RuleFormProps {
  readonly rule: AssignmentRule;
  readonly seats: readonly Member[];
}

/** The form's state: what is typed, and saving it. */
function useRuleDraft({ rule, seats }: RuleFormProps) {
  const texts = useTexts(ASSIGNMENT_TEXTS);
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const saved = { mode: rule.mode, members: typedMembers(rule, seats) };
  const { values: draft, base, changes, change, discard, settle } = useDraft(saved);
  const read = readRule(draft.mode, draft.members);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (read.document === null) return;
    const { document } = read;
    const isSaved = await submit(async () => {
      const now = await call(`GET ${RULE}`);
      const before = readRule(base.mode, base.members).document ?? rule;
      const theirs = readRule(now.mode, typedMembers(now, seats)).document ?? now;
      await call(`PUT ${RULE}`, { body: mergeChanges(before, document, theirs) });
      if (await refreshSaved(client, RULE)) settle();
    });
    if (isSaved) toast(texts.saved);
  };
  const changed = [
    ...(changes.mode === undefined ? [] : [texts.mode]),
    ...(changes.members === undefined ? [] : [texts.members]),
  ];
  return { draft, change, read, changed, isBusy, problem, save, discard };
}

function RuleForm(props: RuleFormProps): ReactNode {
  const texts = useTexts(ASSIGNMENT_TEXTS);
  const { draft, change, read, changed, isBusy, problem, save, discard } = useRuleDraft(props);
  const changeMember = (userId: string, next: Partial<TypedMember>): void =>
    change({
      members: draft.members.map((one) => (one.userId === userId ? { ...one, ...next } : one)),
    });
  return (
    <FormCard
      onSubmit={(event) => void save(event)}
      changed={changed}
      isBusy={isBusy}
      onDiscard={discard}
    >
      <FormPart title={texts.mode} help={texts.help}>
        <WideField>
          {problem === null ? null : <ProblemNotice problem={problem} />}
          <RadioChoice
            legend={texts.mode}
            isLegendHidden
            value={draft.mode}
            onChange={(mode) => change({ mode })}
            options={ASSIGNMENT_MODES.map((mode) => ({
              value: mode,
              label: texts.modes[mode].name,
              about: texts.modes[mode].about,
            }))}
          />
        </WideField>
      </FormPart>
      {draft.mode === "manual" ? null : (
        <FormPart
          title={texts.members}
          help={draft.mode === "area" ? texts.areaHelp : texts.turnHelp}
        >
          <WideField>
            {read.isEmpty ? (
              <p role="alert" className="text-negative">
                {texts.noMember}
              </p>
            ) : null}
            <ul className="grid gap-3">
              {draft.members.map((member) => (
                <li key={member.userId} className="grid gap-2">
                  <MemberFields
                    member={member}
                    hasAreas={draft.mode === "area"}
                    wrong={read.wrong.get(member.userId) ?? null}
                    onChange={(next) => changeMember(member.userId, next)}
                  />
                </li>
              ))}
            </ul>
          </WideField>
        </FormPart>
      )}
    </FormCard>
  );
}

interface MemberFieldsProps {
  readonly member: TypedMember;
  readonly hasAreas: boolean;
  /** Null where all areas exist. */
  readonly wrong: WrongArea | null;
  readonly onChange: (next: Partial<TypedMember>) => void;
}

function MemberFields({ member, hasAreas, wrong, onChange }: MemberFieldsProps): ReactNode {
  const texts = useTexts(ASSIGNMENT_TEXTS);
  return (
    <>
      <label className="flex min-h-8 w-fit cursor-pointer items-center gap-2">
        <input
          type="checkbox"
          className="size-4 accent-accent pointer-coarse:size-6"
          checked={member.isIn}
          onChange={({ target }) => onChange({ isIn: target.checked })}
        />
        <Name>{member.name}</Name>
      </label>
      {hasAreas && member.isIn ? (
        <div className="grid items-start gap-3 pl-6 sm:grid-cols-2">
          <TextField
            label={texts.statesOf(member.name)}
            hint={texts.statesHint}
            value={member.states}
            onChange={({ target }) => onChange({ states: target.value })}
            problem={wrong?.field === "states" ? texts.stateWrong(wrong.word) : null}
          />
          <TextField
            label={texts.zipsOf(member.name)}
            hint={texts.zipsHint}
            value={member.zips}
            onChange={({ target }) => onChange({ zips: target.value })}
            problem={wrong?.field === "zips" ? texts.zipWrong(wrong.word) : null}
          />
        </div>
      ) : null}
    </>
  );
}
