// Handles push notifications while the app is open: renews subscriptions, takes messages from the
// service worker, and asks after the first purchase or sale that comes in. It loads after the
// screen.
import { type ReactNode, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useSessionEnded } from "../../../lib/auth/auth.ts";
import { useDisplay } from "../../../lib/display/display.ts";
import { latestEvent } from "../../../lib/notifications/live-events.ts";
import { mayAskAboutPush, notePushAsked } from "../../../lib/push/push-asked.ts";
import { takePushMessages } from "../../../lib/push/push-messages.ts";
import { keepPush, pushDevice, supportsPush } from "../../../lib/push/push.ts";
import { useStore } from "../../../lib/store.ts";
import { AskSheet } from "./ask-sheet.tsx";

const ABOUT: Readonly<Record<string, "bought" | "sold">> = {
  lead_bought: "bought",
  lead_sold: "sold",
};

export default function PushWatch(): ReactNode {
  const isSupported = supportsPush();
  useEffect(() => {
    // It shows nothing and asks nothing.
    if (!isSupported)
      console.error("This browser does not support notifications: nothing is shown for them.");
  }, [isSupported]);
  return isSupported ? <Watch /> : null;
}

function Watch(): ReactNode {
  const { language } = useDisplay();
  const hasEnded = useSessionEnded();
  const navigate = useNavigate();
  useEffect(() => {
    // Not reached, it is tried again with the next start.
    if (!hasEnded) void keepPush(language).catch(() => undefined);
  }, [language, hasEnded]);
  useEffect(() => takePushMessages((url) => void navigate(url)), [navigate]);
  return <Ask />;
}

/** Only an event during the visit is a reason to ask; never the start of the app. */
function Ask(): ReactNode {
  const device = useStore(pushDevice);
  const [about, ask] = useState<"bought" | "sold" | null>(null);
  useEffect(
    () =>
      latestEvent.subscribe(() => {
        const happened = ABOUT[latestEvent.get()?.data.type ?? ""];
        if (
          happened === undefined ||
          pushDevice.get() !== null ||
          Notification.permission === "denied" ||
          !mayAskAboutPush(Date.now())
        )
          return;
        notePushAsked(Date.now());
        ask(happened);
      }),
    [],
  );
  return about === null || device !== null ? null : (
    <AskSheet about={about} onClose={() => ask(null)} />
  );
}
