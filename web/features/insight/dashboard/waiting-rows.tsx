// The rows of what waits for the operator: each with what it is, how long it may wait, its amount,
// and one action.
import { Banknote, Undo2, UserRoundCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Account } from "../../../../contract/network/accounts.ts";
import type { AnswerOf } from "../../../lib/api/operation.ts";
import type { License } from "../../../../contract/network/licenses.ts";
import { LICENSE_TEXTS } from "../../../../locales/catalogues/licenses.ts";
import type { SellerName } from "../../../../contract/network/seller-names.ts";
import type { Return } from "../../../../contract/marketplace/returns.ts";
import { ACCOUNT_TEXTS } from "../../../../locales/catalogues/accounts.ts";
import { DASHBOARD_TEXTS } from "../../../../locales/catalogues/dashboard.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { RETURN_TEXTS } from "../../../../locales/catalogues/returns.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { leadName } from "../../../lib/leads/lead-name.ts";
import { useLeads } from "../../../lib/leads/use-leads.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useNow } from "../../../lib/use-now.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Name } from "../../../ui/name.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { Deadline, useOpenReturn } from "../../marketplace/returns/index.ts";
import { AccountDecision } from "../../people/accounts/index.ts";
import { useAccountNames } from "../../../lib/accounts/use-accounts.ts";
import { MINUTE_MS } from "../../../../domain/time.ts";

type Payout = AnswerOf<"GET /v1/payouts">["items"][number];

interface RowProps {
  readonly icon: ReactNode;
  readonly main: ReactNode;
  readonly sub: ReactNode;
  readonly when: ReactNode;
  readonly amount: string | null;
  readonly action: ReactNode;
}

function Row({ icon, main, sub, when, amount, action }: RowProps): ReactNode {
  return (
    <li className="@container">
      <div
        className={
          "grid grid-cols-[24px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 px-4 py-2 " +
          "@min-[620px]:grid-cols-[24px_minmax(0,1fr)_220px_80px_88px]"
        }
      >
        <span aria-hidden="true" className="text-text-2">
          {icon}
        </span>
        <TwoLines main={main} sub={sub} />
        <span
          className={
            "text-label text-text-2 @max-[620px]:order-1 @max-[620px]:col-span-2 " +
            "@max-[620px]:col-start-2"
          }
        >
          {when}
        </span>
        <span className="text-right font-semibold">{amount}</span>
        <span
          className={
            "flex flex-wrap justify-end gap-2 @max-[620px]:order-2 @max-[620px]:col-span-3"
          }
        >
          {action}
        </span>
      </div>
    </li>
  );
}

export function WaitingReturns({ returns }: { readonly returns: readonly Return[] }): ReactNode {
  const texts = useTexts(RETURN_TEXTS);
  const own = useTexts(DASHBOARD_TEXTS).waiting;
  const words = useTexts(LEAD_WORDS);
  const formats = useFormats();
  const leadOf = useLeads(returns.map(({ lead_id: id }) => id));
  const open = useOpenReturn();
  return returns.map((item, index) => {
    const lead = leadOf(item.lead_id);
    const name = lead === null ? texts.lead : leadName(lead, words);
    return (
      <Row
        key={item.id}
        icon={<Undo2 size={18} strokeWidth={1.5} />}
        main={<span className="font-medium">{texts.reason[item.reason]}</span>}
        sub={
          <>
            {own.aReturn} ·{" "}
            <Link to={`/leads/${item.lead_id}`} className="hover:underline">
              {name}
            </Link>
          </>
        }
        when={<Deadline item={item} />}
        amount={formats.money(item.price_cents ?? 0)}
        action={
          <Button
            kind={index === 0 ? "primary" : "plain"}
            aria-label={`${texts.decide}: ${texts.reason[item.reason]}, ${name}`}
            onClick={() => open(item.id)}
          >
            {texts.decide}
          </Button>
        }
      />
    );
  });
}

export function WaitingAccount({ account }: { readonly account: Account }): ReactNode {
  const texts = useTexts(DASHBOARD_TEXTS).waiting;
  const words = useTexts(ACCOUNT_TEXTS);
  const formats = useFormats();
  const nowMs = useNow(MINUTE_MS);
  return (
    <Row
      icon={<UserRoundCheck size={18} strokeWidth={1.5} />}
      main={
        <Link to={`/users/${account.id}`} className="font-medium hover:underline">
          <Name>{account.name}</Name>
        </Link>
      }
      sub={texts.signedUp(words.kind[account.kind], formats.monthDay(account.created_at))}
      when={texts.waits(formats.duration(nowMs - Date.parse(account.created_at)))}
      amount={null}
      action={<AccountDecision account={account} isApprovalOnly />}
    />
  );
}

export function WaitingName({ name }: { readonly name: SellerName }): ReactNode {
  const texts = useTexts(DASHBOARD_TEXTS).waiting;
  const formats = useFormats();
  const nowMs = useNow(MINUTE_MS);
  return (
    <Row
      icon={<UserRoundCheck size={18} strokeWidth={1.5} />}
      main={
        <Link
          to={`/users/${name.account_id}?part=documents`}
          className="font-medium hover:underline"
        >
          <Name>{name.name}</Name>
        </Link>
      }
      sub={
        <>
          {texts.sellerName} <Name>{name.account_name}</Name>
        </>
      }
      when={texts.waits(formats.duration(nowMs - Date.parse(name.requested_at)))}
      amount={null}
      action={
        <ButtonLink to={`/users/${name.account_id}?part=documents`}>{texts.openName}</ButtonLink>
      }
    />
  );
}

export function WaitingLicense({ license }: { readonly license: License }): ReactNode {
  const texts = useTexts(DASHBOARD_TEXTS).waiting;
  const words = useTexts(LICENSE_TEXTS).check;
  const formats = useFormats();
  const nowMs = useNow(MINUTE_MS);
  const to = `/users/${license.account_id}?part=documents`;
  return (
    <Row
      icon={<UserRoundCheck size={18} strokeWidth={1.5} />}
      main={
        <Link to={to} className="font-medium hover:underline">
          {license.us_state}
        </Link>
      }
      sub={
        <>
          {words.waiting} <Name>{license.account_name}</Name>
        </>
      }
      when={texts.waits(formats.duration(nowMs - Date.parse(license.claimed_at)))}
      amount={null}
      action={<ButtonLink to={to}>{words.review}</ButtonLink>}
    />
  );
}

export function WaitingPayout({ payout }: { readonly payout: Payout }): ReactNode {
  const texts = useTexts(DASHBOARD_TEXTS).waiting;
  const formats = useFormats();
  const nowMs = useNow(MINUTE_MS);
  const nameOf = useAccountNames();
  return (
    <Row
      icon={<Banknote size={18} strokeWidth={1.5} />}
      main={<span className="font-medium">{texts.aPayout}</span>}
      sub={<Name>{nameOf(payout.affiliate_id) ?? texts.affiliate}</Name>}
      when={texts.waits(formats.duration(nowMs - Date.parse(payout.requested_at)))}
      amount={formats.money(payout.amount_cents)}
      action={<ButtonLink to="/billing?part=payouts">{texts.review}</ButtonLink>}
    />
  );
}
