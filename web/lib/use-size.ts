// Measures the size of an element as it changes.
import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** In CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

const NOT_MEASURED: Size = { width: 0, height: 0 };

/** Without padding; 0 by 0 until it is measured. */
export function useSize<Shown extends HTMLElement>(): readonly [RefObject<Shown | null>, Size] {
  const element = useRef<Shown>(null);
  const [size, setSize] = useState(NOT_MEASURED);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const take = (width: number, height: number): void =>
      setSize((before) => {
        const now = { width: Math.floor(width), height: Math.floor(height) };
        return now.width === before.width && now.height === before.height ? before : now;
      });
    take(current.clientWidth, current.clientHeight);
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) take(entry.contentRect.width, entry.contentRect.height);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [element, size];
}

/** The width alone; 0 until it is measured. */
export function useWidth<Shown extends HTMLElement>(): readonly [RefObject<Shown | null>, number] {
  const [element, { width }] = useSize<Shown>();
  return [element, width];
}
