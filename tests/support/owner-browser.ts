import { changePassword } from "#app/domains/auth/commands/account.server.ts";
import { signIn, signOut } from "#app/domains/auth/commands/sign-in.server.ts";
import { getActor } from "#app/domains/auth/queries.server.ts";
import type { Actor } from "#app/domains/auth/rules.ts";

export const owner = { email: "camille@example.fr", password: "cle-usb-et-tournevis-72" };
export const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";

/** Returns an imitation of the owner's browser: it only keeps cookies. Rate limits know the browser by `clientKey`. */
export function openBrowser(clientKey = "client") {
  const jar = new Map<string, string>();
  const keep = (setCookies: string[]) => {
    for (const cookie of setCookies) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/Max-Age=0/i.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
  };
  const browser = () => ({
    cookies: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") || null,
    userAgent: firefox,
  });
  const waits: number[] = [];
  return {
    jar,
    browser,
    /** The wait that the site demanded before each attempt to sign in, in milliseconds. The tests skip these waits. */
    waits,
    /** Stores the cookies that an answer sets. */
    keep,
    async signIn(password = owner.password, email = owner.email, { trusted = false } = {}) {
      const pause = async (milliseconds: number) => void waits.push(milliseconds);
      const typed = { email, password, ...(trusted && { trusted: "on" }) };
      const outcome = await signIn(typed, clientKey, browser(), pause);
      if (outcome.outcome === "done") keep(outcome.setCookies);
      return outcome;
    },
    async actor(options?: { prolong: boolean }): Promise<Actor | null> {
      const { actor, setCookies } = await getActor(browser(), options);
      keep(setCookies);
      return actor;
    },
    async signOut() {
      keep(await signOut(browser()));
    },
    async changePassword(actor: Actor, current: string, next: string) {
      const typed = { current_password: current, new_password: next, new_password_again: next };
      const outcome = await changePassword(actor, typed, browser());
      if (outcome.outcome === "done") keep(outcome.setCookies);
      return outcome;
    },
  };
}

/** Returns the owner, signed in with a new browser. */
export async function signedIn(clientKey?: string) {
  const browser = openBrowser(clientKey);
  await browser.signIn();
  const actor = await browser.actor();
  if (!actor) throw new Error("the owner signs in");
  return { ...browser, person: actor };
}
