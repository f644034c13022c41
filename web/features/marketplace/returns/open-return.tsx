// Shows the return that the address opens: ?return=<id>.
import { type ReactNode, Suspense, lazy } from "react";
import { uuidParameter, useAddress } from "../../../lib/address.ts";

const ADDRESS = { return: uuidParameter() };
const ReturnSheet = lazy(async () => ({
  default: (await import("./return-sheet.tsx")).ReturnSheet,
}));

/** Opens a return, by its id. */
export function useOpenReturn(): (id: string) => void {
  const [, change] = useAddress(ADDRESS);
  return (id) => change({ return: id });
}

export function OpenReturn(): ReactNode {
  const [{ return: open }, change] = useAddress(ADDRESS);
  return open === null ? null : (
    <Suspense>
      <ReturnSheet key={open} id={open} onClose={() => change({ return: null })} />
    </Suspense>
  );
}
