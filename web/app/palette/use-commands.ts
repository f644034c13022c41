// Lists the commands that every screen offers: screens, settings, and actions of the person's role.
import { LANGUAGES } from "../../../domain/languages.ts";
import { FIND_TEXTS } from "../../../locales/catalogues/find.ts";
import { PALETTE_TEXTS } from "../../../locales/catalogues/palette.ts";
import { SHELL_TEXTS } from "../../../locales/catalogues/shell.ts";
import { togglePanel } from "../../features/insight/assistant/panel-state.ts";
import { useUser } from "../../lib/auth/auth.ts";
import { signOut } from "../../lib/auth/sign-in-and-out.ts";
import { changeDisplay } from "../../lib/display/display.ts";
import { guideAddress } from "../../lib/guide-address.ts";
import { languageName } from "../../lib/format/language-name.ts";
import { unreadOf } from "../../lib/notifications/notification.ts";
import { markRead, notifications } from "../../lib/notifications/notification-store.ts";
import { SCREENS } from "../../lib/screens.ts";
import { useStore } from "../../lib/store.ts";
import { useTexts } from "../../lib/text/text.ts";
import { openOverlay } from "../overlay-store.ts";
import { actionCommands, settingsCommands } from "./go-commands.ts";

export interface PaletteItem {
  readonly name: string;
  readonly note?: string;
  readonly keywords?: readonly string[];
  /** What tells it from others of the same name and note. */
  readonly id?: string;
  readonly run: () => void;
}

export interface Commands {
  readonly screens: readonly PaletteItem[];
  readonly settings: readonly PaletteItem[];
  readonly actions: readonly PaletteItem[];
}

/** The commands of the person; `go` makes what opens an address. */
export function useCommands(go: (to: string) => () => void, onClose: () => void): Commands {
  const texts = useTexts(FIND_TEXTS);
  const shell = useTexts(SHELL_TEXTS);
  const user = useUser();
  const common = useCommonActions(onClose);
  return {
    screens: SCREENS.map((screen) => ({
      name: shell.screens[screen],
      keywords: [screen],
      run: go(`/${screen}`),
    })),
    settings: settingsCommands(texts, user).map(({ to, ...item }) => ({
      ...item,
      note: texts.settings,
      run: go(to),
    })),
    actions: [
      ...actionCommands(texts, user).map(({ to, ...item }) => ({ ...item, run: go(to) })),
      ...common,
    ],
  };
}

/** What everybody can do on every screen. */
function useCommonActions(onClose: () => void): readonly PaletteItem[] {
  const texts = useTexts(PALETTE_TEXTS);
  const { commonWords: words } = useTexts(FIND_TEXTS);
  const { viewing, role } = useUser();
  const unread = unreadOf(useStore(notifications));
  const item = (name: string, words: string, act: () => void): PaletteItem => ({
    name,
    keywords: [words],
    run: () => {
      onClose();
      act();
    },
  });
  return [
    ...(viewing === "" ? [item(texts.assistant, words.assistant, () => togglePanel("open"))] : []),
    item(texts.lightTheme, words.theme, () => changeDisplay({ theme: "light" })),
    item(texts.darkTheme, words.theme, () => changeDisplay({ theme: "dark" })),
    item(texts.systemTheme, words.theme, () => changeDisplay({ theme: "system" })),
    ...LANGUAGES.map((language) =>
      item(languageName(language, language), words.language, () => changeDisplay({ language })),
    ),
    ...(unread > 0 ? [item(texts.markAll, words.markAll, () => void markRead())] : []),
    item(texts.guide, words.guide, () => location.assign(guideAddress(role))),
    item(texts.keys, words.keys, () => openOverlay("keys")),
    item(texts.logout, words.logout, () => void signOut()),
  ];
}
