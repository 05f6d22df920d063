import { env } from "#app/lib/env.server.ts";
import { environmentService, modelName } from "#app/lib/text-generation/environment.server.ts";
import { choice, Mistyped, optional, secret, type Section } from "./settings.server.ts";

const modelText = /^[\w.:/@-]+$/;

const settings = {
  provider: choice({
    label: "Service",
    choices: { google: "Google Gemini", "openai-compatible": "Un autre, au format d’OpenAI" },
    width: "half",
  }),
  model: optional(
    {
      label: "Modèle",
      hint: "Vide avec Google\u00a0: le modèle rapide du moment.",
      max: 100,
      width: "half",
      tidy: (typed) => typed.trim(),
    },
    (typed) => {
      if (!modelText.test(typed)) throw new Mistyped("Un nom de modèle n’a ni espace ni accent");
      return typed;
    },
  ),
  url: optional(
    {
      label: "Adresse",
      hint: "Vide avec Google. Sinon celle que donne le service, par exemple https://texte.exemple.fr/v1.",
      max: 300,
      width: "half",
      tidy: (typed) => typed.trim(),
    },
    readAddress,
  ),
  key: secret({ label: "Clé", max: 500, width: "half", goesTo: ["provider", "url"] }),
  assistant: choice({
    label: "Il rédige des réponses de l’assistant",
    hint: "Seulement quand aucune réponse préparée ne convient, d’après les pages du site.",
    choices: { off: "Non", on: "Oui" },
    width: "half",
  }),
};

function readAddress(typed: string): string {
  const url = URL.canParse(typed) ? new URL(typed) : null;
  const protocols = env().LOCAL_SERVICES === "on" ? ["https:", "http:"] : ["https:"];
  if (!url || !protocols.includes(url.protocol)) throw new Mistyped("Une adresse commence par https://");
  if (url.username || url.password || url.search || url.hash)
    throw new Mistyped("Écrivez l’adresse seule, sans compte, ? ni #");
  return typed;
}

/** The section for the text-generation service, an external machine that writes texts. */
export const texts: Section<typeof settings> = {
  label: "Le service de texte",
  lead: "Il propose des textes d’articles et de zones, que vous relisez. Sans lui, le site écrit les siens.",
  settings,
  groups: [
    {
      title: "Le service",
      text: "Le sujet que vous donnez lui est envoyé, et il vous facture chaque texte. La clé est gardée chiffrée, et n’est plus jamais montrée.",
      names: ["provider", "model", "url", "key"],
      given: () => {
        const service = environmentService();
        return service && { variable: "TEXT_…", shown: modelName(service) };
      },
    },
    {
      title: "L’assistant du site",
      text: "La question du visiteur et des extraits de vos pages lui sont alors envoyés. La page Confidentialité le dit tant que c’est le cas.",
      names: ["assistant"],
    },
  ],
  trial: {
    title: "Essayer le service",
    text: "Une phrase lui est demandée avec ce qui est enregistré ci-dessus, et sa réponse s’affiche ici.",
    act: "Demander une phrase",
    writesTo: false,
  },
  check({ provider, url, model }) {
    if (provider === "google") return {};
    return {
      ...(!url && { url: "Indiquez l’adresse de ce service" }),
      ...(!model && { model: "Indiquez le modèle à demander" }),
    };
  },
};
