// The list that a menu opens, and its kinds of items.
import { Check } from "lucide-react";
import { Menu as Radix } from "radix-ui/internal";
import type { ReactNode } from "react";
import { Link, type To } from "react-router";
import { classes } from "./classes.ts";
import type { Opened } from "./opener.ts";
import { OVERLAY } from "./overlay.ts";
import { useReturn } from "./use-return.ts";

const ITEM =
  "flex min-h-8 w-full cursor-pointer items-center gap-2 rounded-control px-2.5 text-body " +
  "outline-none select-none data-[highlighted]:bg-accent-soft " +
  "data-[disabled]:cursor-not-allowed data-[disabled]:text-text-3 pointer-coarse:min-h-11";

interface MenuPanelProps extends Opened {
  readonly align: "start" | "end";
  readonly children: ReactNode;
}

/** Open as long as it is rendered. */
export default function MenuPanel({
  id,
  buttonId,
  anchor,
  close,
  isByKey,
  align,
  children,
}: MenuPanelProps): ReactNode {
  const leaving = useReturn({ anchor });
  /** If it was opened by key, the focus starts at the first item. */
  const begin = (event: Event): void => {
    const first = document
      .getElementById(id)
      ?.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])');
    if (!isByKey || first === null || first === undefined) return;
    event.preventDefault();
    first.focus({ preventScroll: true });
  };
  return (
    <Radix.Root open modal={false} onOpenChange={(isOpen) => (isOpen ? undefined : close())}>
      <Radix.Anchor virtualRef={anchor} />
      <Radix.Content
        id={id}
        aria-labelledby={buttonId}
        align={align}
        sideOffset={4}
        collisionPadding={8}
        className={classes(
          OVERLAY,
          "max-h-(--radix-popper-available-height) min-w-40 overflow-y-auto p-1",
        )}
        {...leaving}
        {...{ onOpenAutoFocus: begin }}
      >
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}

interface MenuItemProps {
  readonly icon?: ReactNode;
  readonly tone?: "plain" | "negative";
  readonly onSelect: () => void;
  /** Why it is disabled; null or absent if it is not. */
  readonly disabledBecause?: string | null;
  readonly children: ReactNode;
}

export function MenuItem({
  icon,
  tone = "plain",
  onSelect,
  disabledBecause = null,
  children,
}: MenuItemProps): ReactNode {
  return (
    <Radix.Item
      disabled={disabledBecause !== null}
      title={disabledBecause ?? undefined}
      onSelect={onSelect}
      className={classes(ITEM, tone === "negative" && "text-negative")}
    >
      {icon}
      <span className="grid">
        {children}
        {disabledBecause === null ? null : (
          <span className="text-label text-text-3">{disabledBecause}</span>
        )}
      </span>
    </Radix.Item>
  );
}

export function MenuLink({
  to,
  icon,
  children,
}: {
  readonly to: To;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <Radix.Item asChild>
      <Link to={to} className={ITEM}>
        {icon}
        {children}
      </Link>
    </Radix.Item>
  );
}

/** Stays open, so that several can be switched. */
export function MenuCheck({
  isOn,
  onChange,
  children,
}: {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <Radix.CheckboxItem
      checked={isOn}
      onCheckedChange={onChange}
      onSelect={(event) => event.preventDefault()}
      className={ITEM}
    >
      <span
        className="inline-grid size-4 place-items-center rounded-chip border border-control"
        aria-hidden="true"
      >
        {isOn ? <Check size={12} strokeWidth={2.5} /> : null}
      </span>
      {children}
    </Radix.CheckboxItem>
  );
}

export function MenuLine(): ReactNode {
  return <Radix.Separator className="my-1 border-t border-line" />;
}
