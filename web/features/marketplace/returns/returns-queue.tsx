// Lists the open returns that wait for the reader: for the affiliate's answer, or for a message of
// the buyer. ?return=<id> opens one in a sheet.
import { EmptyAction } from "../../../ui/empty-action.tsx";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Return } from "../../../../contract/marketplace/returns.ts";
import { type ShownList, useDocuments } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { RETURN_TEXTS } from "../../../../locales/catalogues/returns.ts";
import type { ReturnTexts } from "../../../../locales/en/returns.ts";
import { Button } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { Empty } from "../../../ui/notice.tsx";
import { Section, SectionLink } from "../../../ui/screen.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { leadName } from "../../../lib/leads/lead-name.ts";
import { useLeads } from "../../../lib/leads/use-leads.ts";
import { Loaded } from "../../../ui/loaded.tsx";
import { Deadline } from "./deadline.tsx";
import { OpenReturn, useOpenReturn } from "./open-return.tsx";
import { useNetworkNumbers } from "../../../lib/use-network-numbers.ts";

const TO_ANSWER = [["turn", "eq", "affiliate"]] as const;
const ASKED = [["turn", "eq", "buyer"]] as const;

/** For the affiliate: an answered return leaves the list and its count. */
export function ReturnsQueue(): ReactNode {
  const texts = useTexts(RETURN_TEXTS);
  const number = useNetworkNumbers();
  // By deadline: the affiliate's time to answer runs from the filing.
  const shown = useDocuments("returns", { where: TO_ANSWER, order: "filed_at" });
  const open = useOpenReturn();
  const title = texts.toAnswer;
  return (
    <Section
      title={title}
      actions={
        <>
          {shown.value === undefined || shown.value.length === 0 ? null : (
            <span className="text-text-2">{texts.count(shown.value.length)}</span>
          )}
          <SectionLink to="/leads?part=returns">{texts.allReturns}</SectionLink>
        </>
      }
    >
      <Loaded shown={shown} room="min-h-48">
        {(returns) =>
          returns.length === 0 ? (
            <Empty sentence={texts.noneToAnswer(number("return_answer_hours"))}>
              <EmptyAction action="returns" />
            </Empty>
          ) : (
            <Waiting shown={shown} returns={returns} label={title} onOpen={open} />
          )
        }
      </Loaded>
      <OpenReturn />
    </Section>
  );
}

/** The returns about which the network asked the buyer; nothing without one. */
export function AskedReturns(): ReactNode {
  const texts = useTexts(RETURN_TEXTS);
  const shown = useDocuments("returns", { where: ASKED, order: "deadline" });
  const open = useOpenReturn();
  const returns = shown.value ?? [];
  if (returns.length === 0) return <OpenReturn />;
  return (
    <Section
      title={texts.toWrite}
      actions={<SectionLink to="/leads?part=returns">{texts.allReturns}</SectionLink>}
    >
      <Waiting shown={shown} returns={returns} label={texts.toWrite} onOpen={open} />
      <OpenReturn />
    </Section>
  );
}

function Waiting({
  shown,
  returns,
  label,
  onOpen,
}: {
  readonly shown: ShownList<Return>;
  readonly returns: readonly Return[];
  readonly label: string;
  readonly onOpen: (id: string) => void;
}): ReactNode {
  const texts = useTexts(RETURN_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const leadOf = useLeads(returns.map(({ lead_id: id }) => id));
  return (
    <>
      <ul
        aria-label={label}
        className="divide-y divide-line rounded-panel border border-line bg-surface"
      >
        {returns.map((item) => {
          const lead = leadOf(item.lead_id);
          return (
            <WaitingReturn
              key={item.id}
              item={item}
              name={lead === null ? texts.lead : leadName(lead, words)}
              onOpen={() => onOpen(item.id)}
            />
          );
        })}
      </ul>
      {shown.hasMore ? (
        <div>
          <Button busy={shown.isLoadingMore} onClick={shown.loadMore}>
            {texts.all}
          </Button>
        </div>
      ) : null}
    </>
  );
}

interface WaitingReturnProps {
  readonly item: Return;
  readonly name: string;
  readonly onOpen: () => void;
}

function WaitingReturn({ item, name, onOpen }: WaitingReturnProps): ReactNode {
  const texts = useTexts(RETURN_TEXTS);
  const formats = useFormats();
  const cents = item.price_cents ?? item.earning_cents;
  return (
    <li
      className={classes(
        "grid items-center gap-x-4 gap-y-2 px-4 py-2.5",
        "sm:grid-cols-[minmax(0,1fr)_auto]",
      )}
    >
      <div className="grid justify-items-start gap-1">
        <TwoLines
          main={<span className="font-medium">{texts.reason[item.reason]}</span>}
          sub={
            <Link
              to={`/leads/${item.lead_id}`}
              className="inline-block min-h-6 py-1 underline hover:text-text"
            >
              {name}
            </Link>
          }
        />
        <Deadline item={item} />
      </div>
      <div className="flex items-center justify-between gap-2 sm:grid sm:justify-items-end">
        {cents === null ? null : <span className="font-medium">{formats.money(cents)}</span>}
        <Button
          kind={actionOf(item, texts) === texts.read ? "plain" : "primary"}
          aria-label={`${actionOf(item, texts)}: ${texts.reason[item.reason]}, ${name}`}
          onClick={onOpen}
        >
          {actionOf(item, texts)}
        </Button>
      </div>
    </li>
  );
}

function actionOf(
  { abilities, turn, affiliate_id: affiliate }: Return,
  texts: Pick<ReturnTexts, "answer" | "decide" | "read" | "write">,
): string {
  if (abilities.answer) return texts.answer;
  if (abilities.decide) return texts.decide;
  // Only a buyer does not see whose lead it was.
  return abilities.write && turn === "buyer" && affiliate === null ? texts.write : texts.read;
}
