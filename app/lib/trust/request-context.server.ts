import { createContext } from "react-router";

export interface RequestInfo {
  /** Identifies this request in the log and in the X-Request-Id of the response. */
  requestId: string;
  /** The visitor's own IP address, not that of a proxy. It is personal data: never store or log it. */
  clientAddress: string;
  /** Today's pseudonym of the IP address, the same on every node. It identifies nobody after that day. */
  clientKey: string;
  /** Today's pseudonym of the network of the IP address (networkKey). */
  networkKey: string;
}

/** The HTTP layer's facts about the current request. Read them with `context.get(requestInfo)`. */
export const requestInfo = createContext<RequestInfo>();
