// Buttons and links that look like buttons. A disabled button says why in its title. None is
// printed.
import type { ComponentProps, ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { classes } from "./classes.ts";
import { Spinner } from "./spinner.tsx";

export type ButtonKind = "primary" | "plain" | "quiet" | "danger";

const SHAPE =
  "no-print inline-flex min-h-8 items-center justify-center gap-2 rounded-control px-3 " +
  "text-body font-medium transition-colors duration-100 pointer-coarse:min-h-11 " +
  "disabled:opacity-60 aria-disabled:opacity-60";
const KINDS: Readonly<Record<ButtonKind, string>> = {
  primary: "bg-accent text-accent-ink enabled:hover:bg-accent-hover",
  plain: "border border-control bg-surface text-text enabled:hover:bg-sunken",
  quiet: "text-text-2 enabled:hover:bg-sunken enabled:hover:text-text",
  danger: "border border-negative bg-surface text-negative enabled:hover:bg-negative-soft",
};

export interface ButtonProps extends Omit<ComponentProps<"button">, "disabled"> {
  readonly kind?: ButtonKind;
  /** Under way: it cannot be pressed again, shows progress, and keeps the focus. */
  readonly busy?: boolean;
  /** Why it is disabled; null or absent if it is not. */
  readonly disabledBecause?: string | null;
}

export function Button({
  kind = "plain",
  busy = false,
  disabledBecause = null,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps): ReactNode {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabledBecause !== null}
      title={disabledBecause ?? rest.title}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
      className={classes(SHAPE, KINDS[kind], className)}
      // A button that becomes disabled loses the focus: a keyboard user would be sent to the top of
      // the page.
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Spinner size={14} /> : null}
      {children}
    </button>
  );
}

export function ButtonLink({
  kind = "plain",
  className,
  ...rest
}: LinkProps & { readonly kind?: ButtonKind }): ReactNode {
  return (
    <Link {...rest} className={classes(SHAPE, KINDS[kind].replaceAll("enabled:", ""), className)} />
  );
}

/** A square button that shows an icon only; `label` is its accessible name. */
export function IconButton({
  label,
  className,
  children,
  ...rest
}: Omit<ComponentProps<"button">, "aria-label" | "title"> & { readonly label: string }): ReactNode {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={classes(
        "no-print inline-flex size-8 items-center justify-center rounded-control text-text-2 " +
          "transition-colors duration-100 hover:bg-sunken hover:text-text pointer-coarse:size-11",
        className,
      )}
    >
      {children}
    </button>
  );
}
