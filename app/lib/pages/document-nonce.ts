import { createContext, useContext } from "react";

/**
 * Marks the inline scripts the framework writes, so that the server can tell them from any other before it
 * hashes them into the Content-Security-Policy and strips the mark. Undefined in the browser.
 */
export const DocumentNonceContext = createContext<string | undefined>(undefined);

/** The mark for this render's own inline scripts. */
export function useDocumentNonce(): string | undefined {
  return useContext(DocumentNonceContext);
}
