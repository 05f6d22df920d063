import { createHash } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import script from "virtual:public-worker";
import { requestProfile } from "#app/domains/business/profile.server.ts";
import { OfflinePage, offlinePageScript } from "#app/domains/site/components/offline-page.tsx";
import type { Route } from "./+types/public-worker";

const scriptHash = `sha256-${createHash("sha256").update(offlinePageScript).digest("base64")}`;

/**
 * Responds with the script of the public pages' service worker (rule pages/offline, ADR 272). The script contains the
 * page that it shows without a network. Browsers look at each visit whether the script has changed, so that page also
 * follows a change of the settings.
 */
export function loader({ context }: Route.LoaderArgs) {
  const html = `<!doctype html>${renderToStaticMarkup(<OfflinePage profile={requestProfile(context)} />)}`;
  const constants = `const offlineHtml=${JSON.stringify(html)},offlineScriptHash=${JSON.stringify(scriptHash)};`;
  return new Response(constants + script, {
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      "Content-Security-Policy": "default-src 'none'; connect-src 'self'",
    },
  });
}
