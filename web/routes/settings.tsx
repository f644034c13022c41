// Settings of a person, their company and, for the operator, the network. The shown section is in
// the address.
import { type ComponentType, type ReactNode, Suspense, lazy } from "react";
import { NavLink, useSearchParams } from "react-router";
import { DisplaySection } from "../features/network/settings/display-section.tsx";
import { ExclusionsSection } from "../features/network/settings/exclusions-section.tsx";
import { ProfileSection } from "../features/network/settings/profile-section.tsx";
import { SecuritySection } from "../features/network/settings/security-section.tsx";
import { TeamSection } from "../features/network/settings/team-section.tsx";
import { PersonalPart } from "../features/people/view-as/index.ts";
import { useUser } from "../lib/auth/auth.ts";
import { type SettingsPart, settingsAddress, settingsPartsOf } from "../lib/settings-parts.ts";
import { useTexts } from "../lib/text/text.ts";
import { SETTINGS_TEXTS } from "../../locales/catalogues/settings.ts";
import { SHELL_TEXTS } from "../../locales/catalogues/shell.ts";
import { classes } from "../ui/classes.ts";
import { Screen } from "../ui/screen.tsx";
import { ScreenSpinner } from "../ui/spinner.tsx";

/** Sections as large as a screen of their own, or rarely opened. */
const AlertRulesSection = lazy(() => import("../features/insight/alerts/alert-rules-section.tsx"));
const AssistantSection = lazy(() => import("../features/network/settings/assistant-section.tsx"));
const DeliveriesSection = lazy(
  () => import("../features/delivery/deliveries/deliveries-section.tsx"),
);
const FormsSection = lazy(() => import("../features/supply/forms/forms-section.tsx"));
const EmailsSection = lazy(() => import("../features/notify/emails/emails-section.tsx"));
const KeysSection = lazy(() => import("../features/network/keys/keys-section.tsx"));
const NetworkSection = lazy(() => import("../features/network/settings/network-section.tsx"));
const NotificationsSection = lazy(
  () => import("../features/network/settings/notifications-section.tsx"),
);
const PausesSection = lazy(() => import("../features/network/pauses/pauses-section.tsx"));
const PayoutsSection = lazy(() => import("../features/network/settings/payouts-section.tsx"));
const TrackingSection = lazy(() => import("../features/supply/tracking/tracking-section.tsx"));
const WebhooksSection = lazy(() => import("../features/delivery/webhooks/webhooks-section.tsx"));
const SourcesSection = lazy(() => import("../features/supply/sources/sources-section.tsx"));

const PARTS = {
  profile: ProfileSection,
  display: DisplaySection,
  notifications: NotificationsSection,
  security: SecuritySection,
  keys: KeysSection,
  sources: SourcesSection,
  forms: FormsSection,
  tracking: TrackingSection,
  payouts: PayoutsSection,
  webhooks: WebhooksSection,
  deliveries: DeliveriesSection,
  team: TeamSection,
  exclusions: ExclusionsSection,
  network: NetworkSection,
  alerts: AlertRulesSection,
  pauses: PausesSection,
  emails: EmailsSection,
  assistant: AssistantSection,
} satisfies Record<SettingsPart, ComponentType>;

/** Sections that each person has of their own. */
const PERSONAL: ReadonlySet<SettingsPart> = new Set(["display", "notifications", "security"]);

export default function Settings(): ReactNode {
  const user = useUser();
  const { role } = user;
  const texts = useTexts(SETTINGS_TEXTS);
  const shell = useTexts(SHELL_TEXTS);
  const [search] = useSearchParams();
  const parts = settingsPartsOf(user);
  const part = parts.find((name) => name === search.get("part")) ?? "profile";
  const isHidden = user.viewing !== "" && PERSONAL.has(part);
  const Content = isHidden ? PersonalPart : PARTS[part];
  return (
    <Screen
      title={shell.screens.settings}
      about={
        role === "advertiser" || role === "affiliate" || role === "admin"
          ? texts.about[role]
          : texts.about.other
      }
    >
      <div className="grid gap-5 lg:grid-cols-[176px_minmax(0,1fr)] lg:gap-8">
        <nav
          aria-label={shell.screens.settings}
          className={
            "flex flex-wrap gap-0.5 max-lg:border-b max-lg:border-line max-lg:pb-2 " +
            "lg:sticky lg:top-[calc(4.25rem+var(--view))] lg:flex-col lg:gap-0 lg:self-start"
          }
        >
          {parts.map((name) => (
            <NavLink
              key={name}
              to={settingsAddress(name)}
              aria-current={name === part ? "page" : false}
              className={classes(
                "flex min-h-8 items-center px-2.5 pointer-coarse:min-h-11 max-lg:rounded-control",
                "lg:border-l-2",
                name === part
                  ? "font-semibold max-lg:bg-accent-soft max-lg:text-accent lg:border-accent"
                  : "border-line text-text-2 hover:bg-sunken hover:text-text",
              )}
            >
              {texts.parts[name]}
            </NavLink>
          ))}
        </nav>
        <div className="grid min-w-0 content-start gap-5">
          <Suspense fallback={<ScreenSpinner />}>
            <Content />
          </Suspense>
        </div>
      </div>
    </Screen>
  );
}
