// The top of every screen: its name in the window and on the page, whose data it shows, and its
// main actions.
import type { ReactNode } from "react";

interface ScreenProps {
  readonly title: string;
  /** The title if it is more than a text, such as a name. */
  readonly heading?: ReactNode;
  /** Whose data this is, or what question it answers. */
  readonly about?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export function Screen({ title, heading, about, actions, children }: ScreenProps): ReactNode {
  return (
    <div className="grid gap-5">
      <title>{`${title} · Plat`}</title>
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid gap-1">
          <h1 className="text-page">{heading ?? title}</h1>
          {about === undefined ? null : <p className="text-text-2">{about}</p>}
        </div>
        {actions === undefined ? null : (
          <div className="no-print flex flex-wrap items-center gap-2">{actions}</div>
        )}
      </header>
      {children}
    </div>
  );
}

/** A section of a screen with a heading. */
export function Section({
  title,
  actions,
  children,
}: {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <section className="grid gap-2.5">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
        <h2 className="text-section">{title}</h2>
        {actions}
      </div>
      {children}
    </section>
  );
}
