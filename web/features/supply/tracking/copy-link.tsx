// Shows a link's URL with a button that copies it.
import type { ReactNode } from "react";
import { useTexts } from "../../../lib/text/text.ts";
import { TRACKING_TEXTS } from "../../../../locales/catalogues/tracking.ts";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { Code } from "../../../ui/name.tsx";
import { urlOfLink } from "./tracking-address.ts";

/** `isWhole`: includes the host, where there is room. */
export function CopyLink({
  code,
  name,
  isWhole = false,
}: {
  readonly code: string;
  readonly name: string;
  readonly isWhole?: boolean;
}): ReactNode {
  const texts = useTexts(TRACKING_TEXTS);
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Code
        className={
          isWhole
            ? "min-w-0 flex-1 rounded-control border border-line bg-sunken px-2.5 py-2 break-all"
            : "whitespace-nowrap"
        }
      >
        {isWhole ? urlOfLink(code) : `/t/${code}`}
      </Code>
      <CopyButton text={urlOfLink(code)} label={`${texts.copy}: ${name}`} />
    </span>
  );
}
