import { createHash, timingSafeEqual } from "node:crypto";
import type { RequestHeaders } from "./edge-request.ts";

/** Whether a request has this token as `Authorization: Bearer …`. Compares in constant time. */
export function hasToken(headers: RequestHeaders, token: string | undefined): boolean {
  const given = /^Bearer (\S+)$/i.exec(headers.get("authorization") ?? "")?.[1];
  if (!token || !given) return false;
  return timingSafeEqual(digest(given), digest(token));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
