// A small form that opens beside its button and closes with Esc or a click elsewhere.
import { Popover as Radix } from "radix-ui";
import { type ReactNode, useState } from "react";
import { classes } from "./classes.ts";
import { OVERLAY } from "./menu.tsx";

interface PopoverProps {
  /** The button: one element that takes a ref, such as <Button>. */
  readonly button: ReactNode;
  /** Names what opens. */
  readonly label: string;
  readonly align?: "start" | "end";
  /** Gets what closes it. */
  readonly children: (close: () => void) => ReactNode;
}

export function Popover({ button, label, align = "start", children }: PopoverProps): ReactNode {
  const [isOpen, open] = useState(false);
  return (
    <Radix.Root open={isOpen} onOpenChange={open}>
      <Radix.Trigger asChild>{button}</Radix.Trigger>
      <Radix.Content aria-label={label} align={align} sideOffset={4} collisionPadding={8} className={classes(OVERLAY, "max-h-(--radix-popover-content-available-height) w-64 max-w-[calc(100vw-16px)] overflow-y-auto p-3")}>
        {children(() => open(false))}
      </Radix.Content>
    </Radix.Root>
  );
}
