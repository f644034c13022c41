// Lists the browsers with push notifications, and adds or removes this one. Shows nothing where
// this browser does not support them.
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { call } from "../../../lib/api/call.ts";
import type { PushSubscription } from "../../../../contract/notify/push.ts";
import { refresh, useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { forgetPush, pushDevice, supportsPush } from "../../../lib/push/push.ts";
import { useStore } from "../../../lib/store.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { PUSH_TEXTS } from "../../../../locales/catalogues/push.ts";
import { Button } from "../../../ui/button.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/screen.tsx";
import { ScreenSpinner } from "../../../ui/spinner.tsx";
import { toast } from "../../../ui/toast.tsx";
import { PushRefused, usePushSwitch } from "../../notify/push/index.ts";
import { browserOf } from "../../../../domain/access/browser-of.ts";

const PATH = "/v1/push-subscriptions";

export function PushDevices(): ReactNode {
  return supportsPush() ? <Devices /> : null;
}

function Devices(): ReactNode {
  const texts = useTexts(PUSH_TEXTS);
  const client = useQueryClient();
  const own = useStore(pushDevice);
  const { value, problem, retry } = useAnswer("GET /v1/push-subscriptions");
  const { isBusy: isRemoving, problem: failure, submit } = useSubmit();
  const { isBusy, refusal, turnOn } = usePushSwitch();
  const start = async (): Promise<void> => {
    if (await turnOn()) toast(texts.on);
    await refresh(client, PATH);
  };
  const remove = async (id: string): Promise<void> => {
    const isOwn = id === pushDevice.get();
    if (
      (await submit(() => call("DELETE /v1/push-subscriptions/{id}", { params: { id } }))) &&
      isOwn
    ) {
      await forgetPush();
      toast(texts.off);
    }
    await refresh(client, PATH);
  };
  return (
    <Section
      title={texts.title}
      actions={
        own === null ? (
          <Button busy={isBusy} onClick={() => void start()}>
            {texts.turnOnHere}
          </Button>
        ) : undefined
      }
    >
      <div className="grid gap-3">
        <p className="text-text-2">{texts.about}</p>
        <PushRefused refusal={refusal} />
        {failure === null ? null : <ProblemNotice problem={failure} />}
        {value === undefined ? (
          problem === null ? (
            <ScreenSpinner />
          ) : (
            <ProblemNotice problem={problem} onRetry={retry} />
          )
        ) : value.items.length === 0 ? (
          <p>{texts.none}</p>
        ) : (
          <ul className="divide-y divide-line rounded-panel border border-line bg-surface">
            {value.items.map((device) => (
              <DeviceRow
                key={device.id}
                device={device}
                isOwn={device.id === own}
                isBusy={isRemoving}
                onRemove={() => void remove(device.id)}
              />
            ))}
          </ul>
        )}
        <p className="text-label text-text-2">{texts.phone}</p>
      </div>
    </Section>
  );
}

interface DeviceProps {
  readonly device: PushSubscription;
  readonly isOwn: boolean;
  readonly isBusy: boolean;
  readonly onRemove: () => void;
}

function DeviceRow({ device, isOwn, isBusy, onRemove }: DeviceProps): ReactNode {
  const texts = useTexts(PUSH_TEXTS);
  const formats = useFormats();
  const name = browserOf(device.user_agent) ?? texts.unknown;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
      <div className="min-w-0">
        <p className="font-medium">
          {name}
          {isOwn ? ` · ${texts.here}` : ""}
        </p>
        <p className="text-label text-text-2">
          {texts.since(formats.dateTime(device.created_at))} ·{" "}
          {device.last_sent_at === null
            ? texts.never
            : texts.last(formats.dateTime(device.last_sent_at))}
        </p>
        {device.failing_since === null ? null : (
          <p className="text-label text-negative">
            {texts.failing(formats.dateTime(device.failing_since))}
          </p>
        )}
      </div>
      <Button busy={isBusy} aria-label={texts.removeNamed(name)} onClick={onRemove}>
        {texts.remove}
      </Button>
    </li>
  );
}
