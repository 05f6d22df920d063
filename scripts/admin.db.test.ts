import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { users } from "#app/db/schema/auth.server.ts";
import { signIn } from "#app/domains/auth/commands/sign-in.server.ts";
import { runAdminCommand } from "./admin/commands.ts";

const email = "camille@example.fr";
const password = "cle-usb-et-tournevis-72";

const nobody = { cookies: null, userAgent: null };

/** Runs `npm run admin -- …` as a process with this standard input. */
async function admin(args: string[], input = "") {
  const child = spawn(process.execPath, ["scripts/admin.ts", ...args]);
  child.stdin.end(input);
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit") as Promise<[number]>,
  ]);
  return { output: output.trim(), errors: errors.trim(), code };
}

async function canSignIn(typed: string): Promise<boolean> {
  const outcome = await signIn({ email, password: typed }, "client", nobody);
  return outcome.outcome === "done";
}

beforeEach(async () => {
  await db.delete(users);
});

/** Runs a command of `npm run admin` in this process, which is faster because the database is already open. */
function run(args: string[], typed?: string): Promise<string> {
  return runAdminCommand(args, async () => typed);
}

test("an account is created with the password given on standard input", async () => {
  const { output, errors, code } = await admin(["create", email], `${password}\n`);
  expect({ errors, code }).toEqual({ errors: "", code: 0 });
  expect(output).toBe(`${email} se connecte avec le mot de passe choisi.`);
  expect(await canSignIn(password)).toBe(true);
});

test("a refused command writes one line to standard error and exits with an error code", async () => {
  expect(await admin(["create", "camille"])).toEqual({
    output: "",
    errors: "«\u00a0camille\u00a0» n’est pas une adresse e-mail.",
    code: 1,
  });
});

test("the command generates and prints a password for an account that is created without one", async () => {
  const drawn = /[a-z2-9]{5}(?:-[a-z2-9]{5}){3}$/.exec(await run(["create", email]))?.[0];
  expect(await canSignIn(drawn ?? "")).toBe(true);
});

test("a password is reset, and the accounts are listed", async () => {
  await run(["create", email], "une première phrase assez longue");
  await run(["reset-password", email], password);
  expect(await canSignIn(password)).toBe(true);
  expect(await run(["list"])).toMatch(/^camille@example\.fr\tCamille\tGérance\tdepuis le \d\d\/\d\d\/\d{4}$/);
});

// rule accounts/attempts
test("a reset password works immediately despite earlier wrong attempts, and the command says so", async () => {
  await run(["create", email], "une première phrase assez longue");
  for (let tries = 0; tries < 6; tries += 1)
    await signIn({ email, password }, "client", nobody, async () => {});
  expect(await canSignIn("une première phrase assez longue")).toBe(false);
  expect(await run(["reset-password", email], password)).toContain("L’attente après trop d’essais est levée");
  expect(await canSignIn(password)).toBe(true);
});

test.each([
  [["create", email], "court", /^Mot de passe refusé\. Au moins 12\u00A0caractères\.$/],
  [
    ["create", email],
    "Motdepasse2026!",
    /^Mot de passe refusé\. Ce mot de passe est parmi les plus courants/,
  ],
  [["reset-password", email], password, /^camille@example\.fr n’a pas de compte\./],
  [["create"], "", /^npm run admin -- create ADRESSE/],
  [["create", email, "de trop"], "", /^npm run admin -- create ADRESSE/],
  [["delete", email], "", /^npm run admin -- create ADRESSE/],
])("the command refuses %j and creates no account", async (args, typed, said) => {
  await expect(run(args, typed)).rejects.toThrow(said);
  expect(await db.$count(users)).toBe(0);
});

test("the command says how to get a new password for an account that already exists", async () => {
  await run(["create", email], password);
  await expect(run(["create", email], password)).rejects.toThrow(
    "npm run admin -- reset-password camille@example.fr",
  );
});
