// Finds the sheets of a workbook and the parts that its cells refer to. Parts are found by their
// relationships, as the format has it (ECMA-376 Part 2, 6.5), because programs name them freely.
import type { DateSystem } from "../../../../../domain/csv/date-serial.ts";
import { XLSX_LIMITS } from "../../../../../domain/csv/limits.ts";
import type { PackedPart, Parts } from "./list-parts.ts";
import { type Attributes, prefixedAttribute, readPart } from "./read-part.ts";
import type { Unpacker } from "./unpacker.ts";
import { UnreadableFile } from "./unreadable-file.ts";

export interface SheetPart {
  readonly name: string;
  readonly part: PackedPart;
}

export interface Workbook {
  /** Visible worksheets, in the workbook's order. */
  readonly sheets: readonly SheetPart[];
  readonly dateSystem: DateSystem;
  /** Null for a workbook without one. */
  readonly strings: PackedPart | null;
  readonly styles: PackedPart | null;
}

interface Relationship {
  /** The last word of its type, which is the same in both editions of the format. */
  readonly type: string;
  /** The key of its part. */
  readonly target: string;
}

/**
 * Throws an `UnreadableFile`: `packed` for an archive that is no workbook or one in binary (XLSB),
 * `damaged` for one that lacks a part it names.
 */
export async function readWorkbook(parts: Parts, unpacker: Unpacker): Promise<Workbook> {
  const root = await readRelationships(parts, unpacker, "");
  const main = [...root.values()].find(({ type }) => type === "officeDocument")?.target;
  const part = main === undefined ? undefined : parts.get(main);
  if (main === undefined || part === undefined || main.endsWith(".bin"))
    throw new UnreadableFile("packed");
  const reader = new WorkbookReader();
  await readPart(unpacker.unpack(part, XLSX_LIMITS.smallPartBytes), reader);
  const links = await readRelationships(parts, unpacker, main);
  const linked = (type: string): PackedPart | null => {
    const found = [...links.values()].find((link) => link.type === type);
    return found === undefined ? null : partOf(parts, found);
  };
  return {
    sheets: reader.sheets.flatMap(({ name, id }) => {
      const link = links.get(id);
      if (link === undefined) throw new UnreadableFile("damaged");
      // Others are charts and dialogs.
      return link.type === "worksheet" ? [{ name, part: partOf(parts, link) }] : [];
    }),
    dateSystem: reader.dateSystem,
    strings: linked("sharedStrings"),
    styles: linked("styles"),
  };
}

function partOf(parts: Parts, { target }: Relationship): PackedPart {
  const part = parts.get(target);
  if (part === undefined) throw new UnreadableFile("damaged");
  return part;
}

class WorkbookReader {
  readonly sheets: { readonly name: string; readonly id: string }[] = [];
  dateSystem: DateSystem = 1900;
  #depth = 0;

  open(name: string, attributes: Attributes): void {
    // A Word or PowerPoint document is packed in the same way.
    if (this.#depth === 0 && name !== "workbook") throw new UnreadableFile("packed");
    this.#depth += 1;
    if (name === "workbookPr" && isTrue(attributes["date1904"])) this.dateSystem = 1904;
    const { state = "visible" } = attributes;
    if (name !== "sheet" || state !== "visible") return;
    const id = prefixedAttribute(attributes, "id");
    if (id === undefined || this.sheets.length >= XLSX_LIMITS.sheets)
      throw new UnreadableFile("damaged");
    this.sheets.push({ name: attributes["name"] ?? "", id });
  }

  close(): void {
    this.#depth -= 1;
  }

  text(): void {}
}

function isTrue(text: string | undefined): boolean {
  return text === "1" || text === "true";
}

/** The relationships of a part by their ids; `owner` is "" for those of the whole archive. */
async function readRelationships(
  parts: Parts,
  unpacker: Unpacker,
  owner: string,
): Promise<ReadonlyMap<string, Relationship>> {
  const found = new Map<string, Relationship>();
  const slash = owner.lastIndexOf("/") + 1;
  const part = parts.get(`${owner.slice(0, slash)}_rels/${owner.slice(slash)}.rels`);
  if (part === undefined) return found;
  await readPart(unpacker.unpack(part, XLSX_LIMITS.smallPartBytes), {
    open: (name, { Id, Type = "", Target = "", TargetMode }) => {
      if (name !== "Relationship" || Id === undefined || TargetMode === "External") return;
      found.set(Id, {
        type: Type.slice(Type.lastIndexOf("/") + 1),
        target: resolveTarget(owner.slice(0, slash), Target),
      });
    },
    close: () => undefined,
    text: () => undefined,
  });
  return found;
}

/** The key of the part at an address that is absolute or relative to a folder. */
function resolveTarget(folder: string, target: string): string {
  const plain = decodeAddress(target).replaceAll("\\", "/");
  const names: string[] = [];
  for (const name of (plain.startsWith("/") ? plain : folder + plain).split("/")) {
    if (name === "..") names.pop();
    else if (name !== "" && name !== ".") names.push(name);
  }
  return names.join("/").toLowerCase();
}

function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
