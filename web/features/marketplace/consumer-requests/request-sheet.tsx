// Shows the request that the address opens: ?request=<id>.
import type { ReactNode } from "react";
import type { ConsumerRequest } from "../../../../contract/marketplace/consumer-requests.ts";
import { CONSUMER_REQUEST_TEXTS } from "../../../../locales/catalogues/consumer-requests.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useAccountFormats } from "../../../lib/format/use-account-formats.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Loaded } from "../../../ui/loaded.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { Progress } from "./due.tsx";
import { RequestDetail } from "./request-detail.tsx";
import { lastDay } from "./request-words.ts";

interface RequestSheetProps {
  readonly id: string;
  readonly onClose: () => void;
}

export function RequestSheet({ id, onClose }: RequestSheetProps): ReactNode {
  const texts = useTexts(CONSUMER_REQUEST_TEXTS);
  const shown = useAnswer("GET /v1/consumer-requests/{id}", { params: { id } });
  const title = shown.value === undefined ? texts.one : texts.asks[shown.value.kind];
  return (
    <Sheet title={title} onClose={onClose}>
      <Loaded shown={shown}>{(request) => <Shown request={request} />}</Loaded>
    </Sheet>
  );
}

function Shown({ request }: { readonly request: ConsumerRequest }): ReactNode {
  const { facts } = useTexts(CONSUMER_REQUEST_TEXTS);
  const formats = useAccountFormats();
  return (
    <div className="grid gap-4">
      <Progress request={request} />
      <RequestDetail request={request} more={[[facts.due, lastDay(request, formats)]]} />
    </div>
  );
}
