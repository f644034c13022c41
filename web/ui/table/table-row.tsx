// One row of a table. Its first cell is the link to the record; a click anywhere else in the row
// goes there too.
import type { MouseEvent, ReactNode } from "react";
import { Link, type To, useHref, useNavigate } from "react-router";
import { useTexts } from "../../lib/text/text.ts";
import { TABLE_TEXTS } from "../../../locales/catalogues/table.ts";
import { classes } from "../classes.ts";
import type { Column } from "./columns.ts";
import { FoldedCells } from "../fitted/folded-cells.tsx";

/** Shared by heads and cells: the first column stays in place while the others scroll. */
export const CELL = "border-b border-line px-2 py-[3px] align-middle @min-[860px]:px-3";
export const FROZEN = "sticky left-0 z-1 bg-inherit";
/**
 * If rows can be selected, the box comes first, exactly as wide as the offset of the frozen column
 * beside it.
 */
export const BOX_CELL =
  "border-b border-line px-2 py-[3px] align-middle w-10 pointer-coarse:w-11 pointer-coarse:px-0 " +
  `no-print ${FROZEN}`;
/** The column of the main action. */
export const PINNED = "sticky right-0 z-1 bg-inherit";
export const FROZEN_AFTER_BOX = "sticky left-10 z-1 bg-inherit pointer-coarse:left-11";

interface TableRowProps<Row> {
  readonly row: Row;
  readonly index: number;
  readonly columns: readonly Column<Row>[];
  /** Columns without room, as lines of the first cell. */
  readonly folded: readonly Column<Row>[];
  readonly href: To | undefined;
  readonly isNew: boolean;
  readonly isMarked: boolean;
  /** Receives the row with the pointer or the focus, and null when it leaves. */
  readonly onPoint: ((row: Row | null) => void) | undefined;
  /** Null if rows cannot be selected. */
  readonly selection: {
    readonly isSelected: boolean;
    readonly label: string;
    readonly toggle: (isRange: boolean) => void;
  } | null;
  readonly measure: ((element: Element | null) => void) | undefined;
}

export function TableRow<Row>({
  row,
  index,
  columns,
  folded,
  href,
  isNew,
  isMarked,
  onPoint,
  selection,
  measure,
}: TableRowProps<Row>): ReactNode {
  const open = useOpenRow(href);
  return (
    <tr
      ref={measure}
      data-index={index}
      data-row={index}
      data-marked={isMarked || undefined}
      aria-rowindex={index + 2}
      {...open}
      {...(onPoint === undefined
        ? {}
        : {
            onPointerEnter: () => onPoint(row),
            onPointerLeave: () => onPoint(null),
            onFocus: () => onPoint(row),
            onBlur: () => onPoint(null),
          })}
      className={classes(
        "h-(--row)",
        selection?.isSelected || isMarked ? "bg-accent-soft" : "bg-surface hover:bg-bg",
        href !== undefined && "cursor-pointer",
        isNew && "tint-new",
      )}
    >
      {selection === null ? null : <SelectCell {...selection} />}
      {columns.map(({ id, cell, numeric, isPinned }, place) => {
        const isFirst = place === 0;
        const look = classes(
          CELL,
          numeric && "text-right",
          isPinned && PINNED,
          isFirst && (selection === null ? FROZEN : FROZEN_AFTER_BOX),
          isFirst && "max-w-[55vw] min-w-32 text-left font-normal",
        );
        if (!isFirst)
          return (
            <td key={id} className={look}>
              {cell(row)}
            </td>
          );
        return (
          <th key={id} scope="row" className={look}>
            <RowLink href={href}>{cell(row)}</RowLink>
            {folded.length === 0 ? null : <FoldedCells row={row} index={index} columns={folded} />}
          </th>
        );
      })}
    </tr>
  );
}

/** The link of a row: around its first cell, but not around the lines below it. */
function RowLink({
  href,
  children,
}: {
  readonly href: To | undefined;
  readonly children: ReactNode;
}): ReactNode {
  if (href === undefined) return children;
  return (
    <Link to={href} data-row-link className="block min-h-6 content-center rounded-chip text-text">
      {children}
    </Link>
  );
}

function SelectCell({
  isSelected,
  label,
  toggle,
}: {
  readonly isSelected: boolean;
  readonly label: string;
  readonly toggle: (isRange: boolean) => void;
}): ReactNode {
  const texts = useTexts(TABLE_TEXTS);
  return (
    <td className={BOX_CELL}>
      <label className="grid size-6 cursor-pointer place-items-center pointer-coarse:size-11">
        <input
          type="checkbox"
          checked={isSelected}
          onChange={({ nativeEvent }) =>
            toggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
          aria-label={`${texts.selectRow}: ${label}`}
          className="size-4 accent-accent pointer-coarse:size-6"
        />
      </label>
    </td>
  );
}

/**
 * Handles clicks on the row outside its controls; with Ctrl, ⌘ or the middle button in a new tab.
 */
function useOpenRow(href: To | undefined): {
  readonly onClick?: (event: MouseEvent<HTMLElement>) => void;
  readonly onAuxClick?: (event: MouseEvent<HTMLElement>) => void;
} {
  const navigate = useNavigate();
  const address = useHref(href ?? "");
  if (href === undefined) return {};
  const isOurs = ({ target, currentTarget, defaultPrevented }: MouseEvent<HTMLElement>): boolean =>
    // Events of a portal above the page bubble to its row as well.
    !defaultPrevented &&
    target instanceof Element &&
    currentTarget.contains(target) &&
    target.closest(
      "a, button, input, label, select, textarea, summary, form, [role=menu], [role=dialog]",
    ) === null &&
    (getSelection()?.isCollapsed ?? true);
  const openBeside = (): void => void window.open(address, "_blank", "noopener");
  return {
    onClick: (event) => {
      if (!isOurs(event)) return;
      if (event.ctrlKey || event.metaKey) openBeside();
      else void navigate(href);
    },
    onAuxClick: (event) => {
      if (event.button === 1 && isOurs(event)) openBeside();
    },
  };
}
