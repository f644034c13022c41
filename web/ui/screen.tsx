// The top of every screen: its name in the window and on the page, whose data it shows, and its
// main actions.
import type { ReactNode } from "react";
import { Link, type To } from "react-router";
import { useNetworkName } from "../lib/use-network.ts";

/** The frame of a part of a screen. */
export const PANEL = "overflow-hidden rounded-panel border border-line bg-surface";

interface ScreenProps {
  readonly title: string;
  /** The title if it is more than a text, such as a name. */
  readonly heading?: ReactNode;
  /** Whose data this is, or what question it answers. */
  readonly about?: ReactNode;
  /** The list that the record is of. */
  readonly back?: { readonly to: To; readonly name: string };
  /** The record's state, beside the title. */
  readonly marks?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export function Screen({
  title,
  heading,
  about,
  back,
  marks,
  actions,
  children,
}: ScreenProps): ReactNode {
  return (
    <div className="grid gap-5">
      <title>{`${title} · ${useNetworkName()}`}</title>
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid gap-1">
          {back === undefined ? null : (
            <Link to={back.to} className="no-print w-fit text-label text-accent hover:underline">
              <span aria-hidden="true">← </span>
              {back.name}
            </Link>
          )}
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="text-page">{heading ?? title}</h1>
            {marks}
          </div>
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

interface SectionProps {
  readonly title: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A section of a screen with a heading. */
export function Section({
  title,
  actions,
  isFilled = false,
  children,
}: SectionProps & {
  /** The only child takes all of the height that the section has beside a higher neighbor. */
  readonly isFilled?: boolean;
}): ReactNode {
  return (
    <section
      className={isFilled ? "grid grid-rows-[auto_1fr] gap-2.5" : "grid content-start gap-2.5"}
    >
      <SectionHead title={title} actions={actions} />
      {children}
    </section>
  );
}

/** A section in a frame of its own, with its heading inside. */
export function Card({ title, actions, children }: SectionProps): ReactNode {
  return (
    <section className={`grid content-start ${PANEL}`}>
      <div className="px-4 pt-3 pb-2">
        <SectionHead title={title} actions={actions} />
      </div>
      {children}
    </section>
  );
}

/** The same with room around its content. */
export function FramedSection({ children, ...head }: SectionProps): ReactNode {
  return (
    <Card {...head}>
      <div className="grid min-w-0 gap-3 px-4 pb-4">{children}</div>
    </Card>
  );
}

function SectionHead({ title, actions }: Omit<SectionProps, "children">): ReactNode {
  return (
    <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
      <h2 className="text-section">{title}</h2>
      {actions}
    </div>
  );
}

/** A link in the head of a section, such as to all of what it shows a part of. */
export function SectionLink({
  to,
  children,
}: {
  readonly to: To;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <Link
      to={to}
      className="inline-flex min-h-6 items-center font-medium text-accent hover:underline"
    >
      {children}
    </Link>
  );
}
