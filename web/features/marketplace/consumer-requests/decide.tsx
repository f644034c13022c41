// The buttons that carry a consumer's request out or decline it, each with its question.
import { type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import type { ConsumerRequest } from "../../../../contract/marketplace/consumer-requests.ts";
import {
  DECLINE_REASONS,
  type DeclineReason,
} from "../../../../domain/consumers/consumer-request.ts";
import { CONSUMER_REQUEST_TEXTS } from "../../../../locales/catalogues/consumer-requests.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Button } from "../../../ui/button.tsx";
import { Confirm } from "../../../ui/confirm.tsx";
import { RadioChoice } from "../../../ui/radio-choice.tsx";
import { consequences } from "./request-words.ts";
import { useDecision } from "./use-decision.ts";

interface DecideProps {
  readonly request: ConsumerRequest;
}

export function Decide({ request }: DecideProps): ReactNode {
  const texts = useTexts(CONSUMER_REQUEST_TEXTS);
  const [asked, ask] = useState<"carry_out" | "decline" | null>(null);
  const close = (): void => ask(null);
  const { abilities } = request;
  return (
    <div className="flex flex-wrap gap-2">
      {abilities.carry_out ? (
        <Button kind="primary" aria-haspopup="dialog" onClick={() => ask("carry_out")}>
          {texts.carryOut}
        </Button>
      ) : null}
      {abilities.decline ? (
        <Button kind="danger" aria-haspopup="dialog" onClick={() => ask("decline")}>
          {texts.decline}
        </Button>
      ) : null}
      {asked === null
        ? null
        : createPortal(
            asked === "carry_out" ? (
              <AskCarryOut request={request} onClose={close} />
            ) : (
              <AskDecline request={request} onClose={close} />
            ),
            document.body,
          )}
    </div>
  );
}

interface AskProps extends DecideProps {
  readonly onClose: () => void;
}

function AskCarryOut({ request, onClose }: AskProps): ReactNode {
  const texts = useTexts(CONSUMER_REQUEST_TEXTS);
  const formats = useFormats();
  const { isBusy, problem, carryOut } = useDecision(request.id);
  return (
    <Confirm
      title={texts.ask.titles[request.kind]}
      action={texts.carryOut}
      kind="danger"
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onConfirm={() => {
        void carryOut().then((isDone) => {
          if (isDone) onClose();
        });
      }}
    >
      <ul className="grid list-disc gap-1 pl-5">
        {consequences(request, texts.ask, formats).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className="font-medium">{texts.ask.final}</p>
    </Confirm>
  );
}

function AskDecline({ request, onClose }: AskProps): ReactNode {
  const texts = useTexts(CONSUMER_REQUEST_TEXTS);
  const { isBusy, problem, decline } = useDecision(request.id);
  const [reason, choose] = useState<DeclineReason | "">("");
  const { title, legend, missing, reasons, abouts } = texts.declining;
  return (
    <Confirm
      title={title}
      action={texts.decline}
      kind="danger"
      isBusy={isBusy}
      problem={problem}
      disabledBecause={reason === "" ? missing : null}
      onClose={onClose}
      onConfirm={() => {
        if (reason === "") return;
        void decline(reason).then((isDone) => {
          if (isDone) onClose();
        });
      }}
    >
      <RadioChoice<DeclineReason | "">
        legend={legend}
        options={DECLINE_REASONS.map((value) => ({
          value,
          label: reasons[value],
          about: abouts[value],
        }))}
        value={reason}
        onChange={choose}
      />
    </Confirm>
  );
}
