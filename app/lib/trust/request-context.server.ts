import { createContext } from "react-router";

export interface RequestInfo {
  /** Names this request in the log and in the X-Request-Id answered. */
  requestId: string;
  /** The visitor's own address, proxies seen through. Personal: never stored, never logged. */
  clientAddress: string;
  /** Today's pseudonym of the address, the same on every node; it means nothing once the day is over. */
  clientKey: string;
  /** The same of the network the address belongs to (networkKey). */
  networkKey: string;
}

/** What the edge knows of the request being answered. Read it with `context.get(requestInfo)`. */
export const requestInfo = createContext<RequestInfo>();
