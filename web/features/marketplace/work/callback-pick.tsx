// Shows when a purchased lead is called back, and opens the form that sets the time.
import { CalendarClock } from "lucide-react";
import { type ReactNode, lazy } from "react";
import type { PurchasedLead } from "../../../../contract/marketplace/lead-shapes.ts";
import { MINUTE_MS } from "../../../../domain/time.ts";
import { CALLBACK_TEXTS } from "../../../../locales/catalogues/callbacks.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useAtOnce } from "../../../lib/use-at-once.ts";
import { useNow } from "../../../lib/use-now.ts";
import { Button } from "../../../ui/button.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { FORM_PANEL, Popover } from "../../../ui/popover.tsx";
import { toast } from "../../../ui/toast.tsx";
import { useCallback } from "./use-callback.ts";

const load = () => import("./callback-form.tsx");
const CallbackForm = lazy(async () => ({ default: (await load()).CallbackForm }));

export function CallbackPick({ lead }: { readonly lead: PurchasedLead }): ReactNode {
  const texts = useTexts(CALLBACK_TEXTS);
  const formats = useFormats();
  const nowMs = useNow(MINUTE_MS);
  const { isBusy, problem, set } = useCallback(lead.sale.id);
  const { shown: at, during } = useAtOnce(lead.sale.callback_at);
  const save = async (next: string | null): Promise<void> => {
    if (!(await during(next, () => set(next)))) return;
    toast(next === null ? texts.removed : texts.saved(formats.dateTime(next)));
  };
  const label =
    at === null
      ? texts.set
      : Date.parse(at) <= nowMs
        ? texts.due(formats.dateTime(at))
        : texts.at(formats.dateTime(at));
  return (
    <span className="no-print grid gap-2">
      {problem === null ? null : <ProblemNotice problem={problem} />}
      <Popover
        label={texts.set}
        className={FORM_PANEL}
        isApart
        prepare={load}
        button={(given) => (
          <Button {...given} busy={isBusy}>
            <CalendarClock size={16} strokeWidth={1.5} aria-hidden="true" />
            {label}
          </Button>
        )}
      >
        {(close) => (
          <CallbackForm
            at={at}
            zone={lead.time_zone}
            onSave={(next) => {
              close();
              void save(next);
            }}
          />
        )}
      </Popover>
    </span>
  );
}
