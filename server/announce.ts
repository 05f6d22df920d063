import { demoAccount } from "#app/domains/auth/labels.ts";
import { parisDay } from "#app/lib/french/dates.ts";
import { longDay } from "#app/lib/french/long-day.ts";
import type { Environment } from "#app/lib/env.server.ts";
import type { Preparation } from "./app.ts";

/**
 * Returns the text printed once the site responds: its URLs, the first account if it was just created, and warnings.
 */
export function announcement(
  env: Environment,
  port: number,
  { firstAdministrator, demoFilledAt }: Preparation,
  warnings: readonly string[] = [],
): string {
  const local = `http://${localName(env.HOST)}:${port}`;
  const origin = env.SITE_URL ? new URL(env.SITE_URL).origin : local;
  const lines = ["", `  Site         ${local}`];
  if (origin !== local) lines.push(`  En ligne     ${origin}`);
  lines.push(`  Back-office  ${origin}/admin`);
  if (firstAdministrator) {
    lines.push("", "  Premier compte du back-office", `  E-mail       ${firstAdministrator.email}`);
    if (firstAdministrator.password)
      lines.push(`  Mot de passe ${firstAdministrator.password}   (notez-le : il ne sera plus affiché)`);
  }
  if (demoFilledAt) lines.push("", ...demoLines(demoFilledAt));
  if (env.RATE_LIMITS === "off")
    lines.push(
      "",
      "  ATTENTION : RATE_LIMITS=off, plus aucune limite par visiteur. Seulement pour des essais de charge.",
    );
  for (const warning of warnings) lines.push("", `  ATTENTION : ${warning}`);
  return [...lines, "", "  Ctrl-C pour arrêter.", ""].join("\n");
}

function demoLines(filledAt: Date): string[] {
  const isOfToday = parisDay(filledAt) === parisDay(new Date());
  return [
    "  Démonstration : tout est inventé, aucun e-mail ne part",
    `  E-mail       ${demoAccount.email}`,
    `  Mot de passe ${demoAccount.password}`,
    ...(isOfToday
      ? []
      : [`  Données du ${longDay(filledAt)} : « npm run demo -- renew » les refait au jour d’aujourd’hui.`]),
  ];
}

function localName(host: string): string {
  if (["127.0.0.1", "0.0.0.0", "::", "::1"].includes(host)) return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
