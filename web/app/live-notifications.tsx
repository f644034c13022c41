// Follows the signed-in person's events: refetches what an event changed on screen, reports a lost
// connection until it recovers, and announces new notifications to screen readers.
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { useDisplay } from "../lib/display/display.ts";
import { refresh } from "../lib/documents/use-documents.ts";
import { connection, followEvents } from "../lib/notifications/live-events.ts";
import { useStore } from "../lib/store.ts";
import { useTexts } from "../lib/text/text.ts";
import { BELL_TEXTS } from "../../locales/catalogues/bell.ts";
import { UI_TEXTS } from "../../locales/catalogues/ui.ts";
import { Said } from "../ui/name.tsx";

/** Everything that an event may have changed. */
const TOUCHED = [
  "/v1/leads",
  "/v1/sales",
  "/v1/listings",
  "/v1/wallet",
  "/v1/earnings",
  "/v1/returns",
  "/v1/reports",
  "/v1/campaigns",
  "/v1/imports",
  "/v1/lead-drafts",
  "/v1/forms",
  "/v1/payout",
];
/** A burst of events causes one refetch. */
const GATHER_MS = 300;
/** A shorter interruption is not reported. */
const PATIENCE_MS = 2_000;

export function LiveNotifications(): ReactNode {
  const client = useQueryClient();
  const bell = useTexts(BELL_TEXTS);
  const { language } = useDisplay();
  const [latest, setLatest] = useState("");
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const stop = followEvents(language, (event) => {
      if (event !== null) setLatest(event.notification.title);
      waiting ??= setTimeout(() => {
        waiting = undefined;
        void refresh(client, ...TOUCHED);
      }, GATHER_MS);
    });
    return () => {
      stop();
      clearTimeout(waiting);
    };
  }, [client, language]);
  return (
    <>
      <p role="status" aria-live="polite" className="sr-only">
        {latest === "" ? null : (
          <>
            {bell.arrived} <Said>{latest}</Said>
          </>
        )}
      </p>
      <ConnectionNotice />
    </>
  );
}

function ConnectionNotice(): ReactNode {
  const state = useStore(connection);
  const texts = useTexts(UI_TEXTS);
  const [isLost, beLost] = useState(false);
  useEffect(() => {
    if (state !== "lost") {
      beLost(false);
      return undefined;
    }
    const timer = setTimeout(() => beLost(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <div role="status">
      {isLost ? (
        <p
          className={
            "no-print border-b border-warning bg-warning-soft " + "px-4 py-1.5 text-center lg:px-6"
          }
        >
          {texts.offline}
        </p>
      ) : null}
    </div>
  );
}
