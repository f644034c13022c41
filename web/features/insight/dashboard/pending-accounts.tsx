// Lists accounts that wait for the operator's approval, with the decision in place.
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useDocuments } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { ACCOUNT_TEXTS } from "../../../../locales/catalogues/accounts.ts";
import { DASHBOARD_TEXTS } from "../../../../locales/catalogues/dashboard.ts";
import { classes } from "../../../ui/classes.ts";
import { Name } from "../../../ui/name.tsx";
import { Empty } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/screen.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { AccountDecision } from "../../people/accounts/index.ts";
import { Loaded } from "../../../ui/loaded.tsx";

export function PendingAccounts(): ReactNode {
  const texts = useTexts(DASHBOARD_TEXTS).accounts;
  const words = useTexts(ACCOUNT_TEXTS);
  const formats = useFormats();
  const shown = useDocuments("accounts", {
    where: [["status", "eq", "pending"]],
    order: "created_at",
  });
  return (
    <Section title={texts.title}>
      <Loaded shown={shown}>
        {(accounts) =>
          accounts.length === 0 ? (
            <Empty sentence={texts.none} />
          ) : (
            <ul
              aria-label={texts.title}
              className="divide-y divide-line rounded-panel border border-line bg-surface"
            >
              {accounts.map((account) => (
                <li
                  key={account.id}
                  className={classes(
                    "flex flex-wrap items-center justify-between",
                    "gap-x-6 gap-y-2 px-4 py-2.5",
                  )}
                >
                  <div className="min-w-0 flex-1 basis-56">
                    <TwoLines
                      main={
                        <Link
                          to={`/users?account=${account.id}`}
                          className="font-medium hover:underline"
                        >
                          <Name>{account.name}</Name>
                        </Link>
                      }
                      sub={
                        `${words.kind[account.kind]} · ${texts.signedUp} ` +
                        `${formats.dateTime(account.created_at)}`
                      }
                    />
                  </div>
                  <span className="flex flex-wrap gap-2">
                    <AccountDecision account={account} />
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  );
}
