import type { LetterArticle } from "#app/db/schema/newsletter.server.ts";
import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { emailSignature } from "#app/domains/submissions/labels.ts";
import { ofName } from "#app/lib/french/elision.ts";
import type { EmailContent } from "#app/lib/mail/content.server.tsx";
import { siteOrigin } from "#app/lib/pages/site-url.server.ts";

export interface WrittenLetter {
  subject: string;
  introduction: string;
  articles: LetterArticle[];
}

/**
 * Returns the content of a letter for one person, with a link that unsubscribes this person (rule
 * newsletter/unsubscribe).
 */
export function letterContent(
  { subject, introduction, articles }: WrittenLetter,
  unsubscribeHref: string,
  profile: BusinessProfile,
): EmailContent {
  return {
    title: subject,
    introduction: introduction.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== ""),
    sections: articles.map(({ title, excerpt, path }) => ({
      title,
      text: excerpt,
      link: { label: "Lire l’article", href: `${siteOrigin()}${path}` },
    })),
    signature: emailSignature(profile),
    accent: profile.accent,
    footnote: {
      text: `Vous recevez cette lettre parce que vous vous êtes inscrit à celle ${ofName(profile.name)}.`,
      link: { label: "Me désinscrire", href: unsubscribeHref },
    },
  };
}
