// Shows the palette: finds the commands of the screen behind it, screens, settings, actions, and
// records of every kind, by typing.
import { Command } from "cmdk";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { FIND_TEXTS } from "../../../locales/catalogues/find.ts";
import { LEAD_WORDS } from "../../../locales/catalogues/lead-words.ts";
import { PALETTE_TEXTS } from "../../../locales/catalogues/palette.ts";
import { LONGEST_FIND } from "../../../domain/find/find-kinds.ts";
import { useUser } from "../../lib/auth/auth.ts";
import { useUntilSessionEnds } from "../../lib/auth/use-until-session-ends.ts";
import { useFormats } from "../../lib/format/format.ts";
import { useTexts } from "../../lib/text/text.ts";
import { ProblemNotice } from "../../ui/notice.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { addressOfAll, addressOfRecord, nameOfRecord, noteOfRecord } from "./found-record.ts";
import { matchWords } from "./match-words.ts";
import { screenCommands } from "./screen-commands.ts";
import { type PaletteItem, useCommands } from "./use-commands.ts";
import { FOUND_OF_EACH_KIND, type FindState, useFind } from "./use-find.ts";
import { useRecords } from "./use-records.ts";

const ITEM =
  "flex min-h-9 cursor-pointer flex-wrap items-center justify-between gap-x-3 rounded-control " +
  "px-3 py-1 " +
  "data-[selected=true]:bg-accent-soft";
const GROUP =
  "[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-1.5 " +
  "[&_[cmdk-group-heading]]:text-label [&_[cmdk-group-heading]]:text-text-2";
/** Of the records that this browser knows already. */
const MOST_KNOWN = 8;

interface Group {
  readonly heading: string;
  readonly items: readonly PaletteItem[];
}

export default function Palette({ onClose }: { readonly onClose: () => void }): ReactNode {
  const texts = useTexts(PALETTE_TEXTS);
  const { placeholder, hint } = useTexts(FIND_TEXTS);
  const navigate = useNavigate();
  const [typed, setTyped] = useUntilSessionEnds("");
  const find = useFind(typed);
  const go = (to: string) => () => {
    onClose();
    void navigate(to);
  };
  const commands = useCommandGroups(typed, go, onClose);
  const known = useKnownRecords(typed, go);
  const found = useFoundGroups(find, typed, go);
  const foundIds = new Set(found.flatMap(({ items }) => items.map(({ id }) => id)));
  const newest = { ...known, items: known.items.filter(({ id }) => !foundIds.has(id)) };
  const groups = [...commands, ...found, newest].filter(({ items }) => items.length > 0);
  return (
    <Sheet title={texts.title} place="top" onClose={onClose}>
      <Command label={texts.title} loop shouldFilter={false}>
        <Command.Input
          data-first
          placeholder={placeholder}
          title={hint}
          maxLength={LONGEST_FIND}
          value={typed}
          onValueChange={setTyped}
          className="min-h-10 w-full rounded-control border border-control bg-surface px-3"
        />
        <Command.List className="mt-2 max-h-[50dvh] overflow-y-auto" label={texts.title}>
          {groups.map((group) => (
            <Found key={group.heading} {...group} />
          ))}
        </Command.List>
        <Outcome find={find} isEmpty={groups.length === 0} />
      </Command>
    </Sheet>
  );
}

/** What the search came to, where the list does not say it. */
function Outcome({
  find: { found, isSearching, problem, retry },
  isEmpty,
}: {
  readonly find: FindState;
  readonly isEmpty: boolean;
}): ReactNode {
  const texts = useTexts(FIND_TEXTS);
  const formats = useFormats();
  const count = (found?.groups ?? []).reduce((sum, { items }) => sum + items.length, 0);
  const words = isSearching
    ? texts.searching
    : found?.hint === "address_needs_place"
      ? texts.needsPlace
      : isEmpty && problem === null
        ? texts.nothing
        : null;
  return (
    <>
      <div role="status" className="px-3 text-text-2">
        {words === null ? (
          <span className="sr-only">
            {found === null ? "" : texts.found(formats.number(count))}
          </span>
        ) : (
          <p className={isEmpty ? "py-6 text-center" : "border-t border-line py-2 text-label"}>
            {words}
          </p>
        )}
      </div>
      {problem === null ? null : <ProblemNotice problem={problem} onRetry={retry} />}
    </>
  );
}

/** The commands that match, by where they come from. */
function useCommandGroups(
  typed: string,
  go: (to: string) => () => void,
  onClose: () => void,
): readonly Group[] {
  const texts = useTexts(PALETTE_TEXTS);
  const { settings } = useTexts(FIND_TEXTS);
  const navigate = useNavigate();
  const lists = useCommands(go, onClose);
  // Read once, before the palette is the dialog in front.
  const [here] = useState(() => screenCommands(texts, (to) => void navigate(to)));
  const ofScreen = here.map(({ name, part, run }): PaletteItem => ({
    name,
    note: part,
    run: () => {
      onClose();
      // Once the palette is closed and has given the focus back.
      setTimeout(run);
    },
  }));
  return [
    { heading: texts.here, items: matchWords(ofScreen, typed) },
    { heading: texts.screens, items: matchWords(lists.screens, typed) },
    { heading: texts.actions, items: matchWords(lists.actions, typed) },
    { heading: settings, items: typed.trim() === "" ? [] : matchWords(lists.settings, typed) },
  ];
}

/** The newest records, which this browser has loaded; among them leads by their consumer's name. */
function useKnownRecords(typed: string, go: (to: string) => () => void): Group {
  const texts = useTexts(PALETTE_TEXTS);
  const { recent } = useTexts(FIND_TEXTS);
  const records = useRecords().map(({ to, kind, name, id }): PaletteItem => ({
    name,
    note: texts[kind],
    keywords: [id],
    id,
    run: go(to),
  }));
  return { heading: recent, items: matchWords(records, typed).slice(0, MOST_KNOWN) };
}

/** What the server found, by kind. */
function useFoundGroups(
  { found }: FindState,
  typed: string,
  go: (to: string) => () => void,
): readonly Group[] {
  const { role } = useUser();
  const texts = useTexts(FIND_TEXTS);
  const lead = useTexts(LEAD_WORDS);
  const formats = useFormats();
  const words = { texts, lead, formats };
  return (found?.groups ?? []).map(({ kind, items, has_more: hasMore }) => ({
    heading: hasMore
      ? texts.first(texts.kinds[kind], formats.number(FOUND_OF_EACH_KIND))
      : texts.kinds[kind],
    items: [
      ...items.map((record) => ({
        name: nameOfRecord(record, words),
        note: noteOfRecord(record, words),
        id: record.id,
        run: go(addressOfRecord(record)),
      })),
      ...(hasMore ? [addressOfAll(kind, role, typed)] : []).flatMap((to) =>
        to === null ? [] : [{ name: texts.all(texts.kinds[kind]), run: go(to) }],
      ),
    ],
  }));
}

/** One group of what is found. */
function Found({ heading, items }: Group): ReactNode {
  return (
    <Command.Group heading={heading} className={GROUP}>
      {items.map(({ name, note = "", id = "", run }) => (
        <Command.Item
          key={`${name} ${note} ${id}`}
          value={`${heading} ${name} ${note} ${id}`}
          onSelect={run}
          className={ITEM}
        >
          <span className="max-w-full truncate">{name}</span>
          {note === "" ? null : (
            <span className="max-w-full truncate text-label text-text-2">{note}</span>
          )}
        </Command.Item>
      ))}
    </Command.Group>
  );
}
