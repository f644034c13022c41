// The buttons of a filter's form.
import type { ReactNode } from "react";
import { useTexts } from "../../lib/text/text.ts";
import { TABLE_TEXTS } from "../../../locales/catalogues/table.ts";
import { UI_TEXTS } from "../../../locales/catalogues/ui.ts";
import { Button } from "../button.tsx";

export function FormButtons({ onClear }: { readonly onClear: () => void }): ReactNode {
  const texts = useTexts(TABLE_TEXTS);
  const ui = useTexts(UI_TEXTS);
  return (
    <div className="flex justify-between gap-2">
      <Button kind="quiet" onClick={onClear}>
        {texts.clear}
      </Button>
      <Button kind="primary" type="submit">
        {ui.apply}
      </Button>
    </div>
  );
}
