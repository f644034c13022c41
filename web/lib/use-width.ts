// Measures the width of an element as it changes.
import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** 0 until it is measured. */
export function useWidth<Shown extends HTMLElement>(): readonly [RefObject<Shown | null>, number] {
  const element = useRef<Shown>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    setWidth(Math.floor(current.clientWidth));
    const observer = new ResizeObserver(([entry]) =>
      setWidth(Math.floor(entry?.contentRect.width ?? 0)),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
