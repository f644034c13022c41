// The forms behind the chips of a radius and of counties; loaded when one is opened.
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import type { MapCircle } from "../../../../domain/lead/map-shapes.ts";
import { call } from "../../../lib/api/call.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSettled } from "../../../lib/use-settled.ts";
import { MARKETPLACE_TEXTS } from "../../../../locales/catalogues/marketplace.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/field.tsx";
import { SearchPick } from "../../../ui/search-pick.tsx";
import { CountiesField } from "../../demand/campaigns/index.ts";

const RADII = [5, 10, 25, 50, 100, 250] as const;
const FIRST_RADIUS = 25;
const PAUSE_MS = 150;

/** Chooses a ZIP, directly or by its city, and miles around it. */
export function RadiusForm({
  circle,
  onChange,
}: {
  readonly circle: MapCircle | null;
  readonly onChange: (circle: MapCircle | null) => void;
}): ReactNode {
  const texts = useTexts(MARKETPLACE_TEXTS).places;
  const formats = useFormats();
  const [zipCode, setZipCode] = useState(circle?.zipCode ?? "");
  const [miles, setMiles] = useState(circle?.miles ?? FIRST_RADIUS);
  const [typed, type] = useState<string | null>(null);
  const [isMissing, miss] = useState(false);
  const places = usePlaces(typed ?? "");
  const apply = (event: FormEvent): void => {
    event.preventDefault();
    miss(zipCode === "");
    if (zipCode !== "" && typed === null) onChange({ zipCode, miles });
  };
  const radii = [...new Set([...RADII, miles])].toSorted((a, b) => a - b);
  return (
    <form className="grid gap-3" onSubmit={apply}>
      <SearchPick
        label={texts.center}
        placeholder={texts.centerHint}
        chosen={zipCode}
        problem={isMissing ? texts.centerMissing : undefined}
        texts={{ none: texts.noPlace, fits: texts.fits, unchosen: texts.unchosen }}
        typed={typed}
        onType={type}
        onReach={() => undefined}
        find={() =>
          places.map(({ zip_code: zip, city, state }) => ({
            value: zip,
            name: `${city}, ${state}`,
            note: zip,
          }))
        }
        onPick={(zip) => {
          setZipCode(zip);
          type(null);
          miss(false);
        }}
      />
      <SelectField
        label={texts.miles}
        value={String(miles)}
        options={radii.map((count) => [String(count), formats.number(count)] as const)}
        onChange={({ target }) => setMiles(Number(target.value))}
      />
      <div className="flex gap-2">
        <Button type="submit" kind="primary">
          {texts.apply}
        </Button>
        {circle === null ? null : (
          <Button onClick={() => onChange(null)}>{texts.clearRadius}</Button>
        )}
      </div>
    </form>
  );
}

/** The places that begin with the typed text, as of the last pause in typing. */
function usePlaces(typed: string) {
  const begins = useSettled(typed.trim(), PAUSE_MS);
  const { data } = useQuery({
    queryKey: ["places", begins],
    queryFn: () => call("GET /v1/places", { query: { begins } }),
    enabled: begins !== "",
    staleTime: Infinity,
  });
  return begins === "" ? [] : (data?.items ?? []);
}

export function CountyForm({
  chosen,
  onChange,
}: {
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}): ReactNode {
  const texts = useTexts(MARKETPLACE_TEXTS).places;
  const [sought, seek] = useState<string | null>(null);
  return (
    <div className="grid gap-3">
      <CountiesField
        label={texts.county}
        problem={undefined}
        sought={sought}
        chosen={chosen}
        onChange={(counties, typed) => {
          seek(typed);
          if (counties.join() !== chosen.join()) onChange(counties);
        }}
      />
      {chosen.length === 0 ? null : (
        <div>
          <Button onClick={() => onChange([])}>{texts.clearCounties}</Button>
        </div>
      )}
    </div>
  );
}
