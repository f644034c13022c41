// Edits the whole tree of criteria: groups ("all" or "any" of their parts) and rules, each of which
// can be negated. Hairlines show the depth.
import { type ReactNode, use, useId, useMemo, useState } from "react";
import { CRITERIA_LIMITS } from "../../../../domain/criteria/criteria-limits.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { CRITERIA_FORM_TEXTS } from "../../../../locales/catalogues/criteria-form.ts";
import { Button } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { CONTROL } from "../../../ui/field.tsx";
import type { Problems } from "./check-campaign-form.ts";
import { type CriteriaPart, type Group, newGroup, newRule } from "./criteria-nodes.ts";
import { type Editing, EditingContext, type PartProps } from "./editing-context.ts";
import { Remove, GroupSwitch } from "./part-controls.tsx";
import { RuleEditor } from "./rule-editor.tsx";

interface CriteriaEditorProps {
  readonly tree: Group;
  readonly problems: Problems;
  readonly onChange: (tree: Group) => void;
}

export function CriteriaEditor({ tree, problems, onChange }: CriteriaEditorProps): ReactNode {
  const texts = useTexts(CRITERIA_FORM_TEXTS).tree;
  const [added, setAdded] = useState<number | null>(null);
  const editing = useMemo(
    (): Editing => ({ problems, added, add: ({ id }) => setAdded(id) }),
    [problems, added],
  );
  return (
    <EditingContext value={editing}>
      <p className="text-text-2">{texts.about}</p>
      <GroupEditor part={tree} number="" depth={1} onChange={onChange} />
      {tree.children.length === 0 && tree.join === "all" ? (
        <p className="text-text-2">{texts.everything}</p>
      ) : null}
    </EditingContext>
  );
}

function GroupEditor({ part, number, depth, onChange, onRemove }: PartProps<Group>): ReactNode {
  const texts = useTexts(CRITERIA_FORM_TEXTS).tree;
  const { problems, add } = use(EditingContext);
  const addId = useId();
  const name = number === "" ? texts.whole : texts.group(number);
  const below = depth + part.nots + 1;
  const append = (child: CriteriaPart, focused: CriteriaPart): void => {
    onChange({ ...part, children: [...part.children, child] });
    add(focused);
  };
  const drop = (index: number): void => {
    onChange({ ...part, children: part.children.toSpliced(index, 1) });
    // The button is removed with its part; focus moves to the nearby Add button.
    document.getElementById(addId)?.focus();
  };
  const problem = problems[`rule ${part.id}`];
  return (
    <fieldset
      aria-describedby={problem === undefined ? undefined : `${addId}-problem`}
      className="grid min-w-0 gap-3"
    >
      <legend className="sr-only">{name}</legend>
      <div className="flex flex-wrap items-center gap-2">
        <JoinSelect part={part} isWrong={problem !== undefined} onChange={onChange} />
        <GroupSwitch part={part} name={name} onChange={onChange} />
        {onRemove === undefined ? null : <Remove name={name} onRemove={onRemove} />}
      </div>
      {problem === undefined ? null : (
        <p id={`${addId}-problem`} role="alert" className="text-label text-negative">
          {problem}
        </p>
      )}
      <div className="grid min-w-0 gap-3 border-l-2 border-line pl-3 sm:pl-4">
        {part.children.map((child, index) => {
          const given = {
            number: number === "" ? `${index + 1}` : `${number}.${index + 1}`,
            depth: below,
            onChange: (next: CriteriaPart) =>
              onChange({ ...part, children: part.children.with(index, next) }),
            onRemove: () => drop(index),
          };
          return (
            <div key={child.id} className="min-w-0 border-b border-line pb-3">
              {child.kind === "group" ? (
                <GroupEditor part={child} {...given} />
              ) : (
                <RuleEditor part={child} {...given} />
              )}
            </div>
          );
        })}
        <AddButtons id={addId} group={name} depth={below} onAdd={append} />
      </div>
    </fieldset>
  );
}

interface JoinSelectProps {
  readonly part: Group;
  readonly isWrong: boolean;
  readonly onChange: (part: Group) => void;
}

/** Chooses whether a lead must meet all parts of a group or any of them. */
function JoinSelect({ part, isWrong, onChange }: JoinSelectProps): ReactNode {
  const texts = useTexts(CRITERIA_FORM_TEXTS).tree;
  const { added } = use(EditingContext);
  const joins = part.nots % 2 === 0 ? texts.joins : texts.notJoins;
  return (
    <select
      aria-label={texts.join}
      autoFocus={added === part.id}
      aria-invalid={isWrong ? true : undefined}
      className={classes(CONTROL, "min-w-0 font-semibold sm:w-auto!")}
      value={part.join}
      onChange={({ target }) => onChange({ ...part, join: target.value === "any" ? "any" : "all" })}
    >
      {(["all", "any"] as const).map((join) => (
        <option key={join} value={join}>
          {joins[join]}
        </option>
      ))}
    </select>
  );
}

interface AddButtonsProps {
  /** The id of the first button. */
  readonly id: string;
  /** The name of the group that receives the part. */
  readonly group: string;
  /** The depth of the added part. */
  readonly depth: number;
  /** `focused` is the part that takes the focus: the new one, or its first child. */
  readonly onAdd: (part: CriteriaPart, focused: CriteriaPart) => void;
}

function AddButtons({ id, group, depth, onAdd }: AddButtonsProps): ReactNode {
  const texts = useTexts(CRITERIA_FORM_TEXTS).tree;
  const addRule = (): void => {
    const rule = newRule("side");
    onAdd(rule, rule);
  };
  const addGroup = (): void => {
    const rule = newRule("side");
    onAdd(newGroup("any", [rule]), rule);
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button id={id} aria-label={texts.addRuleTo(group)} onClick={addRule}>
        {texts.addRule}
      </Button>
      <Button
        kind="quiet"
        aria-label={texts.addGroupTo(group)}
        disabledBecause={depth + 1 > CRITERIA_LIMITS.depth ? texts.tooDeep : null}
        onClick={addGroup}
      >
        {texts.addGroup}
      </Button>
    </div>
  );
}
