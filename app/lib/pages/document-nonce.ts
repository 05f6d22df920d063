import { createContext, useContext } from "react";

/**
 * The mark (a placeholder nonce) of the framework's inline scripts. The server recognises these scripts by the mark,
 * hashes them into the Content-Security-Policy and then removes the mark. In the browser it is undefined.
 */
export const DocumentNonceContext = createContext<string | undefined>(undefined);

/** Returns the mark of this render's inline scripts. */
export function useDocumentNonce(): string | undefined {
  return useContext(DocumentNonceContext);
}
