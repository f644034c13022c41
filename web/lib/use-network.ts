// The network's public properties in a component.
import { useEffect, useState } from "react";
import { type Network, knownNetwork, network } from "./network.ts";

/** The network's name; the product's until the server has answered. */
export function useNetworkName(): string {
  return useNetwork()?.name ?? "Plat";
}

/** Null until the server has answered. */
export function useNetwork(): Network | null {
  const [shown, setShown] = useState(knownNetwork);
  useEffect(() => {
    if (shown === null) void network().then(setShown, () => undefined);
  }, [shown]);
  return shown;
}
