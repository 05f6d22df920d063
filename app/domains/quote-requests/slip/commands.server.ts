import { eq } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { quoteRequests } from "#app/db/schema/inbox.server.ts";
import { log } from "#app/lib/log.server.ts";
import { siteOrigin } from "#app/lib/pages/site-url.server.ts";
import { tokenSigner } from "#app/lib/trust/signed-token.server.ts";
import { slipDays, slipFragment, slipPath } from "./rules.ts";

/**
 * The purposes for which the two tokens are signed, so that one cannot take the place of the other. One is in the
 * slip's URL, the other in the cookie of the browser that sent the request.
 */
export const slipPurpose = { address: "quote-slip", sender: "quote-slip-sender" };
export const senderCookie = "bon";

const daySeconds = 86_400;

/** The slip (the page with the reference) to which the server redirects the visitor after a sent form. */
export interface OpenedSlip {
  /** The slip's URL. Its fragment moves the focus to the confirmation. */
  href: string;
  /** The cookie that proves that this browser sent the request. Only with it does the slip show the visitor's text. */
  cookie: string;
}

/**
 * Returns the slip of a stored request (rule forms/slip). Returns null if that fails: the request is stored all the
 * same, and the page of the form then shows the reference.
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
