import { z } from "zod";
import { canonicalEmailAddress, isEmailAddress } from "./trust/email-address.ts";

const optionalText = z.string().trim().min(1).optional();

const address = z.string().trim().refine(isEmailAddress).transform(canonicalEmailAddress);

/** Whether a text is an e-mail address, or a name and an e-mail address in angle brackets. */
function isSender(sender: string): boolean {
  const [, name, address = sender] = /^([^<>]*)<([^<>]*)>$/.exec(sender) ?? [];
  return isEmailAddress(address) && !/[\r\n]/.test(name ?? "");
}

/**
 * The whole environment, parsed once at start. Every variable is optional. A developer who adds a variable also adds it
 * to the table in the README.
 */
const environmentSchema = z
  .object({
    NODE_ENV: z.enum(["production", "development", "test"]).default("production"),
    PORT: z.coerce.number().int().min(0).max(65535).default(3000),
    HOST: z.string().trim().min(1).default("127.0.0.1"),
    SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
    TRUST_PROXY: z
      .string()
      .default("")
      .transform((list) =>
        list
          .split(",")
          .map((entry) => entry.trim())
          .filter(Boolean),
      )
      .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]))),
    HSTS_SUBDOMAINS: z.enum(["on", "off"]).default("off"),
    DATA_DIR: z.string().trim().min(1).default("./var"),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    ADMIN_EMAIL: address.optional(),
    ADMIN_PASSWORD: z.string().min(12).max(200).optional(),
    ADMIN_NAME: optionalText,
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: optionalText.refine((sender) => sender === undefined || isSender(sender)),
    NOTIFY_EMAILS: z
      .string()
      .default("")
      .transform((list) =>
        list
          .split(",")
          .map((entry) => entry.trim())
          .filter(Boolean),
      )
      .pipe(z.array(address)),
    TEXT_API_KEY: optionalText,
    TEXT_API_URL: z.url({ protocol: /^https?$/ }).optional(),
    TEXT_MODEL: optionalText,
    TEXT_PROVIDER: z.enum(["google", "openai-compatible"]).default("google"),
    SETTINGS_KEY: z.string().trim().min(32).max(1_000).optional(),
    LOCAL_SERVICES: z.enum(["on", "off"]).default("off"),
    METRICS_TOKEN: z.string().trim().min(16).optional(),
    LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
    RATE_LIMITS: z.enum(["on", "off"]).default("on"),
    DEMO: z.enum(["on", "off"]).default("off"),
    BACKUPS: z.enum(["daily", "off"]).default("daily"),
    BACKUP_PASSPHRASE: z.string().min(16).max(1_000).optional(),
    BACKUP_TO: optionalText,
    BACKUP_S3_KEY: optionalText,
    BACKUP_S3_SECRET: optionalText,
    BACKUP_S3_REGION: z.string().trim().min(1).default("us-east-1"),
  })
  .refine((given) => !given.ADMIN_PASSWORD || given.ADMIN_EMAIL, {
    path: ["ADMIN_EMAIL"],
    message: "obligatoire avec ADMIN_PASSWORD",
  })
  .superRefine(({ BACKUP_TO: to, BACKUP_S3_KEY: key, BACKUP_S3_SECRET: secret }, context) => {
    if (!to || !/^https?:/i.test(to)) return;
    const wrong = !URL.canParse(to)
      ? "BACKUP_TO"
      : !key
        ? "BACKUP_S3_KEY"
        : !secret
          ? "BACKUP_S3_SECRET"
          : null;
    if (wrong) context.addIssue({ code: "custom", path: [wrong], message: "obligatoire avec une adresse" });
  });

export type Environment = z.output<typeof environmentSchema>;

/** The expected value of each variable, with an example, for the one-line error at start. */
export const expectations: Record<keyof z.input<typeof environmentSchema>, string> = {
  NODE_ENV: "production, development ou test",
  PORT: "un numéro de port de 0 à 65535, par exemple 3000",
  HOST: "une adresse sur laquelle écouter, par exemple 127.0.0.1 ou 0.0.0.0",
  SITE_URL: "l’adresse publique du site, par exemple https://www.atelier72.fr",
  TRUST_PROXY:
    "les adresses ou plages des serveurs mandataires, séparées par des virgules, par exemple 127.0.0.1,10.0.0.0/8",
  HSTS_SUBDOMAINS: "on ou off",
  DATA_DIR: "un dossier où écrire, par exemple ./var",
  DATABASE_URL: "une adresse PostgreSQL, par exemple postgres://utilisateur:motdepasse@hote:5432/atelier",
  ADMIN_EMAIL: "une adresse e-mail (obligatoire avec ADMIN_PASSWORD), par exemple camille@atelier72.fr",
  ADMIN_NAME: "le nom d’une personne, par exemple Camille Aubry",
  ADMIN_PASSWORD: "un mot de passe de 12 à 200 caractères",
  SMTP_URL: "une adresse SMTP, par exemple smtps://utilisateur:motdepasse@smtp.exemple.fr:465",
  MAIL_FROM: "un expéditeur, par exemple Atelier 72 <bonjour@atelier72.fr>",
  NOTIFY_EMAILS:
    "des adresses e-mail séparées par des virgules, par exemple camille@atelier72.fr,atelier@atelier72.fr",
  TEXT_API_KEY: "la clé du service de texte",
  TEXT_API_URL: "l’adresse du service de texte, par exemple https://texte.exemple.fr/v1",
  TEXT_MODEL: "le nom du modèle de texte",
  TEXT_PROVIDER: "google ou openai-compatible",
  SETTINGS_KEY: "une clé de 32 caractères au moins, par exemple celle que donne « openssl rand -hex 32 »",
  LOCAL_SERVICES: "on ou off",
  METRICS_TOKEN: "un jeton de 16 caractères au moins, par exemple celui que donne « openssl rand -hex 16 »",
  LOG_LEVEL: "fatal, error, warn, info, debug, trace ou silent",
  RATE_LIMITS: "on ou off",
  DEMO: "on ou off",
  BACKUPS: "daily ou off",
  BACKUP_TO:
    "un dossier qui existe, par exemple /mnt/sauvegardes, ou l’adresse d’un compartiment S3, par exemple https://s3.fr-par.scw.cloud/mes-sauvegardes",
  BACKUP_S3_KEY: "la clé d’accès du compartiment de BACKUP_TO (obligatoire quand c’est une adresse)",
  BACKUP_S3_SECRET: "le secret de BACKUP_S3_KEY (obligatoire quand BACKUP_TO est une adresse)",
  BACKUP_S3_REGION: "la région du compartiment, par exemple fr-par",
  BACKUP_PASSPHRASE: "une phrase secrète de 16 caractères au moins, par exemple cinq mots tirés au sort",
};

/** A configuration that somebody has to correct. Its message is one line for each variable, ready to print. */
export class ConfigurationError extends Error {
  override name = "ConfigurationError";
}

/**
 * Parses environment variables. An empty string counts as absent. Throws a ConfigurationError that has a line for each
 * wrong variable, with its expected value and an example.
 */
export function parseEnvironment(source: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim() !== ""));
  const parsed = environmentSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const names = new Set(parsed.error.issues.map(({ path }) => String(path[0]) as keyof typeof expectations));
  const lines = [...names].map((name) => `${name} n’est pas valable : il faut ${expectations[name]}.`);
  throw new ConfigurationError(lines.join("\n"));
}

let current: Environment | undefined;

/** Returns the environment of this process, parsed at the first call. Throws a ConfigurationError if it is wrong. */
export function env(): Environment {
  current ??= parseEnvironment(process.env);
  return current;
}
