// Shows the palette: finds screens, cached records or records by id, and actions, by typing.
import { languageName } from "../../lib/format/language-name.ts";
import { LANGUAGES } from "../../../domain/languages.ts";
import { Command } from "cmdk";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { SCREENS } from "../../lib/screens.ts";
import { openOverlay } from "../overlay-store.ts";
import { useUser } from "../../lib/auth/auth.ts";
import { signOut } from "../../lib/auth/session.ts";
import { changeDisplay } from "../../lib/display/display.ts";
import { markRead } from "../../lib/notifications/notification-store.ts";
import { useTexts } from "../../lib/text/text.ts";
import { PALETTE_TEXTS } from "../../../locales/catalogues/palette.ts";
import { SHELL_TEXTS } from "../../../locales/catalogues/shell.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { togglePanel } from "../../features/insight/assistant/panel-state.ts";
import { useRecords } from "./use-records.ts";

const ITEM =
  "flex min-h-9 cursor-pointer items-center justify-between gap-3 rounded-control px-3 " +
  "data-[selected=true]:bg-accent-soft";
const GROUP =
  "[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-1.5 " +
  "[&_[cmdk-group-heading]]:text-label [&_[cmdk-group-heading]]:text-text-2";

type Action = readonly [name: string, run: () => void];

/** Actions that are available on every screen. */
function useActions(go: (to: string) => () => void, onClose: () => void): readonly Action[] {
  const texts = useTexts(PALETTE_TEXTS);
  const { role } = useUser();
  const run = (action: () => void) => () => {
    onClose();
    action();
  };
  return [
    ...(role === "advertiser" ? [[texts.newCampaign, go("/campaigns/new")] as const] : []),
    [texts.assistant, run(() => togglePanel("open"))],
    [texts.lightTheme, run(() => changeDisplay({ theme: "light" }))],
    [texts.darkTheme, run(() => changeDisplay({ theme: "dark" }))],
    [texts.systemTheme, run(() => changeDisplay({ theme: "system" }))],
    ...LANGUAGES.map((language): Action => [
      languageName(language, language),
      run(() => changeDisplay({ language })),
    ]),
    [texts.markAll, run(() => void markRead())],
    [texts.keys, run(() => openOverlay("keys"))],
    [texts.logout, run(() => void signOut())],
  ];
}

export default function Palette({ onClose }: { readonly onClose: () => void }): ReactNode {
  const texts = useTexts(PALETTE_TEXTS);
  const shell = useTexts(SHELL_TEXTS);
  const navigate = useNavigate();
  const records = useRecords();
  const go = (to: string) => () => {
    onClose();
    void navigate(to);
  };
  const actions = useActions(go, onClose);
  return (
    <Sheet title={texts.title} place="top" onClose={onClose}>
      <Command label={texts.title} loop>
        <Command.Input
          data-first
          placeholder={texts.placeholder}
          className="min-h-10 w-full rounded-control border border-control bg-surface px-3"
        />
        <Command.List className="mt-2 max-h-[50dvh] overflow-y-auto" label={texts.title}>
          <Command.Empty className="px-3 py-6 text-center text-text-2">
            {texts.nothing}
          </Command.Empty>
          <Command.Group heading={texts.screens} className={GROUP}>
            {SCREENS.map((screen) => (
              <Command.Item
                key={screen}
                value={shell.screens[screen]}
                keywords={[screen]}
                onSelect={go(`/${screen}`)}
                className={ITEM}
              >
                {shell.screens[screen]}
              </Command.Item>
            ))}
          </Command.Group>
          {records.length === 0 ? null : (
            <Command.Group heading={texts.records} className={GROUP}>
              {records.map(({ to, kind, name, id }) => (
                <Command.Item
                  key={to}
                  value={`${texts[kind]} ${name} ${id}`}
                  onSelect={go(to)}
                  className={ITEM}
                >
                  <span className="truncate">{name}</span>
                  <span className="text-label text-text-2">{texts[kind]}</span>
                </Command.Item>
              ))}
            </Command.Group>
          )}
          <Command.Group heading={texts.actions} className={GROUP}>
            {actions.map(([name, act]) => (
              <Command.Item key={name} value={name} onSelect={act} className={ITEM}>
                {name}
              </Command.Item>
            ))}
          </Command.Group>
        </Command.List>
      </Command>
    </Sheet>
  );
}
