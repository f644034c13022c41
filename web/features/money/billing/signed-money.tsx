// Shows an amount with its sign: plus for money in, minus for money out.
import type { ReactNode } from "react";
import { type Formats, useFormats } from "../../../lib/format/format.ts";

export function signedMoney(cents: number, formats: Formats): string {
  return cents > 0 ? `+${formats.money(cents)}` : formats.money(cents);
}

export function SignedMoney({ cents }: { readonly cents: number }): ReactNode {
  const formats = useFormats();
  return (
    <span className={`whitespace-nowrap ${cents > 0 ? "font-medium text-accent" : ""}`}>
      {signedMoney(cents, formats)}
    </span>
  );
}
