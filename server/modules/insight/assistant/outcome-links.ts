// Turns the four answers into links to the screens that open filled in with them.
import type { AssistantLink } from "../../../../contract/insight/assistant-message.ts";
import type { Role } from "../../../../domain/access/access.ts";
import type { Slots, WantedPlace } from "../../../../domain/qualification/slots.ts";
import type { AssistantWords } from "../../../../locales/assistant-words.ts";

/**
 * Returns the screens for what is known; an affiliate's lead becomes a draft, which reads it from
 * the conversation.
 */
export function outcomeLinks(
  role: Role,
  slots: Slots,
  words: AssistantWords,
  threadId: string,
): readonly AssistantLink[] {
  const found = searchOf(slots);
  const marketplace = {
    label: words.links.marketplace,
    path: addressOf("/marketplace", {
      side: found.side,
      state: found.states,
      type: found.types,
      timing: found.timing,
      zip: found.zips,
    }),
  };
  const leads = {
    label: words.links.leads,
    path: addressOf("/leads", {
      side: found.side,
      state: found.states,
      type: found.types,
      timing: found.timing,
      zip: found.zips,
    }),
  };
  switch (role) {
    case "advertiser":
      return [
        marketplace,
        {
          label: words.links.campaign,
          path: addressOf("/campaigns/new", {
            side: found.side,
            property_type: found.types,
            timing: found.timing,
            place: found.places,
            price: found.price,
            beds: found.beds,
            baths: found.baths,
          }),
        },
      ];
    case "admin":
      return [leads, marketplace];
    case "affiliate":
      return [
        {
          label: words.links.draft,
          path: addressOf("/leads", { draft: ["new"], thread: [threadId] }),
        },
      ];
    default:
      return [];
  }
}

interface Search {
  readonly side: readonly string[];
  readonly types: readonly string[];
  readonly timing: readonly string[];
  readonly states: readonly string[];
  readonly zips: readonly string[];
  /** States, ZIPs, or cities with their state: leads of any of them are wanted. */
  readonly places: readonly string[];
  /** "400000-450000" in whole dollars; an open end is left out. */
  readonly price: readonly string[];
  readonly beds: readonly string[];
  readonly baths: readonly string[];
}

function searchOf({ side, propertyType, location, timing, price, beds, baths }: Slots): Search {
  const places: readonly WantedPlace[] =
    location === undefined || location === "unsure" ? [] : location;
  const known = <Value>(value: Value | "unsure" | undefined): Value | null =>
    value === undefined || value === "unsure" ? null : value;
  const bucket = known(timing)?.bucket ?? "unknown";
  const wish = known(price);
  return {
    side: side === undefined || side === "unknown" ? [] : [side],
    types: (known(propertyType) ?? []).filter((type) => type !== "unknown"),
    timing: bucket === "unknown" ? [] : [bucket],
    states: [
      ...new Set(
        places.flatMap((place) => ("state" in place && place.state !== null ? [place.state] : [])),
      ),
    ],
    zips: places.flatMap((place) => ("zip" in place ? [place.zip] : [])),
    places: [...new Set(places.flatMap(wantedPlace))],
    price: wish === null ? [] : [`${wish.min ?? ""}-${wish.max ?? ""}`],
    beds: beds === undefined ? [] : [String(beds)],
    baths: baths === undefined ? [] : [String(baths)],
  };
}

/** A county is replaced by its state, because a form stores counties by number. */
function wantedPlace(place: WantedPlace): readonly string[] {
  if ("zip" in place) return [place.zip];
  if (place.state === null) return [];
  return ["city" in place ? `${place.city} ${place.state}` : place.state];
}

function addressOf(path: string, parameters: Readonly<Record<string, readonly string[]>>): string {
  const query = Object.entries(parameters)
    .filter(([, values]) => values.length > 0)
    .map(
      ([name, values]) => `${name}=${encodeURIComponent(values.join(",")).replaceAll("%2C", ",")}`,
    )
    .join("&");
  return query === "" ? path : `${path}?${query}`;
}
