import type { BusinessProfile } from "#app/domains/business/profile.ts";
import type { SectionKey } from "#app/domains/business/registry.server.ts";
import { listServices } from "#app/domains/business/rules/site.ts";
import { services } from "#app/domains/catalog/content/specified-services.ts";
import { atPlace } from "#app/lib/french/place-names.ts";
import type { AnswerGroup } from "./answer-groups.ts";

/**
 * A question that the assistant answers from the settings, and the sections of the settings on which its answer
 * depends.
 */
export interface AskedFact {
  group: AnswerGroup;
  question: string;
  sections: readonly SectionKey[];
}

/**
 * Returns one question for each kind of answer that the assistant makes from the settings (rule assistant/read). The
 * screen of answers asks these questions and shows the owner what the assistant replies today.
 */
export function askedFacts(profile: BusinessProfile): AskedFact[] {
  const { city, site, ownServices } = profile;
  const withdrawn = services.filter(({ path }) => site.withdrawn.includes(path));
  return [
    { group: "shop", question: "Êtes-vous ouverts dimanche\u00a0?", sections: ["hours"] },
    { group: "shop", question: "Ouverts à 13 h\u00a0?", sections: ["hours"] },
    { group: "shop", question: "Vous fermez cet été\u00a0?", sections: ["hours"] },
    { group: "shop", question: "Où se garer\u00a0?", sections: ["company"] },
    { group: "shop", question: "Depuis quand existez-vous\u00a0?", sections: ["proof"] },
    { group: "shop", question: "Qui va réparer mon ordinateur\u00a0?", sections: ["proof"] },
    { group: "shop", question: "Parlez-vous anglais\u00a0?", sections: ["company"] },
    { group: "shop", question: `Vous venez ${atPlace(city)}\u00a0?`, sections: ["site", "prices"] },
    { group: "shop", question: "Vous venez à Strasbourg\u00a0?", sections: ["site"] },
    { group: "shop", question: "Venez-vous en entreprise\u00a0?", sections: ["site"] },
    ...ownServices.map(({ name }) => asked("shop", `${name}\u00a0?`, "site")),
    ...withdrawn.map(({ name }) => asked("shop", `${name}\u00a0?`, "site")),
    { group: "prices", question: "Vos prix sont-ils TTC\u00a0?", sections: ["legal"] },
    { group: "prices", question: "Quels sont vos abonnements mensuels\u00a0?", sections: ["prices"] },
    { group: "prices", question: "Combien coûte le diagnostic\u00a0?", sections: ["prices"] },
    { group: "prices", question: "Si je refuse le devis, combien je paie\u00a0?", sections: ["prices"] },
    { group: "prices", question: "Faites-vous des réductions\u00a0?", sections: ["prices"] },
    { group: "prices", question: "Ai-je 14 jours pour me rétracter\u00a0?", sections: ["legal"] },
    { group: "prices", question: "Quel est le prix d’une visite à domicile\u00a0?", sections: ["prices"] },
    { group: "prices", question: "Quel est votre tarif horaire\u00a0?", sections: ["prices"] },
    { group: "prices", question: "Combien pour un ordinateur lent\u00a0?", sections: ["prices"] },
    { group: "prices", question: "Vous répondez sous combien de temps\u00a0?", sections: ["proof"] },
    { group: "prices", question: "Êtes-vous agréés par les marques\u00a0?", sections: ["proof"] },
    { group: "programs", question: "J’ai reçu un e-mail de la police", sections: ["site"] },
    { group: "programs", question: "Un SMS de ma banque me demande de payer", sections: ["site"] },
    ...listServices(profile).map(({ name }) =>
      asked("prices", `Quel est le prix\u00a0: ${name}\u00a0?`, "prices"),
    ),
  ];
}

function asked(group: AnswerGroup, question: string, section: SectionKey): AskedFact {
  return { group, question, sections: [section] };
}
