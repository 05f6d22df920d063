const html = `<!doctype html>
<html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>Hors ligne | Back-office</title>
<style>main{max-width:34rem;margin:20vh auto 0;padding:0 1rem;font:1.0625rem/1.5 system-ui,sans-serif}</style>
<main>
<h1>Hors ligne</h1>
<p>Cet écran n’a pas encore été ouvert sur cet appareil. Il s’ouvrira au retour du réseau.</p>
<p><a href="/admin">Tableau de bord</a></p>
</main></html>`;

/** Returns the back office's page for a navigation without a network to a URL of which no response is stored. */
export function offlinePage(): Response {
  return offlineAnswer(html);
}

/**
 * Returns a worker's answer to a navigation without a network. The page may use nothing but its own styles, and the
 * script with this hash, if it has one (`sha256-…`).
 */
export function offlineAnswer(page: string, scriptHash?: string): Response {
  const scripts = scriptHash ? `; script-src '${scriptHash}'` : "";
  return new Response(page, {
    status: 503,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": `default-src 'none'; style-src 'unsafe-inline'${scripts}`,
    },
  });
}
