// Says that the network holds a lead for review, and why; its people release or unlist the lead.
import { type ReactNode, useState } from "react";
import type { Quarantine } from "../../../../contract/marketplace/quarantine.ts";
import { QUARANTINE_TEXTS } from "../../../../locales/catalogues/quarantine.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useNetwork } from "../../../lib/use-network.ts";
import { Button } from "../../../ui/button.tsx";
import { Confirm } from "../../../ui/confirm.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { Said } from "../../../ui/name.tsx";
import { Notice, ProblemNotice } from "../../../ui/notice.tsx";
import { HoldSheet } from "./hold-sheet.tsx";
import { useReview } from "./use-review.ts";

export function HeldLead({ leadId }: { readonly leadId: string }): ReactNode {
  const [overId, endReview] = useState<string | null>(null);
  // Once the review is over there is nothing to read, even before the lead is read again.
  return overId === leadId ? null : <HeldNow leadId={leadId} onOver={() => endReview(leadId)} />;
}

interface HeldNowProps {
  readonly leadId: string;
  /** The lead was released, or taken off for good. */
  readonly onOver: () => void;
}

function HeldNow({ leadId, onOver }: HeldNowProps): ReactNode {
  const shown = useAnswer("GET /v1/listings/{lead_id}/quarantine", {
    params: { lead_id: leadId },
  });
  return (
    <Loaded shown={shown}>
      {(quarantine) => <Held quarantine={quarantine} onOver={onOver} />}
    </Loaded>
  );
}

interface HeldProps extends Pick<HeldNowProps, "onOver"> {
  readonly quarantine: Quarantine;
}

function Held({ quarantine, onOver }: HeldProps): ReactNode {
  const { reason, since, set_by_name: person, abilities } = quarantine;
  const texts = useTexts(QUARANTINE_TEXTS);
  const formats = useFormats();
  const network = useNetwork()?.name ?? "Plat";
  const when = formats.dateTime(since);
  return (
    <Notice tone="warning" className="grid gap-3">
      <div className="grid min-w-0 gap-1">
        <p className="font-semibold">{texts.held(network)}</p>
        <p className="break-words">{reason === null ? texts.noReason : <Said>{reason}</Said>}</p>
        <p className="text-label text-text-2">
          {person === null ? texts.since(when) : texts.sinceBy(when, person)}
        </p>
        {abilities.release ? null : (
          <p className="text-label text-text-2">{texts.onlyThem(network)}</p>
        )}
      </div>
      {abilities.release ? <Decide quarantine={quarantine} onOver={onOver} /> : null}
    </Notice>
  );
}

/** Releases the lead, changes the reason, or unlists it after a question. */
function Decide({
  quarantine: { lead_id: leadId, reason, abilities },
  onOver,
}: HeldProps): ReactNode {
  const texts = useTexts(QUARANTINE_TEXTS);
  const { isBusy, problem, release, withdraw } = useReview(leadId, onOver);
  const [open, setOpen] = useState<"unlist" | "reason" | null>(null);
  const close = (): void => setOpen(null);
  return (
    <>
      {problem === null || open === "unlist" ? null : <ProblemNotice problem={problem} />}
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" busy={isBusy && open === null} onClick={() => void release()}>
          {texts.release}
        </Button>
        <Button aria-haspopup="dialog" onClick={() => setOpen("reason")}>
          {texts.change}
        </Button>
        {abilities.withdraw ? (
          <Button kind="danger" aria-haspopup="dialog" onClick={() => setOpen("unlist")}>
            {texts.withdraw}
          </Button>
        ) : null}
      </div>
      {open === "unlist" ? (
        <Confirm
          title={texts.ask}
          action={texts.withdraw}
          kind="danger"
          isBusy={isBusy}
          problem={problem}
          onClose={close}
          onConfirm={() => void withdraw()}
        >
          <p className="text-text-2">{texts.askAbout}</p>
        </Confirm>
      ) : null}
      {open === "reason" ? <HoldSheet leadId={leadId} reason={reason} onClose={close} /> : null}
    </>
  );
}
