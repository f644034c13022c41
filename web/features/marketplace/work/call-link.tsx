// The link that calls a person: by the phone, or by the dialer that the buyer's profile names.
import type { ComponentProps, ReactNode } from "react";
import { dialerAddress } from "../../../../domain/sales/dialer.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";

interface CallLinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** Receives the focus of a sheet that opens. */
  readonly "data-first"?: boolean;
  /** In E.164. */
  readonly phone: string;
}

/** A dialer on the web opens in a window of its own, so that the lead stays in view. */
export function CallLink({ phone, ...rest }: CallLinkProps): ReactNode {
  const { value: profile } = useAnswer("GET /v1/profile");
  const address = dialerAddress(profile?.account.buyer?.dialer_url ?? null, phone);
  return (
    <a
      {...rest}
      href={address}
      {...(address.startsWith("https:") ? { target: "_blank", rel: "noopener noreferrer" } : {})}
    />
  );
}
