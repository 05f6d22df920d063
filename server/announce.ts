import type { Environment } from "#app/lib/env.server.ts";
import type { Preparation } from "./app.ts";

/** What the console says once the site answers: where it is, and the first account when it was just made. */
export function announcement(env: Environment, port: number, { firstAdministrator }: Preparation): string {
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
  if (env.RATE_LIMITS === "off")
    lines.push(
      "",
      "  ATTENTION : RATE_LIMITS=off, plus aucune limite par visiteur. Seulement pour des essais de charge.",
    );
  return [...lines, "", "  Ctrl-C pour arrêter.", ""].join("\n");
}

function localName(host: string): string {
  if (["127.0.0.1", "0.0.0.0", "::", "::1"].includes(host)) return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
