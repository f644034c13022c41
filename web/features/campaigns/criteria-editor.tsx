// The whole tree of criteria: groups that all, or at least one of their parts, must meet, and rules
// in them, each of which can be turned around. Depth is shown by hairlines.
import { X } from "lucide-react";
import { type ReactNode, createContext, use, useId, useMemo, useState } from "react";
import { CRITERIA_LIMITS } from "../../../domain/criteria/criteria-limits.ts";
import { useTexts } from "../../lib/text/text.ts";
import { CRITERIA_FORM_TEXTS } from "../../texts/criteria-form.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { classes } from "../../ui/classes.ts";
import { CONTROL } from "../../ui/field.tsx";
import { CriteriaInWords } from "./campaign-criteria.tsx";
import type { Problems } from "./check-draft.ts";
import {
  type CriteriaPart,
  type FieldRule,
  type Group,
  RANGE_FIELDS,
  type RuleField,
  TICK_FIELDS,
  newGroup,
  newRule,
  withField,
} from "./criteria-nodes.ts";
import { RuleFields } from "./rule-fields.tsx";

/** In the order in which one looks for them. */
const FIELDS: readonly RuleField[] = [
  ...TICK_FIELDS,
  "state",
  "county_fips",
  "zip_code",
  "city",
  "radius",
  ...RANGE_FIELDS,
];

interface Editing {
  readonly problems: Problems;
  /** The part that was just added takes the focus. */
  readonly added: number | null;
  readonly add: (part: CriteriaPart) => void;
}

const EditingContext = createContext<Editing>({ problems: {}, added: null, add: () => undefined });

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

interface PartProps<Part extends CriteriaPart> {
  readonly part: Part;
  /** "2.1": the first part of the second; "" for the root. */
  readonly number: string;
  readonly depth: number;
  readonly onChange: (part: Part) => void;
  /** Absent for the root. */
  readonly onRemove?: () => void;
}

function GroupEditor({ part, number, depth, onChange, onRemove }: PartProps<Group>): ReactNode {
  const texts = useTexts(CRITERIA_FORM_TEXTS).tree;
  const { problems, added, add } = use(EditingContext);
  const addId = useId();
  const name = number === "" ? texts.whole : texts.group(number);
  const below = depth + part.nots + 1;
  const append = (child: CriteriaPart, focused: CriteriaPart): void => {
    onChange({ ...part, children: [...part.children, child] });
    add(focused);
  };
  const addGroup = (): void => {
    const rule = newRule("side");
    append(newGroup("any", [rule]), rule);
  };
  const drop = (index: number): void => {
    onChange({ ...part, children: part.children.toSpliced(index, 1) });
    // The button goes with its part; where one would add another is near.
    document.getElementById(addId)?.focus();
  };
  const problem = problems[`rule ${part.id}`];
  const joins = part.nots % 2 === 0 ? texts.joins : texts.notJoins;
  return (
    <fieldset
      aria-describedby={problem === undefined ? undefined : `${addId}-problem`}
      className="grid min-w-0 gap-3"
    >
      <legend className="sr-only">{name}</legend>
      <div className="flex flex-wrap items-center gap-2">
        <select
          aria-label={texts.join}
          autoFocus={added === part.id}
          aria-invalid={problem === undefined ? undefined : true}
          className={classes(CONTROL, "min-w-0 font-semibold sm:w-auto!")}
          value={part.join}
          onChange={({ target }) =>
            onChange({ ...part, join: target.value === "any" ? "any" : "all" })
          }
        >
          {(["all", "any"] as const).map((join) => (
            <option key={join} value={join}>
              {joins[join]}
            </option>
          ))}
        </select>
        <Turn part={part} name={name} onChange={onChange} />
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
        <div className="flex flex-wrap gap-2">
          <Button
            id={addId}
            aria-label={texts.addRuleTo(name)}
            onClick={() => {
              const rule = newRule("side");
              append(rule, rule);
            }}
          >
            {texts.addRule}
          </Button>
          <Button
            kind="quiet"
            aria-label={texts.addGroupTo(name)}
            disabledBecause={below + 1 > CRITERIA_LIMITS.depth ? texts.tooDeep : null}
            onClick={addGroup}
          >
            {texts.addGroup}
          </Button>
        </div>
      </div>
    </fieldset>
  );
}

function RuleEditor({
  part,
  number,
  onChange,
  onRemove,
}: PartProps<Exclude<CriteriaPart, Group>>): ReactNode {
  const { tree: texts, fields } = useTexts(CRITERIA_FORM_TEXTS);
  const { problems, added } = use(EditingContext);
  const name = texts.rule(number);
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="sr-only">{name}</legend>
      <div className="flex flex-wrap items-center gap-2">
        {part.kind === "other" ? null : (
          <select
            aria-label={texts.field}
            autoFocus={added === part.id}
            className={classes(CONTROL, "min-w-0 sm:w-auto!")}
            value={part.field}
            onChange={({ target }) =>
              onChange(
                withField(part, FIELDS.find((field) => field === target.value) ?? part.field),
              )
            }
          >
            {FIELDS.map((field) => (
              <option key={field} value={field}>
                {fields[field]}
              </option>
            ))}
          </select>
        )}
        <Turn part={part} name={name} onChange={onChange} />
        {onRemove === undefined ? null : <Remove name={name} onRemove={onRemove} />}
      </div>
      {part.kind === "other" ? (
        <OtherRule rule={part.rule} problem={problems[`rule ${part.id}`]} />
      ) : (
        <RuleFields
          rule={part}
          problems={problems}
          onChange={(rule: FieldRule) => onChange(rule)}
        />
      )}
    </fieldset>
  );
}

/** A rule that no control can say exactly: it can be turned around or removed. */
function OtherRule({
  rule,
  problem,
}: {
  readonly rule: unknown;
  readonly problem: string | undefined;
}): ReactNode {
  return (
    <>
      <CriteriaInWords criteria={rule} />
      {problem === undefined ? null : (
        <p role="alert" className="text-label text-negative">
          {problem}
        </p>
      )}
    </>
  );
}

function Turn<Part extends CriteriaPart>({
  part,
  name,
  onChange,
}: {
  readonly part: Part;
  readonly name: string;
  readonly onChange: (part: Part) => void;
}): ReactNode {
  const texts = useTexts(CRITERIA_FORM_TEXTS).tree;
  const isTurned = part.nots % 2 === 1;
  return (
    <Button
      aria-pressed={isTurned}
      aria-label={texts.notThis(name)}
      className={classes(isTurned && "border-accent! bg-accent-soft!")}
      onClick={() => onChange({ ...part, nots: isTurned ? 0 : 1 })}
    >
      {texts.not}
    </Button>
  );
}

function Remove({
  name,
  onRemove,
}: {
  readonly name: string;
  readonly onRemove: () => void;
}): ReactNode {
  const texts = useTexts(CRITERIA_FORM_TEXTS).tree;
  return (
    <IconButton label={texts.removeThis(name)} className="ml-auto" onClick={onRemove}>
      <X size={16} strokeWidth={1.5} aria-hidden="true" />
    </IconButton>
  );
}
