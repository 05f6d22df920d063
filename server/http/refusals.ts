import type { EdgeRequest } from "./edge-request.ts";

/** The texts of the HTTP layer's own error responses, in plain French because a person may read them. */
const texts = {
  400: ["Demande incorrecte", "Cette adresse est mal formée. Vérifiez le lien que vous avez suivi."],
  403: [
    "Envoi refusé",
    "Ce formulaire a été envoyé depuis une autre page que la nôtre. Ouvrez la page du site et recommencez.",
  ],
  404: ["Fichier introuvable", "Ce fichier n’existe pas ou n’existe plus."],
  405: ["Méthode non admise", "Cette adresse ne s’utilise pas de cette façon."],
  408: [
    "Envoi trop lent",
    "Votre connexion n’a pas transmis l’envoi assez vite. Revenez en arrière\u00a0: ce que vous avez écrit y est encore. Recommencez, au besoin sans les fichiers.",
  ],
  413: [
    "Envoi trop volumineux",
    "Ce que vous avez envoyé dépasse la taille admise. Revenez en arrière et allégez votre envoi.",
  ],
  414: ["Adresse trop longue", "Cette adresse dépasse la longueur admise."],
  429: [
    "Trop de demandes",
    "Vous avez envoyé beaucoup de demandes en peu de temps. Réessayez dans un instant.",
  ],
  503: [
    "Trop d’envois à la fois",
    "Le site en reçoit beaucoup en ce moment. Revenez en arrière\u00a0: ce que vous avez écrit y est encore. Recommencez dans un instant.",
  ],
  500: ["Une erreur est survenue", "Le problème vient de notre côté. Réessayez dans un instant."],
} satisfies Record<number, [title: string, text: string]>;

/** The text of a 503 while the database is unavailable. The usual text would blame too many visitors. */
const awayTexts: [title: string, text: string] = [
  "Momentanément indisponible",
  "Nos données ne répondent pas pour l’instant. Réessayez dans une minute.",
];

export interface Refusal {
  status: keyof typeof texts;
  isDatabaseAway?: boolean;
  headers?: Record<string, string>;
}

/** Returns the response to a refused request: a page for a browser, one line of text for any other client. */
export function refusalResponse(
  { status, headers, isDatabaseAway = false }: Refusal,
  request: Pick<EdgeRequest, "id" | "path" | "headers">,
  baseHeaders: Record<string, string>,
): Response {
  const [title, text] = isDatabaseAway ? awayTexts : texts[status];
  const acceptsPage = request.headers.get("accept")?.includes("text/html") ?? false;
  const asPage = acceptsPage && !request.path.endsWith(".data");
  return new Response(asPage ? page(title, text) : `${title}. ${text}\n`, {
    status,
    headers: {
      ...baseHeaders,
      "X-Request-Id": request.id,
      "Content-Type": `text/${asPage ? "html" : "plain"}; charset=utf-8`,
      "Content-Security-Policy": "default-src 'none'; style-src 'self'; frame-ancestors 'none'",
      "Cache-Control": "no-store",
      ...headers,
    },
  });
}

function page(title: string, text: string): string {
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/refusal.css">
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="/">Retour à l’accueil</a></p>
</main>
</body>
</html>
`;
}
