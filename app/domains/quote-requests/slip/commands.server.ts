import { eq } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { quoteRequests } from "#app/db/schema/inbox.server.ts";
import { log } from "#app/lib/log.server.ts";
import { siteOrigin } from "#app/lib/pages/site-url.server.ts";
import { tokenSigner } from "#app/lib/trust/signed-token.server.ts";
import { slipDays, slipFragment, slipPath } from "./rules.ts";

/**
 * The purposes of the two signatures: one for the slip's URL, one for the cookie of the browser that sent the request.
 */
export const slipPurpose = { address: "quote-slip", sender: "quote-slip-sender" };
export const senderCookie = "bon";

const daySeconds = 86_400;

/** The slip (the page with the reference) with which the server responds to a sent form. */
export interface OpenedSlip {
  /** The slip's URL, with the fragment that moves the focus to the confirmation. */
  href: string;
  /** The cookie with which only this browser sees the text of the request on the slip. */
  cookie: string;
}

/**
 * Returns the slip of a stored request (rule forms/slip). Null when the slip cannot be made; the request stays stored,
 * and the form then shows its reference.
 */
export async function openSlip(reference: string): Promise<OpenedSlip | null> {
  try {
    const [row] = await db
      .select({ id: quoteRequests.id })
      .from(quoteRequests)
      .where(eq(quoteRequests.reference, reference));
    if (!row) return null;
    const signer = await tokenSigner();
    const path = slipPath(signer.sign(slipPurpose.address, row.id));
    const secure = siteOrigin().startsWith("https:") ? "; Secure" : "";
    const value = signer.sign(slipPurpose.sender, row.id);
    return {
      href: path + slipFragment,
      cookie: `${senderCookie}=${value}; Max-Age=${slipDays * daySeconds}; Path=${path}; HttpOnly; SameSite=Lax${secure}`,
    };
  } catch (error) {
    log.error({ err: error }, "slip not opened");
    return null;
  }
}
