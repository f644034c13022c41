// Form fields: a label, the control, its hint and its problem, tied together for assistive
// technology.
import { type ComponentProps, type ReactNode, useId } from "react";
import { classes } from "./classes.ts";

export const CONTROL =
  "min-h-8 w-full rounded-control border border-control bg-surface px-2.5 text-body text-text " +
  "pointer-coarse:min-h-11 aria-invalid:border-negative disabled:opacity-60";

export const LABEL = "text-label font-medium text-text-2";

interface Framing {
  readonly label: string;
  /** For a label that is visible elsewhere beside the control; screen readers still need it. */
  readonly isLabelHidden?: boolean | undefined;
  readonly hint?: ReactNode;
  readonly problem?: string | null | undefined;
}

interface Ties {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

/**
 * The frame of any control; `children` gets the attributes that tie it to its label and its texts.
 */
export function Field({
  label,
  isLabelHidden = false,
  hint,
  problem,
  children,
}: Framing & { readonly children: (ties: Ties) => ReactNode }): ReactNode {
  const id = useId();
  const about = [hint === undefined ? "" : `${id}-hint`, problem ? `${id}-problem` : ""]
    .filter(Boolean)
    .join(" ");
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className={isLabelHidden ? "sr-only" : LABEL}>
        {label}
      </label>
      {children({
        id,
        "aria-describedby": about === "" ? undefined : about,
        "aria-invalid": problem ? true : undefined,
      })}
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="text-label text-text-3">
          {hint}
        </p>
      )}
      {problem ? (
        <p id={`${id}-problem`} role="alert" className="text-label text-negative">
          {problem}
        </p>
      ) : null}
    </div>
  );
}

export function TextField({
  label,
  isLabelHidden,
  hint,
  problem,
  className,
  ...rest
}: Framing & ComponentProps<"input">): ReactNode {
  return (
    <Field label={label} isLabelHidden={isLabelHidden} hint={hint} problem={problem}>
      {(ties) => <input {...rest} {...ties} className={classes(CONTROL, className)} />}
    </Field>
  );
}

export function TextArea({
  label,
  isLabelHidden,
  hint,
  problem,
  className,
  ...rest
}: Framing & ComponentProps<"textarea">): ReactNode {
  return (
    <Field label={label} isLabelHidden={isLabelHidden} hint={hint} problem={problem}>
      {(ties) => (
        <textarea rows={4} {...rest} {...ties} className={classes(CONTROL, "py-1.5", className)} />
      )}
    </Field>
  );
}

/** A select of one choice. */
export function SelectField({
  label,
  isLabelHidden,
  hint,
  problem,
  options,
  className,
  ...rest
}: Framing &
  ComponentProps<"select"> & {
    readonly options: readonly (readonly [value: string, label: string])[];
  }): ReactNode {
  return (
    <Field label={label} isLabelHidden={isLabelHidden} hint={hint} problem={problem}>
      {(ties) => (
        <select {...rest} {...ties} className={classes(CONTROL, className)}>
          {options.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

export function CheckField({
  label,
  hint,
  ...rest
}: Pick<Framing, "label" | "hint"> & ComponentProps<"input">): ReactNode {
  const id = useId();
  return (
    <div className="flex items-start gap-2">
      <input
        type="checkbox"
        {...rest}
        id={id}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        className="mt-0.5 size-4 shrink-0 accent-accent pointer-coarse:size-6"
      />
      <div>
        <label htmlFor={id} className="text-body">
          {label}
        </label>
        {hint === undefined ? null : (
          <p id={`${id}-hint`} className="text-label text-text-3">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
