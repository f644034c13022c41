// A button that opens a list of actions or of things to switch on and off.
import { Check } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";
import { Link, type To } from "react-router";
import { classes } from "./classes.ts";

/** What lies over the page for a moment. Drawn where its button is, so that it also shows over a sheet. */
export const OVERLAY = "z-40 rounded-panel border border-control bg-surface text-text";
const ITEM = "flex min-h-8 w-full cursor-pointer items-center gap-2 rounded-control px-2.5 text-body outline-none select-none data-[highlighted]:bg-accent-soft data-[disabled]:cursor-not-allowed data-[disabled]:text-text-3 pointer-coarse:min-h-11";

interface MenuProps {
  /** The button: one element that takes a ref, such as <Button> or <IconButton>. */
  readonly button: ReactNode;
  readonly children: ReactNode;
  readonly align?: "start" | "end";
}

export function Menu({ button, children, align = "end" }: MenuProps): ReactNode {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{button}</DropdownMenu.Trigger>
      <DropdownMenu.Content align={align} sideOffset={4} collisionPadding={8} className={classes(OVERLAY, "max-h-(--radix-dropdown-menu-content-available-height) min-w-40 overflow-y-auto p-1")}>
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

interface MenuItemProps {
  readonly icon?: ReactNode;
  readonly tone?: "plain" | "negative";
  readonly onSelect: () => void;
  /** Why it cannot be chosen; null or absent where it can. */
  readonly disabledBecause?: string | null;
  readonly children: ReactNode;
}

export function MenuItem({ icon, tone = "plain", onSelect, disabledBecause = null, children }: MenuItemProps): ReactNode {
  return (
    <DropdownMenu.Item disabled={disabledBecause !== null} title={disabledBecause ?? undefined} onSelect={onSelect} className={classes(ITEM, tone === "negative" && "text-negative")}>
      {icon}
      <span className="grid">{children}{disabledBecause === null ? null : <span className="text-label text-text-3">{disabledBecause}</span>}</span>
    </DropdownMenu.Item>
  );
}

export function MenuLink({ to, icon, children }: { readonly to: To; readonly icon?: ReactNode; readonly children: ReactNode }): ReactNode {
  return <DropdownMenu.Item asChild><Link to={to} className={ITEM}>{icon}{children}</Link></DropdownMenu.Item>;
}

/** Stays open, so that several can be switched. */
export function MenuCheck({ isOn, onChange, children }: { readonly isOn: boolean; readonly onChange: (isOn: boolean) => void; readonly children: ReactNode }): ReactNode {
  return (
    <DropdownMenu.CheckboxItem checked={isOn} onCheckedChange={onChange} onSelect={(event) => event.preventDefault()} className={ITEM}>
      <span className="inline-grid size-4 place-items-center rounded-chip border border-control" aria-hidden="true">{isOn ? <Check size={12} strokeWidth={2.5} /> : null}</span>
      {children}
    </DropdownMenu.CheckboxItem>
  );
}

export function MenuLine(): ReactNode {
  return <DropdownMenu.Separator className="my-1 border-t border-line" />;
}
