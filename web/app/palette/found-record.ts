// Names a found record, says what tells it from others, and where its screen is.
import type { FindKind } from "../../../domain/find/find-kinds.ts";
import type { FoundRecord } from "../../../contract/insight/find.ts";
import type { FindTexts } from "../../../locales/en/find.ts";
import type { LeadWords } from "../../../locales/en/lead-words.ts";
import type { Formats } from "../../lib/format/format.ts";
import { settingsAddress } from "../../lib/settings-parts.ts";
import { sourceAddress } from "../../lib/source-address.ts";

export interface RecordWords {
  readonly texts: FindTexts;
  readonly lead: LeadWords;
  readonly formats: Formats;
}

/** The name of the record, or what stands for one: what a lead is about, an amount. */
export function nameOfRecord(
  { name, lead, amount_cents: cents, kind }: FoundRecord,
  { texts, lead: words, formats }: RecordWords,
): string {
  if (name !== null && name !== "") return name;
  if (lead !== null) {
    const place = [lead.city, lead.state].filter((part) => part !== null).join(", ");
    return `${words.side[lead.side]} · ${place === "" ? texts.placeUnknown : place}`;
  }
  return cents === null ? texts.kinds[kind] : formats.money(cents);
}

/** Its owner, and what tells records of one name apart. */
export function noteOfRecord(
  { kind, name, lead, owner, at, amount_cents: cents }: FoundRecord,
  { formats }: RecordWords,
): string {
  const ownerName = owner === null || kind === "account" ? null : owner.name;
  const amount = cents !== null && name !== null ? formats.money(cents) : null;
  const time = lead !== null || cents !== null ? formats.dateTime(at) : null;
  return [ownerName, amount, time].filter((part) => part !== null).join(" · ");
}

/** The address of its screen; people of the network find others' records at their account. */
export function addressOfRecord({ kind, id, owner }: FoundRecord): string {
  const account = (part: string): string => `/users/${owner?.id ?? ""}?part=${part}`;
  const isOwn = owner === null;
  switch (kind) {
    case "lead":
      return `/leads/${id}`;
    case "account":
      return `/users/${id}`;
    case "person":
      return isOwn ? settingsAddress("team") : account("people");
    case "campaign":
      return `/campaigns/${id}`;
    case "source":
      return isOwn ? sourceAddress(id) : account("sources");
    case "form":
      return isOwn ? `${settingsAddress("forms")}&form=${id}` : account("sources");
    case "link":
      return isOwn ? `${settingsAddress("tracking")}&link=${id}` : account("sources");
    case "import":
      return isOwn ? `/leads?part=imports&import=${id}` : account("sources");
    case "destination":
      return isOwn ? `${settingsAddress("deliveries")}&destination=${id}` : account("campaigns");
    case "return":
      return `/leads?part=returns&return=${id}`;
    case "payout":
      return isOwn ? `/earnings?payout=${id}` : `/billing?part=payouts&payout=${id}`;
    case "manual_entry":
      return isOwn ? "/billing" : account("money");
  }
}

/**
 * The list of all records of a kind that the text finds; null where none takes the same words, and
 * for kinds that a person's contact finds, which belongs in no address.
 */
export function addressOfAll(kind: FindKind, role: string, typed: string): string | null {
  const find = new URLSearchParams({ find: typed.trim() }).toString();
  if (kind === "campaign") return `/campaigns?${find}`;
  if (role !== "admin") return null;
  if (kind === "account") return `/users?${find}`;
  return kind === "payout" ? `/billing?part=payouts&${find}` : null;
}
