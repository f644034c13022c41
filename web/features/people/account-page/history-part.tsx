// What happened in an account, and what the network did about it: the activity, filtered and paged.
import { type ReactNode, useMemo } from "react";
import { ACCOUNT_PAGE_TEXTS } from "../../../../locales/catalogues/account-page.ts";
import { useUser } from "../../../lib/auth/auth.ts";
import { useAddress, wordParameter } from "../../../lib/address.ts";
import type { Where } from "../../../lib/documents/collections.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Tabs } from "../../../ui/tabs.tsx";
import { ActivityTable } from "../../network/activity/index.ts";
import type { PartProps } from "./account-page.tsx";

const WHOSE = ["own", "network"] as const;
const ADDRESS = { whose: wordParameter(WHOSE, "own") };

export function HistoryPart({ account: { id } }: PartProps): ReactNode {
  const texts = useTexts(ACCOUNT_PAGE_TEXTS).history;
  const [{ whose }] = useAddress(ADDRESS);
  const { accountId: network } = useUser();
  const only = useMemo(
    (): readonly Where[] =>
      whose === "own"
        ? [["account_id", "eq", id]]
        : [
            // In the network's own log, which the account does not read.
            ["account_id", "eq", network],
            ["subject_kind", "eq", "account"],
            ["subject_id", "eq", id],
          ],
    [whose, id, network],
  );
  const path = `/users/${id}?part=history`;
  return (
    <div className="grid gap-3">
      <Tabs
        label={texts.whose}
        look="segments"
        current={whose}
        tabs={WHOSE.map((name) => ({
          id: name,
          name: texts[name],
          to: name === "own" ? path : `${path}&whose=${name}`,
        }))}
      />
      <p className="text-text-2">{whose === "own" ? texts.ownAbout : texts.networkAbout}</p>
      <ActivityTable key={whose} only={only} />
    </div>
  );
}
