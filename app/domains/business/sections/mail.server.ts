import { env } from "#app/lib/env.server.ts";
import { mailPorts } from "#app/lib/mail/ports.ts";
import { canonicalEmailAddress, isEmailAddress } from "#app/lib/trust/email-address.ts";
import { blankable, choice, Mistyped, must, optional, secret, type Section } from "./settings.server.ts";

const mostRecipients = 10;
const usualPorts = new Set([25, 465, 587, 2525]);
const hostName = /^[a-z0-9.:[\]-]+$/;

/** Puts each e-mail address on its own line and writes its domain in the usual form. */
function addressLines(typed: string): string {
  const addresses = typed.split(/[\s,;]+/).filter(Boolean);
  return addresses.map(canonicalEmailAddress).join("\n");
}

const settings = {
  host: optional(
    {
      isAwaited: true,
      label: "Serveur",
      hint: "Celui que donne votre hébergeur d’e-mails, par exemple smtp.exemple.fr.",
      max: 253,
      width: "half",
      tidy: (typed) => typed.trim().toLowerCase(),
    },
    must((typed) => hostName.test(typed), "Écrivez un nom de serveur, sans espace ni http"),
  ),
  encryption: choice({
    label: "Chiffrement",
    choices: { tls: "TLS dès la connexion", starttls: "STARTTLS", none: "Aucun" },
    width: "half",
  }),
  port: blankable(
    {
      label: "Port",
      hint: `Vide\u00a0: ${mailPorts.tls} en TLS, ${mailPorts.starttls} en STARTTLS.`,
      control: "number",
      max: 5,
      width: "third",
    },
    readPort,
  ),
  user: optional({
    label: "Compte",
    hint: "Souvent une adresse e-mail.",
    max: 254,
    width: "third",
    tidy: (typed) => typed.trim(),
  }),
  password: secret({
    label: "Mot de passe",
    max: 300,
    width: "third",
    goesTo: ["host", "encryption", "port", "user"],
  }),
  sender: optional(
    {
      label: "Adresse de l’expéditeur",
      hint: "Vide\u00a0: l’e-mail de l’entreprise. Le nom affiché est celui de l’entreprise.",
      control: "email",
      max: 254,
      tidy: (typed) => canonicalEmailAddress(typed.trim()),
    },
    must(isEmailAddress, "Email invalide"),
  ),
  recipients: blankable(
    {
      isAwaited: true,
      label: "Adresses à prévenir",
      follows: "email",
      hint: `Une par ligne, ${mostRecipients} au plus. Chacune reçoit un e-mail à chaque demande.`,
      control: "lines",
      max: 2_600,
      tidy: addressLines,
    },
    (typed) => {
      const addresses = typed.split("\n").filter(Boolean);
      const wrong = addresses.find((address) => !isEmailAddress(address));
      if (wrong) throw new Mistyped(`«\u00a0${wrong.slice(0, 80)}\u00a0» n’est pas une adresse e-mail`);
      if (addresses.length > mostRecipients) throw new Mistyped(`${mostRecipients}\u00a0adresses au plus`);
      return addresses;
    },
  ),
};

function readPort(typed: string): number | null {
  if (typed === "") return null;
  const port = /^\d{1,5}$/.test(typed) ? Number(typed) : 0;
  if (port < 1 || port > 65_535) throw new Mistyped("Un port est un nombre de 1 à 65535");
  if (env().LOCAL_SERVICES === "off" && !usualPorts.has(port))
    throw new Mistyped("Un serveur d’envoi répond sur 465, 587, 25 ou 2525");
  return port;
}

/** The section for the mail server and for the people who get an e-mail about new requests. */
export const mail: Section<typeof settings> = {
  label: "Les e-mails",
  lead: "Par où partent les e-mails du site, et qui est prévenu d’une demande.",
  settings,
  groups: [
    {
      title: "Qui est prévenu",
      names: ["recipients"],
      given: () => given("NOTIFY_EMAILS", env().NOTIFY_EMAILS.join(", ")),
    },
    {
      title: "Le serveur d’envoi",
      text: "Votre hébergeur d’e-mails donne ces réglages. Souvent, en TLS\u00a0: ssl0.ovh.net (OVH), smtp.ionos.fr (Ionos), mail.gandi.net (Gandi), mail.infomaniak.com (Infomaniak), smtp.orange.fr (Orange), smtp.free.fr (Free), smtp.gmail.com (Gmail, avec un «\u00a0mot de passe d’application\u00a0»). Le compte est alors l’adresse e-mail entière. Le mot de passe est gardé chiffré, et n’est plus jamais montré.",
      names: ["host", "encryption", "port", "user", "password"],
      given: () => given("SMTP_URL", serverOf(env().SMTP_URL)),
    },
    {
      title: "L’expéditeur",
      names: ["sender"],
      given: () => given("MAIL_FROM", env().MAIL_FROM),
    },
  ],
  trial: {
    title: "Essayer l’envoi",
    text: "Un message part avec ce qui est enregistré ci-dessus, et la réponse du serveur s’affiche ici.",
    act: "Envoyer un message de test",
    writesTo: true,
  },
  check({ host, encryption, user }): Record<string, string> {
    if (encryption === "none" && env().LOCAL_SERVICES === "off")
      return { encryption: "Vos e-mails se liraient en chemin\u00a0: choisissez TLS ou STARTTLS" };
    return user && !host ? { host: "Indiquez le serveur de ce compte" } : {};
  },
};

function given(variable: string, shown: string | undefined) {
  return shown ? { variable, shown } : null;
}

/** Returns the host and port of a mail server's URL, without the account and its password. */
function serverOf(url: string | undefined): string | undefined {
  return url && new URL(url).host;
}
