// Chips that limit the list to places: a radius, counties, a drawn area, the part of the map shown.
import { Plus, X } from "lucide-react";
import { type ReactNode, lazy } from "react";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { MARKETPLACE_TEXTS } from "../../../../locales/catalogues/marketplace.ts";
import { FORM_PANEL, Popover } from "../../../ui/popover.tsx";
import { chipLook } from "../../../ui/table/filter-chip.tsx";
import { useCountyWords } from "../../demand/campaigns/index.ts";
import type { MapLimits } from "./map-limits.ts";
import type { ShownListings } from "./use-listings.ts";

const load = () => import("./place-forms.tsx");
const RadiusForm = lazy(async () => ({ default: (await load()).RadiusForm }));
const CountyForm = lazy(async () => ({ default: (await load()).CountyForm }));

export function PlaceChips({
  listings: { area, lookAt, limits },
}: {
  readonly listings: Pick<ShownListings, "area" | "lookAt" | "limits">;
}): ReactNode {
  const texts = useTexts(MARKETPLACE_TEXTS);
  return (
    <>
      <RadiusChip limits={limits} />
      {limits.counties.length === 0 ? null : <CountyChip limits={limits} />}
      {limits.outline === null ? null : (
        <RemovableChip
          remove={texts.places.clearOutline}
          onRemove={() => limits.limitToOutline(null)}
        >
          {texts.places.outline}
        </RemovableChip>
      )}
      {area === null ? null : (
        <RemovableChip remove={texts.map.whole} onRemove={() => lookAt(null)}>
          {texts.map.area}
        </RemovableChip>
      )}
    </>
  );
}

function RemovableChip({
  children,
  remove,
  onRemove,
}: {
  readonly children: ReactNode;
  readonly remove: string;
  readonly onRemove: () => void;
}): ReactNode {
  return (
    <button type="button" title={remove} onClick={onRemove} className={chipLook(true)}>
      {children}
      <X size={14} strokeWidth={1.75} aria-hidden="true" />
      <span className="sr-only">{remove}</span>
    </button>
  );
}

interface ChipProps {
  readonly limits: MapLimits;
}

function RadiusChip({ limits }: ChipProps): ReactNode {
  const texts = useTexts(MARKETPLACE_TEXTS).places;
  const formats = useFormats();
  const { circle } = limits;
  return (
    <Popover
      label={texts.radius}
      className={FORM_PANEL}
      prepare={load}
      button={(given) => (
        <button type="button" {...given} className={chipLook(circle !== null)}>
          {circle === null ? (
            <Unset label={texts.radius} />
          ) : (
            <>
              {texts.within(formats.number(circle.miles))} <CenterName zipCode={circle.zipCode} />
            </>
          )}
        </button>
      )}
    >
      {(close) => (
        <RadiusForm
          circle={circle}
          onChange={(chosen) => {
            limits.limitToCircle(chosen);
            close();
          }}
        />
      )}
    </Popover>
  );
}

/** The city of a ZIP, as soon as it is known, with the ZIP. */
function CenterName({ zipCode }: { readonly zipCode: string }): ReactNode {
  const { value } = useAnswer("GET /v1/places/{zip_code}", { params: { zip_code: zipCode } });
  return (
    <span translate="no" className="font-semibold">
      {value === undefined ? zipCode : `${value.city}, ${value.state} ${zipCode}`}
    </span>
  );
}

/** Among the chips once a county is chosen; before, with the filters that are asked for. */
export function CountyChip({ limits }: ChipProps): ReactNode {
  const texts = useTexts(MARKETPLACE_TEXTS).places;
  const wordsOf = useCountyWords(limits.counties.length > 0);
  const [first] = limits.counties;
  return (
    <Popover
      label={texts.county}
      className={FORM_PANEL}
      prepare={load}
      button={(given) => (
        <button type="button" {...given} className={chipLook(first !== undefined)}>
          {first === undefined ? (
            <Unset label={texts.county} />
          ) : (
            <span className="max-w-56 truncate">
              {texts.county}:{" "}
              <span translate="no" className="font-semibold">
                {limits.counties.map(wordsOf).join(" · ")}
              </span>
            </span>
          )}
        </button>
      )}
    >
      {() => <CountyForm chosen={limits.counties} onChange={limits.limitToCounties} />}
    </Popover>
  );
}

function Unset({ label }: { readonly label: string }): ReactNode {
  return (
    <>
      <Plus size={14} strokeWidth={1.5} aria-hidden="true" />
      {label}
    </>
  );
}
