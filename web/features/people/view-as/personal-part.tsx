// Says in place of what is each person's own that a view of an account does not show it.
import type { ReactNode } from "react";
import { VIEW_TEXTS } from "../../../../locales/catalogues/views.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Notice } from "../../../ui/notice.tsx";

export default function PersonalPart(): ReactNode {
  return <Notice>{useTexts(VIEW_TEXTS).personal}</Notice>;
}
