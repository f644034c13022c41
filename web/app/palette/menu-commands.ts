// Reads the items of a closed menu as commands.
import { Children, Fragment, type ReactNode, isValidElement } from "react";
import type { To } from "react-router";

interface ItemProps {
  readonly children?: ReactNode;
  readonly disabledBecause?: string | null;
  readonly onSelect?: () => void;
  readonly to?: To;
  readonly isOn?: boolean;
  readonly onChange?: (isOn: boolean) => void;
}

export interface MenuCommand {
  readonly name: string;
  readonly run: () => void;
}

/** The items that can be chosen; `go` opens an address. */
export function menuCommands(items: ReactNode, go: (to: To) => void): readonly MenuCommand[] {
  return Children.toArray(items).flatMap((item) => {
    if (!isValidElement<ItemProps>(item)) return [];
    const { props } = item;
    if (item.type === Fragment) return menuCommands(props.children, go);
    const run = actOf(props, go);
    const isFree = props.disabledBecause === undefined || props.disabledBecause === null;
    return run !== null && isFree && typeof props.children === "string"
      ? [{ name: props.children, run }]
      : [];
  });
}

function actOf(props: ItemProps, go: (to: To) => void): (() => void) | null {
  const { onSelect, to, isOn, onChange } = props;
  if (onSelect !== undefined) return onSelect;
  if (to !== undefined) return () => go(to);
  return onChange === undefined ? null : () => onChange(isOn !== true);
}
