// A button that opens a list of actions or switches.
import { type ReactNode, Suspense, lazy, useEffect } from "react";
import { noteMenu } from "./menu-contents.ts";
import { type OpenerButton, useOpener } from "./opener.ts";

const load = () => import("./menu-panel.tsx");
const Panel = lazy(load);

export const MenuItem = lazy(async () => ({ default: (await load()).MenuItem }));
export const MenuLink = lazy(async () => ({ default: (await load()).MenuLink }));
export const MenuCheck = lazy(async () => ({ default: (await load()).MenuCheck }));
export const MenuLine = lazy(async () => ({ default: (await load()).MenuLine }));

interface MenuProps {
  readonly button: (given: OpenerButton) => ReactNode;
  readonly children: ReactNode;
  readonly align?: "start" | "end";
}

/** Rendered at its button, so that it also shows over a sheet. */
export function Menu({ button, children, align = "end" }: MenuProps): ReactNode {
  const { given, opened } = useOpener("menu", load);
  useEffect(() => noteMenu(given.ref.current, children));
  return (
    <>
      {button(given)}
      {opened === null ? null : (
        <Suspense fallback={null}>
          <Panel {...opened} align={align}>
            {children}
          </Panel>
        </Suspense>
      )}
    </>
  );
}
