// Settings: what a person, their company and, for the operator, the network can be set to. The part
// shown stands in the address.
import { type ComponentType, type ReactNode, Suspense, lazy } from "react";
import { NavLink, useSearchParams } from "react-router";
import { DisplayPart } from "../features/settings/display-part.tsx";
import { KeysPart } from "../features/settings/keys-part.tsx";
import { NetworkPart } from "../features/settings/network-part.tsx";
import { ExclusionsPart } from "../features/settings/exclusions-part.tsx";
import { ProfilePart } from "../features/settings/profile-part.tsx";
import { SecurityPart } from "../features/settings/security-part.tsx";
import { TeamPart } from "../features/settings/team-part.tsx";
import { useUser } from "../lib/auth/auth.ts";
import { useTexts } from "../lib/text/text.ts";
import { SETTINGS_TEXTS } from "../texts/settings.ts";
import { SHELL_TEXTS } from "../texts/shell.ts";
import { classes } from "../ui/classes.ts";
import { Screen } from "../ui/screen.tsx";
import { ScreenSpinner } from "../ui/spinner.tsx";

/** As large as a screen of its own, or seldom opened. */
const AssistantPart = lazy(() => import("../features/settings/assistant-part.tsx"));
const DeliveriesPart = lazy(() => import("../features/deliveries/deliveries-part.tsx"));
const FormsPart = lazy(() => import("../features/forms/forms-part.tsx"));
const EmailsPart = lazy(() => import("../features/emails/emails-part.tsx"));
const NotificationsPart = lazy(() => import("../features/settings/notifications-part.tsx"));
const PayoutsPart = lazy(() => import("../features/settings/payouts-part.tsx"));
const TrackingPart = lazy(() => import("../features/tracking/tracking-part.tsx"));
const WebhooksPart = lazy(() => import("../features/webhooks/webhooks-part.tsx"));
const SourcesPart = lazy(() => import("../features/sources/sources-part.tsx"));

const PARTS = {
  profile: ProfilePart,
  display: DisplayPart,
  notifications: NotificationsPart,
  security: SecurityPart,
  keys: KeysPart,
  sources: SourcesPart,
  forms: FormsPart,
  tracking: TrackingPart,
  payouts: PayoutsPart,
  webhooks: WebhooksPart,
  deliveries: DeliveriesPart,
  team: TeamPart,
  exclusions: ExclusionsPart,
  network: NetworkPart,
  emails: EmailsPart,
  assistant: AssistantPart,
} satisfies Record<string, ComponentType>;
type Part = keyof typeof PARTS;

const COMMON = ["profile", "team", "display", "notifications", "security"] as const;
const PARTS_OF: Readonly<Record<string, readonly Part[]>> = {
  advertiser: [...COMMON, "exclusions", "deliveries", "webhooks", "keys"],
  affiliate: [...COMMON, "sources", "forms", "tracking", "payouts", "webhooks", "keys"],
  admin: [...COMMON, "network", "emails", "assistant", "webhooks", "keys"],
};

const NOT_FOR_AGENTS: ReadonlySet<Part> = new Set(["webhooks", "deliveries", "emails"]);

export default function Settings(): ReactNode {
  const { role, seat } = useUser();
  const texts = useTexts(SETTINGS_TEXTS);
  const shell = useTexts(SHELL_TEXTS);
  const [search] = useSearchParams();
  // Keys open everything the account may do: they are an owner's.
  const parts = (PARTS_OF[role] ?? COMMON).filter(
    (name) =>
      (name !== "keys" || seat === "owner") && (!NOT_FOR_AGENTS.has(name) || seat !== "agent"),
  );
  const part = parts.find((name) => name === search.get("part")) ?? "profile";
  const Content = PARTS[part];
  return (
    <Screen
      title={shell.screens.settings}
      about={
        role === "advertiser" || role === "affiliate" || role === "admin"
          ? texts.about[role]
          : texts.about.other
      }
    >
      <nav
        aria-label={shell.screens.settings}
        className="flex flex-wrap gap-1 border-b border-line pb-2"
      >
        {parts.map((name) => (
          <NavLink
            key={name}
            to={name === "profile" ? "/settings" : `/settings?part=${name}`}
            aria-current={name === part ? "page" : false}
            className={classes(
              "flex min-h-8 items-center rounded-full px-3",
              name === part ? "bg-text text-bg" : "text-text-2 hover:bg-sunken hover:text-text",
            )}
          >
            {texts.parts[name]}
          </NavLink>
        ))}
      </nav>
      <Suspense fallback={<ScreenSpinner />}>
        <Content />
      </Suspense>
    </Screen>
  );
}
