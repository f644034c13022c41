// Shows the palette: finds the commands of the screen behind it, screens, cached records or records
// by id, and actions, by typing.
import { languageName } from "../../lib/format/language-name.ts";
import { LANGUAGES } from "../../../domain/languages.ts";
import { Command } from "cmdk";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { SCREENS } from "../../lib/screens.ts";
import { openOverlay } from "../overlay-store.ts";
import { useUser } from "../../lib/auth/auth.ts";
import { signOut } from "../../lib/auth/session.ts";
import { changeDisplay } from "../../lib/display/display.ts";
import { unreadOf } from "../../lib/notifications/notification.ts";
import { markRead, notifications } from "../../lib/notifications/notification-store.ts";
import { useStore } from "../../lib/store.ts";
import { useTexts } from "../../lib/text/text.ts";
import { PALETTE_TEXTS } from "../../../locales/catalogues/palette.ts";
import { SHELL_TEXTS } from "../../../locales/catalogues/shell.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { togglePanel } from "../../features/insight/assistant/panel-state.ts";
import { screenCommands } from "./screen-commands.ts";
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
  const { role, viewing } = useUser();
  const unread = unreadOf(useStore(notifications));
  const run = (action: () => void) => () => {
    onClose();
    action();
  };
  return [
    ...(role === "advertiser" ? [[texts.newCampaign, go("/campaigns/new")] as const] : []),
    ...(role === "admin" ? [[texts.inbox, go("/dashboard?part=inbox")] as const] : []),
    ...(viewing === "" ? [[texts.assistant, run(() => togglePanel("open"))] as const] : []),
    [texts.lightTheme, run(() => changeDisplay({ theme: "light" }))],
    [texts.darkTheme, run(() => changeDisplay({ theme: "dark" }))],
    [texts.systemTheme, run(() => changeDisplay({ theme: "system" }))],
    ...LANGUAGES.map((language): Action => [
      languageName(language, language),
      run(() => changeDisplay({ language })),
    ]),
    ...(unread > 0 ? [[texts.markAll, run(() => void markRead())] as const] : []),
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
  // Read once, before the palette is the dialog in front.
  const [commands] = useState(() => screenCommands(texts, (to) => void navigate(to)));
  const runLater = (act: () => void) => () => {
    onClose();
    // Once the palette is closed and has given the focus back.
    setTimeout(act);
  };
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
          <Found
            heading={texts.here}
            items={commands.map(({ name, part, run }) => ({
              name,
              note: part,
              run: runLater(run),
            }))}
          />
          <Found
            heading={texts.screens}
            items={SCREENS.map((screen) => ({
              name: shell.screens[screen],
              keywords: [screen],
              run: go(`/${screen}`),
            }))}
          />
          <Found
            heading={texts.records}
            items={records.map(({ to, kind, name, id }) => ({
              name,
              note: texts[kind],
              keywords: [texts[kind], id],
              id: to,
              run: go(to),
            }))}
          />
          <Found heading={texts.actions} items={actions.map(([name, run]) => ({ name, run }))} />
        </Command.List>
      </Command>
    </Sheet>
  );
}

interface FoundItem {
  readonly name: string;
  readonly note?: string;
  readonly keywords?: string[];
  /** What tells it from others of the same name and note. */
  readonly id?: string;
  readonly run: () => void;
}

/** One group of what is found; nothing where there is none. */
function Found({
  heading,
  items,
}: {
  readonly heading: string;
  readonly items: readonly FoundItem[];
}): ReactNode {
  if (items.length === 0) return null;
  return (
    <Command.Group heading={heading} className={GROUP}>
      {items.map(({ name, note = "", keywords = [], id = "", run }) => (
        <Command.Item
          key={`${name} ${note} ${id}`}
          value={`${name} ${note} ${id}`}
          keywords={keywords}
          onSelect={run}
          className={ITEM}
        >
          <span className="truncate">{name}</span>
          {note === "" ? null : <span className="shrink-0 text-label text-text-2">{note}</span>}
        </Command.Item>
      ))}
    </Command.Group>
  );
}
