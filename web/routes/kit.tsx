// Every part of web/ui on one page, for whoever builds screens. Served in development only.
import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { queryClient } from "../lib/documents/query-client.ts";
import { changeDisplay, useDisplay } from "../lib/display/display.ts";
import { Button } from "../ui/button.tsx";
import { Screen } from "../ui/screen.tsx";
import { Toasts } from "../ui/toast.tsx";
import { KitTable } from "../features/kit/kit-table.tsx";

export default function Kit(): ReactNode {
  return (
    <QueryClientProvider client={queryClient}>
      <main className="mx-auto max-w-[1440px] p-4 lg:p-6">
        <Screen title="Kit" about="Every part that screens are made of" actions={<KitDisplay />}>
          <KitTable />
        </Screen>
      </main>
      <Toasts />
    </QueryClientProvider>
  );
}

function KitDisplay(): ReactNode {
  const { theme, language } = useDisplay();
  return (
    <>
      <Button onClick={() => changeDisplay({ theme: theme === "dark" ? "light" : "dark" })}>{theme === "dark" ? "Light" : "Dark"}</Button>
      <Button onClick={() => changeDisplay({ language: language === "en" ? "es" : "en" })}>{language === "en" ? "Español" : "English"}</Button>
    </>
  );
}
