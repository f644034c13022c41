// The panel of a popover: placed beside its button, takes the focus and returns it.
import { Popover as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import type { Opened } from "./opener.ts";
import { OVERLAY } from "./overlay.ts";
import type { PanelLook } from "./popover.tsx";
import { useReturn } from "./use-return.ts";

interface PopoverPanelProps extends PanelLook, Opened {
  readonly children: ReactNode;
}

/** Open as long as it is rendered. */
export default function PopoverPanel({
  id,
  anchor,
  close,
  label,
  align = "start",
  gap = 4,
  className,
  isApart = false,
  children,
}: PopoverPanelProps): ReactNode {
  const leaving = useReturn({ anchor });
  const content = (
    <Radix.Content
      id={id}
      aria-label={label}
      align={align}
      sideOffset={gap}
      collisionPadding={8}
      className={classes(OVERLAY, className)}
      {...leaving}
    >
      {children}
    </Radix.Content>
  );
  return (
    <Radix.Root open onOpenChange={(isOpen) => (isOpen ? undefined : close())}>
      <Radix.Anchor virtualRef={anchor} />
      {isApart ? <Radix.Portal>{content}</Radix.Portal> : content}
    </Radix.Root>
  );
}
