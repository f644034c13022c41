// A part of a screen that an address can name, to which the screen then scrolls.
import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** `name` is what follows the # of the address; pressing its link again scrolls again. */
export function Anchored({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ReactNode;
}): ReactNode {
  const part = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === `#${name}`) part.current?.scrollIntoView();
  }, [name, hash, key]);
  return (
    <div ref={part} id={name} className="min-w-0 scroll-mt-4">
      {children}
    </div>
  );
}
