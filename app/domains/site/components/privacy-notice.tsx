import { notConcerned, toComplete } from "#app/domains/business/labels/legal.ts";
import { type BusinessProfile, useProfile } from "#app/domains/business/profile.ts";
import { emailHref } from "#app/domains/business/rules/contact.ts";
import { postalAddress } from "#app/domains/business/rules/texts.ts";
import { ofName } from "#app/lib/french/elision.ts";
import { enumerate } from "#app/lib/french/place-names.ts";
import { DashList } from "#app/ui/dash-list.tsx";
import { FactList, TextSection } from "./text-sections.tsx";

const countWords = ["Un", "Deux", "Trois"];

/**
 * The page /confidentialite about personal data (rule privacy/promises): which data the site collects, for what purpose
 * and for how long, and people's rights. `retention` is how long the owner keeps what forms send.
 */
export function PrivacyNotice({
  retention,
  legal,
  writer,
  takesApplications,
  hasLetter,
}: Pick<BusinessProfile, "legal"> & {
  retention: string;
  /**
   * The name of the text-generation service (an external machine) that writes some answers of the assistant (the site's
   * chatbot); null if none does (rule assistant/written).
   */
  writer: string | null;
  /** Whether technicians can apply, or have applied. */
  takesApplications: boolean;
  /** Whether readers can subscribe to the newsletter, or have subscribed. */
  hasLetter: boolean;
}) {
  const profile = useProfile();
  const { name, email, address } = profile;
  const hasMail = legal.mailProvider !== notConcerned;
  const others = [
    ...(hasMail ? ["le service qui achemine nos e-mails"] : []),
    ...(writer === null ? [] : ["celui qui rédige certaines réponses de l’assistant"]),
  ];
  return (
    <>
      <TextSection title="En bref" first>
        <DashList
          className="gap-2.5! text-body!"
          items={[
            "Vos coordonnées servent à vous répondre, et à rien d’autre.",
            "Aucun cookie publicitaire, aucun service extérieur appelé par nos pages.",
            "La mesure d’audience est la nôtre. Elle ne sait pas qui vous êtes.",
            "Vous pouvez tout consulter, corriger ou faire effacer en nous écrivant.",
          ]}
        />
      </TextSection>
      <TextSection title="Responsable">
        <FactList
          facts={[
            ["Responsable du traitement", controllerOf(name, legal.companyName)],
            ["Adresse", address.isFictitious ? toComplete : postalAddress(profile)],
            [
              "Pour exercer vos droits",
              <a key="email" href={emailHref(profile)}>
                {email}
              </a>,
            ],
          ]}
        />
      </TextSection>
      <TextSection title="Les formulaires">
        <p>
          {takesApplications ? "Message, demande de devis ou candidature" : "Message ou demande de devis"}
          &nbsp;: nous recevons ce que vous écrivez, et seulement cela. Les champs facultatifs le sont
          vraiment.
        </p>
        <FactList
          facts={[
            [
              "Pourquoi",
              takesApplications
                ? "Vous répondre, établir un devis, étudier une candidature"
                : "Vous répondre, établir un devis",
            ],
            [
              "Base légale",
              "Les démarches que vous nous demandez avant un éventuel contrat (RGPD, article 6.1.b)",
            ],
            ["Qui les lit", `Les personnes ${ofName(name)} chargées de vous répondre`],
            ["Pour combien de temps", retention],
          ]}
        />
        <p className="text-muted">
          Ce que vous commencez à écrire reste dans votre navigateur, sept jours au plus, pour que rien ne se
          perde. Il ne nous parvient que si vous l’envoyez. L’apparence claire ou sombre que vous choisissez y
          reste aussi, et ne nous parvient jamais. Votre navigateur garde enfin une page de secours, la même
          pour tous, qu’il montre quand le réseau manque.
        </p>
        <p className="text-muted">
          Après une demande de devis, un cookie nommé «&nbsp;bon&nbsp;» permet à votre navigateur, et à lui
          seul, de relire vos mots sur la page de votre bon. Il ne sert qu’à cette page et disparaît après
          trente jours.
        </p>
        <p className="text-muted">
          Les photos envoyées par le code d’une demande suivent cette demande. Si elle n’est jamais envoyée,
          elles sont effacées la nuit qui suit la fin du code, un jour au plus.
        </p>
        <p className="text-muted">
          Pour écarter les envois automatiques, nous comptons les envois venus d’une même connexion. Cette
          trace est brouillée, change chaque jour et ne permet pas de retrouver votre adresse.
        </p>
      </TextSection>
      <TextSection title="L’assistant automatique">
        <p>
          L’assistant répond à partir de textes écrits par l’atelier. Un numéro tiré au hasard reste dans cet
          onglet jusqu’à sa fermeture, sans lien avec vos visites. Si vous laissez un message, la conversation
          le suit et se garde comme lui.
        </p>
        <p>
          Sans JavaScript, l’assistant est une page qui répond à une question à la fois. Le site n’enregistre
          ni la question ni la réponse&nbsp;; votre navigateur garde la question dans l’adresse de la page.
        </p>
        {writer !== null && (
          <p>
            Quand aucune réponse préparée ne convient et qu’une de nos pages en parle, votre question et des
            passages de cette page sont envoyés à un service de rédaction automatique ({writer}), qui rédige
            la réponse. Les adresses e-mail et les longs numéros en sont retirés avant l’envoi&nbsp;; ni votre
            adresse IP ni le reste de la conversation ne lui sont transmis. Une réponse rédigée ainsi le dit.
          </p>
        )}
        <FactList
          facts={[
            ["Pourquoi", "Vous répondre et améliorer les réponses"],
            ["Base légale", "Notre intérêt légitime à renseigner les visiteurs (RGPD, article 6.1.f)"],
            [
              "Pour combien de temps",
              "La conversation\u00a0: six mois au plus après le dernier message, puis effacement",
            ],
            [
              "Ce qui reste ensuite",
              "Une question que l’atelier choisit d’apprendre à l’assistant est recopiée parmi ses réponses, sans la conversation ni son auteur, jusqu’à ce que l’atelier la retire",
            ],
          ]}
        />
        <p className="text-muted">
          N’écrivez ni nom, ni mot de passe, ni donnée de santé à l’assistant. Pour faire retirer une
          question, écrivez-nous.
        </p>
      </TextSection>
      {hasLetter && (
        <TextSection title="La lettre par e-mail">
          <p>
            Si vous vous abonnez, nous gardons votre adresse e-mail pour vous envoyer la lettre. Chaque envoi
            permet de se désabonner en un clic, et plus rien n’est envoyé.
          </p>
          <FactList
            facts={[
              ["Base légale", "Votre consentement, confirmé par un lien (RGPD, article 6.1.a)"],
              ["Tant que vous êtes abonné", "L’adresse et les dates de votre inscription"],
              [
                "Après la désinscription",
                "L’adresse est gardée trois ans pour ne plus vous écrire, puis effacée",
              ],
              ["Sans confirmation", "L’adresse est effacée après trente jours"],
              ["Quand une lettre est partie", "Qui l’a reçue est effacé un mois plus tard"],
              [
                "Si votre messagerie refuse la lettre",
                "Plus rien n’est envoyé à l’adresse, qui est effacée après un an",
              ],
            ]}
          />
        </TextSection>
      )}
      <TextSection title="Qui d’autre les voit">
        <p>
          Nous ne vendons ni ne cédons vos données.{" "}
          {others.length === 0
            ? "Un prestataire les traite"
            : `${countWords[others.length]} prestataires les traitent`}{" "}
          pour notre compte, parce qu’il le faut&nbsp;: {enumerate(["l’hébergeur du site", ...others])}.
        </p>
        <FactList
          facts={[
            ["Hébergeur", legal.host?.name ?? toComplete],
            ...(hasMail ? [["Service d’e-mails", legal.mailProvider ?? toComplete] as const] : []),
            ...(writer === null ? [] : [["Service de rédaction", writer] as const]),
          ]}
        />
      </TextSection>
    </>
  );
}

/**
 * Explains how visits are counted. Below it, the page has a control that stops the counting in the visitor's browser.
 */
export function AudienceNotice() {
  return (
    <>
      <p>
        Nous comptons les visites pour savoir quelles pages servent. La mesure est faite par nous, sur notre
        serveur, dans les conditions d’exemption de consentement fixées par la CNIL.
      </p>
      <FactList
        facts={[
          [
            "Ce qui est relevé",
            "La page vue, le site d’où vous venez, le type d’appareil et de navigateur, la durée de la visite",
          ],
          [
            "L’identifiant",
            "Un numéro tiré au hasard, gardé dans le stockage local de votre navigateur sous le nom visitor_id, avec sa date (visitor_id_since)",
          ],
          ["Sa durée de vie", "13 mois au plus, sans renouvellement"],
          ["Les données détaillées", "Gardées 25 mois au plus ; seuls restent ensuite des totaux"],
          [
            "Ce qui n’est pas fait",
            "Aucun recoupement avec les formulaires ou la discussion, aucune adresse IP complète gardée, aucun partage",
          ],
        ]}
      />
      <p>
        Si votre navigateur demande à ne pas être suivi (Do Not Track ou Global Privacy Control), rien n’est
        lu, écrit ni envoyé.
      </p>
    </>
  );
}

/** The last part of the page, after the part about counting visits: how people use their rights. */
export function RightsNotice() {
  const profile = useProfile();
  return (
    <TextSection title="Vos droits">
      <p>
        Vous pouvez demander l’accès à vos données, leur rectification, leur effacement, leur portabilité, la
        limitation de leur usage, ou vous y opposer. Écrivez à{" "}
        <a href={emailHref(profile)}>{profile.email}</a>&nbsp;: nous répondons sous un mois, gratuitement.
      </p>
      <p>
        Si la réponse ne vous convient pas, vous pouvez saisir la{" "}
        <a href="https://www.cnil.fr/fr/plaintes" rel="noreferrer">
          CNIL
        </a>
        .
      </p>
    </TextSection>
  );
}

/** Returns the shop's name. If the company has another name, this follows in parentheses. */
function controllerOf(name: string, company: string | null): string {
  return company?.toLowerCase() === name.toLowerCase() ? name : `${name} (${company ?? toComplete})`;
}
