// Makes the filter of a list by typed words, which the server looks for in its names.
import { useMemo } from "react";
import { FIND_IN_LIST_TEXTS } from "../../../locales/catalogues/find-in-list.ts";
import type { FindInListTexts } from "../../../locales/en/find-in-list.ts";
import { useTexts } from "../../lib/text/text.ts";
import type { TextFilter } from "./columns.ts";

/** Returns the filter; `of` names what the list can be found by. */
export function useFindFilter(of: keyof FindInListTexts["hints"]): TextFilter {
  const { label, hints } = useTexts(FIND_IN_LIST_TEXTS);
  const hint = hints[of];
  return useMemo(() => ({ kind: "text", id: "find", label, hint }), [label, hint]);
}
