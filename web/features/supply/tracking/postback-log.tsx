// Lists the messages of a postback: content, status, what happens next, and each attempt with its
// response.
import type { ReactNode } from "react";
import { Link } from "react-router";
import { POSTBACK_EVENTS } from "../../../../domain/tracking/postback.ts";
import { choiceParameter, useAddress } from "../../../lib/address.ts";
import type { Postback } from "../../../../contract/supply/postback-document.ts";
import { useDocuments } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { CALL_TEXTS } from "../../../../locales/catalogues/calls.ts";
import { TRACKING_TEXTS } from "../../../../locales/catalogues/tracking.ts";
import { SelectField } from "../../../ui/field.tsx";
import { Empty } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/screen.tsx";
import { MessageRow, useCallWatch } from "../../delivery/messages/index.ts";
import { Loaded } from "../../../ui/loaded.tsx";
import { LoadMore } from "../../../ui/load-more.tsx";
import { useNetworkNumbers } from "../../../lib/use-network-numbers.ts";

const PAGE = 20;
const STATES = ["waiting", "delivered", "failed"] as const;
const PARAMETERS = { calls: choiceParameter(STATES), event: choiceParameter(POSTBACK_EVENTS) };

export function PostbackLog({ postback }: { readonly postback: Postback }): ReactNode {
  const texts = useTexts(TRACKING_TEXTS).postback;
  const number = useNetworkNumbers();
  const formats = useFormats();
  const [{ calls: state, event }, change] = useAddress(PARAMETERS);
  const shown = useDocuments("postback-messages", {
    where: [
      ["postback_id", "eq", postback.id],
      ...(state === null ? [] : [["status", "eq", state] as const]),
      ...(event === null ? [] : [["event", "eq", event] as const]),
    ],
    limit: PAGE,
  });
  useCallWatch(
    postback.status === "active",
    shown.value ?? [],
    "/v1/postback-messages",
    `/v1/postbacks/${postback.id}`,
  );
  return (
    <Section title={texts.log}>
      <p className="text-text-2">{texts.logAbout(number("calls_kept_days"))}</p>
      <LogFilters state={state} event={event} onChange={change} />
      <Loaded shown={shown}>
        {(calls) =>
          calls.length === 0 ? (
            <Empty sentence={texts.noCalls} />
          ) : (
            <ul
              aria-label={texts.log}
              className="divide-y divide-line rounded-panel border border-line bg-surface"
            >
              {calls.map((one) => (
                <MessageRow
                  key={one.id}
                  one={one}
                  paths={["/v1/postback-messages", "/v1/postbacks"]}
                  isOn={postback.status === "active"}
                  mayRepeat={postback.abilities.update}
                  title={texts.eventNames[one.event]}
                >
                  <span>{formats.money(one.payout_cents)}</span>
                  <Link className="text-accent underline" to={`/leads/${one.lead_id}`}>
                    {texts.call.lead}
                  </Link>
                </MessageRow>
              ))}
            </ul>
          )
        }
      </Loaded>
      <LoadMore list={shown} />
    </Section>
  );
}

interface Asked {
  readonly calls: (typeof STATES)[number] | null;
  readonly event: (typeof POSTBACK_EVENTS)[number] | null;
}

function LogFilters({
  state,
  event,
  onChange,
}: {
  readonly state: Asked["calls"];
  readonly event: Asked["event"];
  readonly onChange: (part: Partial<Asked>) => void;
}): ReactNode {
  const texts = useTexts(TRACKING_TEXTS).postback;
  const words = useTexts(CALL_TEXTS);
  return (
    <div className="flex flex-wrap gap-3">
      <div className="w-40">
        <SelectField
          label={words.status}
          value={state ?? ""}
          options={[
            ["", words.all],
            ...STATES.map((one) => [one, words.callStatuses[one]] as const),
          ]}
          onChange={({ target }) =>
            onChange({ calls: STATES.find((one) => one === target.value) ?? null })
          }
        />
      </div>
      <div className="w-40">
        <SelectField
          label={texts.call.what}
          value={event ?? ""}
          options={[
            ["", words.all],
            ...POSTBACK_EVENTS.map((one) => [one, texts.eventNames[one]] as const),
          ]}
          onChange={({ target }) =>
            onChange({ event: POSTBACK_EVENTS.find((one) => one === target.value) ?? null })
          }
        />
      </div>
    </div>
  );
}
