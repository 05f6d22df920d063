/** One request to the text-generation service. An article takes several: its outline, then each of its parts. */
export type GenerationTask =
  | { step: "title"; subject: string }
  | { step: "outline"; title: string }
  | { step: "introduction"; title: string; outline: readonly string[] }
  | { step: "section"; title: string; outline: readonly string[]; section: string }
  | { step: "conclusion"; title: string; outline: readonly string[] }
  | { step: "category"; title: string; content: string }
  | { step: "meta"; title: string; content: string };

export type GenerationStep = GenerationTask["step"];

/** How many characters of the content the text-generation service gets (rule editor/generation-limits). */
export const sentContentLength = 500;

/** The instructions for every step: the writer's role and style. */
export const writerInstructions = [
  "Tu es rédacteur pour le blog d’un atelier français de dépannage informatique de proximité.",
  "Tu écris en français, de façon concrète, exacte et sobre, pour des particuliers et de petites entreprises.",
  "Tu n’inventes ni prix, ni chiffre, ni avis de client, ni nom de marque.",
  "Tu réponds uniquement par ce qui est demandé, sans commentaire et sans bloc de code.",
].join(" ");

const html =
  "Réponds en HTML simple : uniquement les balises p, h3, ul, ol, li, strong, em, blockquote, code, table, thead, tbody, tr, th, td.";

/** Returns the prompt of one step. Cuts `content` to its first 500 characters. */
export function promptOf(task: GenerationTask): string {
  switch (task.step) {
    case "title":
      return `Propose un titre d’article, de 60 caractères au plus, sur le sujet suivant : « ${task.subject} ».\nRéponds par le titre seul.`;
    case "outline":
      return `Propose le plan de l’article « ${task.title} » : 3 ou 4 titres de sections.\nRéponds par un tableau JSON de textes.`;
    case "introduction":
      return `${articleOf(task)}\nÉcris son introduction : un ou deux paragraphes qui disent à qui et à quoi il sert.\n${html}`;
    case "section":
      return `${articleOf(task)}\nÉcris la section « ${task.section} » : 150 à 250 mots, sans répéter son titre.\n${html}`;
    case "conclusion":
      return `${articleOf(task)}\nÉcris sa conclusion : un paragraphe qui résume et dit quand demander de l’aide à l’atelier.\n${html}`;
    case "category":
      return `Propose une catégorie de blog pour cet article.\nRéponds en JSON : {"name": "…", "description": "…"}.\n${excerptSent(task)}`;
    case "meta":
      return `Propose le titre (50 à 60 caractères) et la description (150 à 160 caractères) de cet article pour les moteurs de recherche.\nRéponds en JSON : {"title": "…", "description": "…"}.\n${excerptSent(task)}`;
  }
}

function articleOf({ title, outline }: { title: string; outline: readonly string[] }): string {
  return `Article : « ${title} ». Plan : ${outline.map((section, index) => `${index + 1}. ${section}`).join(" ; ")}.`;
}

function excerptSent({ title, content }: { title: string; content: string }): string {
  return `Titre : ${title}\nDébut de l’article : ${content.slice(0, sentContentLength)}`;
}
