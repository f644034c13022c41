// Draws the mark: a filled lot beside two of its neighbors.
import type { ReactNode } from "react";
import { useNetwork, useNetworkName } from "../lib/use-network.ts";

/** In the accent color; decoration, so the name beside it is what is read out. */
export function Mark({ size = 24 }: { readonly size?: number }): ReactNode {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
      className="shrink-0 text-accent"
    >
      <path d="M3 3h13a5 5 0 0 1 5 5v4.5H9.5V21H3z" />
      <path d="M11.5 14.5h4V21h-4zM17.5 14.5H21V21h-3.5z" opacity=".42" />
    </svg>
  );
}

/** The network's logo; without one, the product's mark. Decoration, as the mark. */
export function NetworkMark({ size = 24 }: { readonly size?: number }): ReactNode {
  const logo = useNetwork()?.logo ?? null;
  return logo === null ? <Mark size={size} /> : <img src={logo} alt="" style={{ height: size }} />;
}

/** The network's mark with its name. */
export function Brand({ size = 24 }: { readonly size?: number }): ReactNode {
  return (
    <span translate="no" className="inline-flex items-center gap-2.5 text-brand">
      <NetworkMark size={size} />
      {useNetworkName()}
    </span>
  );
}
