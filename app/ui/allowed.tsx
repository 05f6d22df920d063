import { createContext, type ReactNode, useContext } from "react";

/** Whether the person may open a URL of the back office, or post to it. */
export type IsAllowed = (address: string, act?: "read" | "write") => boolean;

const AllowedContext = createContext<IsAllowed>(() => false);

/** Gives the parts of a screen a function that checks what the signed-in person may do. The server checks it again. */
export function Allowed({ is, children }: { is: IsAllowed; children: ReactNode }) {
  return <AllowedContext value={is}>{children}</AllowedContext>;
}

/** Returns the function that checks what the signed-in person may do. A screen offers only allowed actions. */
export function useAllowed(): IsAllowed {
  return useContext(AllowedContext);
}
