// Activity: shows the append-only log of the account, or for the operator of the whole network.
import type { ReactNode } from "react";
import { ActivityTable } from "../features/network/activity/activity-table.tsx";
import { useUser } from "../lib/auth/auth.ts";
import { useTexts } from "../lib/text/text.ts";
import { ACTIVITY_TEXTS } from "../../locales/catalogues/activity.ts";
import { SHELL_TEXTS } from "../../locales/catalogues/shell.ts";
import { Screen } from "../ui/screen.tsx";

export default function ActivityLog(): ReactNode {
  const { role } = useUser();
  const { about } = useTexts(ACTIVITY_TEXTS);
  const { screens } = useTexts(SHELL_TEXTS);
  return (
    <Screen
      title={screens.activity}
      about={
        role === "advertiser" || role === "affiliate" || role === "admin"
          ? about[role]
          : about.other
      }
    >
      <ActivityTable />
    </Screen>
  );
}
