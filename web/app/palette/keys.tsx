// Shows the list of keys.
import type { ReactNode } from "react";
import { SCREENS } from "../../lib/screens.ts";
import { GO_KEYS } from "../overlays.tsx";
import { useUser } from "../../lib/auth/auth.ts";
import { useDisplay } from "../../lib/display/display.ts";
import { guideAddress } from "../../lib/guide-address.ts";
import { useTexts } from "../../lib/text/text.ts";
import { PALETTE_TEXTS } from "../../../locales/catalogues/palette.ts";
import { SHELL_TEXTS } from "../../../locales/catalogues/shell.ts";
import { Notice } from "../../ui/notice.tsx";
import { Sheet } from "../../ui/sheet.tsx";

export default function Keys({ onClose }: { readonly onClose: () => void }): ReactNode {
  const texts = useTexts(PALETTE_TEXTS);
  const shell = useTexts(SHELL_TEXTS);
  const { shortcuts } = useDisplay();
  const { role } = useUser();
  const keys: readonly (readonly [keys: readonly string[], does: string])[] = [
    [["Ctrl K", "⌘ K", "/"], texts.openPalette],
    [["?"], texts.openKeys],
    [["I"], texts.assistant],
    [["Esc"], texts.close],
    [["J", "K", "↑", "↓"], texts.move],
    [["Enter"], texts.open],
    [["X"], texts.select],
    ...(role === "admin" ? [[[`G ${texts.between} N`], texts.goTo(texts.inbox)] as const] : []),
    ...SCREENS.map(
      (screen) =>
        [
          [`G ${texts.between} ${GO_KEYS[screen].toUpperCase()}`],
          texts.goTo(shell.screens[screen]),
        ] as const,
    ),
  ];
  return (
    <Sheet title={texts.keyTitle} place="middle" onClose={onClose}>
      {shortcuts ? null : (
        <Notice tone="warning" className="mb-3">
          {texts.off}
        </Notice>
      )}
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
        {keys.map(([pressed, does]) => (
          <div key={does} className="contents">
            <dt className="flex flex-wrap gap-1">
              {pressed.map((key) => (
                <kbd
                  key={key}
                  className="rounded-chip border border-control px-1.5 font-mono text-label"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4">
        <a className="text-accent underline" href={guideAddress(role)}>
          {texts.guide}
        </a>
      </p>
    </Sheet>
  );
}
