// Lists the messages of a webhook: content, status, what happens next, and each attempt with its
// response.
import type { ReactNode } from "react";
import { choiceParameter, useAddress } from "../../../lib/address.ts";
import type { Webhook } from "../../../../contract/delivery/webhooks.ts";
import { useDocuments } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { CALL_TEXTS } from "../../../../locales/catalogues/calls.ts";
import { NOTIFICATIONS } from "../../../../locales/catalogues/notifications.ts";
import { WEBHOOK_TEXTS } from "../../../../locales/catalogues/webhooks.ts";
import { SelectField } from "../../../ui/field.tsx";
import { Empty } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/screen.tsx";
import { MessageRow, useCallWatch } from "../messages/index.ts";
import { Loaded } from "../../../ui/loaded.tsx";
import { LoadMore } from "../../../ui/load-more.tsx";
import { PATHS } from "./webhook-address.ts";
import { useNetworkNumbers } from "../../../lib/use-network-numbers.ts";

const PAGE = 20;
const STATES = ["waiting", "delivered", "failed"] as const;
const PARAMETERS = { calls: choiceParameter(STATES) };

export function WebhookLog({ webhook }: { readonly webhook: Webhook }): ReactNode {
  const texts = useTexts(WEBHOOK_TEXTS);
  const number = useNetworkNumbers();
  const words = useTexts(CALL_TEXTS);
  const { names } = useTexts(NOTIFICATIONS);
  const [{ calls: state }, change] = useAddress(PARAMETERS);
  const shown = useDocuments("webhook-messages", {
    where: [
      ["webhook_id", "eq", webhook.id],
      ...(state === null ? [] : [["status", "eq", state] as const]),
    ],
    limit: PAGE,
  });
  const isOn = webhook.status === "active";
  useCallWatch(isOn, shown.value ?? [], PATHS[0], `${PATHS[1]}/${webhook.id}`);
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
        {(messages) =>
          messages.length === 0 ? (
            <Empty sentence={texts.noMessages} />
          ) : (
            <ul
              aria-label={texts.log}
              className="divide-y divide-line rounded-panel border border-line bg-surface"
            >
              {messages.map((one) => (
                <MessageRow
                  key={one.id}
                  one={one}
                  paths={PATHS}
                  isOn={isOn}
                  mayRepeat={webhook.abilities.update}
                  title={names[one.type]}
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
