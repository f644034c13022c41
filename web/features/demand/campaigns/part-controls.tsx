// Draws the buttons of every part of the criteria: negate and remove.
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "../../../lib/text/text.ts";
import { CRITERIA_FORM_TEXTS } from "../../../../locales/catalogues/criteria-form.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import type { CriteriaPart } from "./criteria-nodes.ts";

/** Switches whether a part is negated. */
export function GroupSwitch<Part extends CriteriaPart>({
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

/** Removes a part. */
export function Remove({
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
