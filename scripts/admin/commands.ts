import {
  type AdministratorOutcome,
  createAdministrator,
  removeSecondFactor,
  resetPassword,
} from "#app/domains/auth/commands/administrators.server.ts";
import { roleLabels } from "#app/domains/auth/access/labels.ts";
import { readRole } from "#app/domains/auth/access/rules.ts";
import { liftSignInWaits } from "#app/domains/auth/commands/sign-in-waits.server.ts";
import { createSignInLink } from "#app/domains/auth/commands/sign-in-link.server.ts";
import { signInLinkLife } from "#app/domains/auth/labels.ts";
import { listAdministrators } from "#app/domains/auth/queries.server.ts";
import { withRefusal } from "#app/lib/forms/outcome.ts";
import { StartRefusal } from "#server/start-refusal.ts";

const usage = [
  "npm run admin -- create ADRESSE          un nouveau compte du back-office",
  "npm run admin -- reset-password ADRESSE  un nouveau mot de passe, et la fin de ses sessions",
  "npm run admin -- sign-in-link ADRESSE    un lien qui fait reconnaître un navigateur, après trop de tentatives",
  "npm run admin -- drop-code ADRESSE       retire la vérification en deux étapes, téléphone et codes perdus",
  "npm run admin -- list                    les comptes",
].join("\n");

/**
 * Runs one command of `npm run admin` and returns the text to print. Throws StartRefusal when the command is wrong or
 * cannot be done. If `askPassword` returns undefined, a password is generated.
 */
export async function runAdminCommand(
  [command, email, ...rest]: string[],
  askPassword: () => Promise<string | undefined>,
): Promise<string> {
  const takesEmail = command === "create" || command === "reset-password";
  if (takesEmail && email && rest.length === 0) {
    const password = await askPassword();
    if (command === "create") return describe(email, await createAdministrator({ email, password }));
    const said = describe(email, await resetPassword({ email, password }));
    await liftSignInWaits(email);
    return `${said}\nL’attente après trop d’essais est levée : la connexion se fait tout de suite.`;
  }
  if (command === "sign-in-link" && email && rest.length === 0) {
    const link = await createSignInLink(email);
    if (!link) throw new StartRefusal(unknownAccount(email));
    return `À ouvrir dans le navigateur à reconnaître, une seule fois, avant ${signInLinkLife} : ${link}`;
  }
  if (command === "drop-code" && email && rest.length === 0) {
    if (!(await removeSecondFactor(email))) throw new StartRefusal(unknownAccount(email));
    return `${email} se connecte de nouveau avec son seul mot de passe.`;
  }
  if (command === "list" && !email) return listed();
  throw new StartRefusal(usage);
}

function describe(typed: string, result: AdministratorOutcome): string {
  if (result.outcome === "done")
    return result.password
      ? `${result.email} se connecte avec ce mot de passe, qui ne sera plus affiché : ${result.password}`
      : `${result.email} se connecte avec le mot de passe choisi.`;
  const { refusal } = withRefusal(result, {
    refused: `${typed} a déjà un compte. Un nouveau mot de passe : npm run admin -- reset-password ${typed}`,
    gone: unknownAccount(typed),
  });
  throw new StartRefusal(refusal ?? "");
}

function unknownAccount(typed: string): string {
  return `${typed} n’a pas de compte. Les comptes : npm run admin -- list`;
}

async function listed(): Promise<string> {
  const accounts = await listAdministrators();
  if (accounts.length === 0) return "Aucun compte : le premier est créé au premier démarrage du site.";
  return accounts
    .map(({ email, name, createdAt, role, deactivatedAt }) =>
      [
        email,
        name,
        roleLabels[readRole(role) ?? "writer"].name,
        `depuis le ${createdAt.toLocaleDateString("fr-FR", { timeZone: "Europe/Paris" })}`,
        ...(deactivatedAt ? ["désactivé"] : []),
      ].join("\t"),
    )
    .join("\n");
}
