import { createContext, type ReactNode, useContext } from "react";

/** Whether the person may open an address of the back office, or post to it. */
export type IsAllowed = (address: string, act?: "read" | "write") => boolean;

const AllowedContext = createContext<IsAllowed>(() => false);

/** Tells the parts of a screen what the signed-in person may do. The server checks it again. */
export function Allowed({ is, children }: { is: IsAllowed; children: ReactNode }) {
  return <AllowedContext value={is}>{children}</AllowedContext>;
}

/** Returns what the signed-in person may do: what they may not is not shown. */
export function useAllowed(): IsAllowed {
  return useContext(AllowedContext);
}
