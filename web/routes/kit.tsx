// Shows every part of web/ui on one page, for developers of screens. Served in development only.
import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { queryClient } from "../lib/documents/query-client.ts";
import { changeDisplay, useDisplay } from "../lib/display/display.ts";
import { Button } from "../ui/button.tsx";
import { Screen, Section } from "../ui/screen.tsx";
import { Toasts } from "../ui/toast.tsx";
import { KitCharts } from "../app/kit/kit-charts.tsx";
import { KitFigures } from "../app/kit/kit-figures.tsx";
import { KitControls, KitFields, KitRecord } from "../app/kit/kit-parts.tsx";
import { KitStates } from "../app/kit/kit-states.tsx";
import { KitTable } from "../app/kit/kit-table.tsx";

export default function Kit(): ReactNode {
  return (
    <QueryClientProvider client={queryClient}>
      <main className="mx-auto max-w-[1440px] p-4 lg:p-6">
        <Screen title="Kit" about="Every part that screens are made of" actions={<KitDisplay />}>
          <KitFigures />
          <KitCharts />
          <KitControls />
          <Section title="A record">
            <KitRecord />
          </Section>
          <KitFields />
          <KitTable />
          <KitStates />
        </Screen>
      </main>
      <Toasts />
    </QueryClientProvider>
  );
}

function KitDisplay(): ReactNode {
  const { theme, language } = useDisplay();
  const isDark =
    theme === "dark" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  return (
    <>
      <Button onClick={() => changeDisplay({ theme: isDark ? "light" : "dark" })}>
        {isDark ? "Light" : "Dark"}
      </Button>
      <Button onClick={() => changeDisplay({ language: language === "en" ? "es" : "en" })}>
        {language === "en" ? "Español" : "English"}
      </Button>
    </>
  );
}
