// Lists the deliveries to a destination: status, why a lead has not arrived, what happens next, and
// each attempt with its response.
import type { ReactNode } from "react";
import { Link } from "react-router";
import { choiceParameter, useAddress } from "../../../lib/address.ts";
import { useDocuments } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { CALL_TEXTS } from "../../../../locales/catalogues/calls.ts";
import { DELIVERY_TEXTS } from "../../../../locales/catalogues/deliveries.ts";
import { SelectField } from "../../../ui/field.tsx";
import { Empty } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/screen.tsx";
import { MessageRow, useCallWatch } from "../messages/index.ts";
import { Loaded } from "../../../ui/loaded.tsx";
import { LoadMore } from "../../../ui/load-more.tsx";
import { type Destination, PATHS } from "./deliveries-address.ts";
import { useNetworkNumbers } from "../../../lib/use-network-numbers.ts";

const PAGE = 20;
const STATES = ["waiting", "delivered", "failed"] as const;
const PARAMETERS = { calls: choiceParameter(STATES) };

export function DestinationLog({ destination }: { readonly destination: Destination }): ReactNode {
  const texts = useTexts(DELIVERY_TEXTS);
  const number = useNetworkNumbers();
  const words = useTexts(CALL_TEXTS);
  const [{ calls: state }, change] = useAddress(PARAMETERS);
  const shown = useDocuments("deliveries", {
    where: [
      ["destination_id", "eq", destination.id],
      ...(state === null ? [] : [["status", "eq", state] as const]),
    ],
    limit: PAGE,
  });
  const isOn = destination.status === "active";
  useCallWatch(isOn, shown.value ?? [], PATHS[0], `${PATHS[1]}/${destination.id}`);
  return (
    <Section title={texts.log}>
      <p className="text-text-2">{texts.logAbout(number("calls_kept_days"))}</p>
      <div className="w-40">
        <SelectField
          label={words.status}
          value={state ?? ""}
          options={[
            ["", words.all],
            ...STATES.map((one) => [one, words.callStatuses[one]] as const),
          ]}
          onChange={({ target }) =>
            change({ calls: STATES.find((one) => one === target.value) ?? null })
          }
        />
      </div>
      <Loaded shown={shown}>
        {(deliveries) =>
          deliveries.length === 0 ? (
            <Empty sentence={texts.noLog} />
          ) : (
            <ul
              aria-label={texts.log}
              className="divide-y divide-line rounded-panel border border-line bg-surface"
            >
              {deliveries.map((one) => (
                <MessageRow
                  key={one.id}
                  one={one}
                  paths={PATHS}
                  isOn={isOn}
                  mayRepeat={one.abilities.send}
                  about={one.reason === null ? null : texts.reasons[one.reason]}
                  title={
                    <Link className="text-accent underline" to={`/leads/${one.lead_id}`}>
                      {texts.openLead}
                    </Link>
                  }
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      <LoadMore list={shown} />
    </Section>
  );
}
