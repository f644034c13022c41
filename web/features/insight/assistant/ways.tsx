// Draws the links of an answer; only addresses of this network become links.
import type { ReactNode } from "react";
import { Link } from "react-router";
import { SCREENS } from "../../../lib/screens.ts";
import { pathHere } from "../../../lib/way-back.ts";
import { useIsNarrow } from "../../../lib/use-is-narrow.ts";
import { classes } from "../../../ui/classes.ts";
import type { ChatLine } from "./chat-line.ts";
import { Glyph } from "./glyph.tsx";
import { togglePanel } from "./panel-state.ts";

/** `label` is the accessible name of the list. */
export function Ways({
  links,
  label,
}: {
  readonly links: ChatLine["links"];
  readonly label: string;
}): ReactNode {
  return (
    <ul aria-label={label} className="grid gap-1 py-0.5">
      {links.map((link) => (
        <Way key={link.path + link.label} {...link} />
      ))}
    </ul>
  );
}

function Way({ label, path }: ChatLine["links"][number]): ReactNode {
  const isNarrow = useIsNarrow();
  const to = pathHere(path);
  if (to === null) return null;
  const isScreen = SCREENS.some((screen) => new RegExp(`^/${screen}(?![^/?#])`).test(to));
  return (
    <li>
      {/* On a phone, the panel would cover the target page. */}
      <Link
        to={to}
        reloadDocument={!isScreen}
        onClick={() => {
          if (isNarrow) togglePanel("minimised");
        }}
        className={classes(
          "inline-flex min-h-6 items-center gap-1.5 font-medium text-accent underline",
          "underline-offset-2 hover:no-underline pointer-coarse:min-h-11",
        )}
      >
        {label}
        <Glyph shape="onward" size={14} />
      </Link>
    </li>
  );
}
