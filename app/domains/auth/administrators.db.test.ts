import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "#app/db/client.server.ts";
import { sessions, users } from "#app/db/schema/auth.server.ts";
import {
  createAdministrator,
  ensureFirstAdministrator,
  resetPassword,
} from "./commands/administrators.server.ts";
import { begin } from "./commands/account.server.ts";
import { signIn } from "./commands/sign-in.server.ts";
import { listAdministrators } from "./queries.server.ts";
import { openBrowser } from "#tests/support/owner-browser.ts";

const email = "camille@example.fr";
const password = "cle-usb-et-tournevis-72";
const nobody = { cookies: null, userAgent: null };

async function canSignIn(typed: { email: string; password?: string | undefined }): Promise<boolean> {
  const values = { email: typed.email, password: typed.password ?? "" };
  return (await signIn(values, "client", nobody)).outcome === "done";
}

/** Calls ensureFirstAdministrator in a separate process, as a starting node does. */
async function startNode(): Promise<unknown> {
  const script = `
    const { ensureFirstAdministrator } = await import("#app/domains/auth/commands/administrators.server.ts");
    const { pool } = await import("#app/db/client.server.ts");
    console.log(JSON.stringify(await ensureFirstAdministrator({})));
    await pool.end();`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  return JSON.parse(await text(child.stdout));
}

beforeEach(async () => {
  await db.delete(users);
});

// rule accounts/first
describe("the first administrator", () => {
  it("takes its address and password from the environment", async () => {
    expect(await ensureFirstAdministrator({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password })).toEqual({
      email,
    });
    expect(await canSignIn({ email, password })).toBe(true);
  });

  it("gets a random password when none is given, and shows it once", async () => {
    const first = await ensureFirstAdministrator({});
    expect(first?.email).toBe("admin@atelier.local");
    expect(first?.password).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/);
    expect(await canSignIn({ email: "admin@atelier.local", password: first?.password })).toBe(true);
    expect(await ensureFirstAdministrator({})).toBeNull();
  });

  it("is not created when an account already exists", async () => {
    await createAdministrator({ email, password });
    expect(
      await ensureFirstAdministrator({ ADMIN_EMAIL: "other@example.fr", ADMIN_PASSWORD: password }),
    ).toBeNull();
    expect(await listAdministrators()).toMatchObject([{ email }]);
  });

  it("cannot have a common password: a one-line error names the variable", async () => {
    const refused = ensureFirstAdministrator({ ADMIN_EMAIL: email, ADMIN_PASSWORD: "Motdepasse2026!" });
    await expect(refused).rejects.toThrow(/^ADMIN_PASSWORD n’est pas valable : .+\.$/);
    expect(await listAdministrators()).toEqual([]);
  });

  it("is created once when three nodes start together, and only one node shows the password", async () => {
    const answers = await Promise.all([startNode(), startNode(), startNode()]);
    expect(answers.filter((answer) => answer !== null)).toHaveLength(1);
    expect(await listAdministrators()).toHaveLength(1);
  });
});

// rule accounts/first
describe("a printed password", () => {
  const next = "trois chats sur le banc";
  const typed = (password: string, again = password) => ({
    new_password: password,
    new_password_again: again,
    name: "Camille",
  });

  async function printed() {
    const first = await createAdministrator({ email });
    const drawn = first.outcome === "done" ? (first.password ?? "") : "";
    const browser = openBrowser();
    await browser.signIn(drawn, email);
    const person = await browser.actor();
    if (!person) throw new Error("the owner signs in");
    return { browser, person, drawn };
  }

  it("must be replaced at the first sign-in, which also asks for a name and ends all other sessions", async () => {
    const { browser, person, drawn } = await printed();
    expect(person).toMatchObject({ needsName: true, needsPassword: true });
    const other = openBrowser("elsewhere");
    await other.signIn(drawn, email);
    expect(await begin(person, typed(next))).toEqual({ outcome: "done" });
    expect(await browser.actor()).toEqual({
      ...person,
      name: "Camille",
      needsName: undefined,
      needsPassword: undefined,
    });
    expect(await other.actor()).toBeNull();
    expect(await canSignIn({ email, password: drawn })).toBe(false);
    expect(await canSignIn({ email, password: next })).toBe(true);
  });

  it("cannot be replaced by itself, a weak password or two that differ; then the name is not stored either", async () => {
    const { browser, person, drawn } = await printed();
    for (const [values, name] of [
      [typed(drawn), "new_password"],
      [typed("Motdepasse2026!"), "new_password"],
      [typed(next, "autre chose"), "new_password_again"],
      [{ name: "Camille" }, "new_password"],
      [{ ...typed(next), name: "Admin" }, "name"],
    ] as const)
      expect(await begin(person, values)).toMatchObject({
        outcome: "invalid",
        errors: { [name]: expect.any(String) },
      });
    expect(await browser.actor()).toMatchObject({ needsName: true, needsPassword: true });
  });

  it("must be replaced after a reset too, but a password that the operator chose is kept", async () => {
    await createAdministrator({ email, password });
    const browser = openBrowser();
    await browser.signIn(password, email);
    expect((await browser.actor())?.needsPassword).toBeUndefined();
    const reset = await resetPassword({ email });
    await browser.signIn(reset.outcome === "done" ? reset.password : "", email);
    expect(await browser.actor()).toMatchObject({ needsPassword: true });
    await resetPassword({ email, password });
    await browser.signIn(password, email);
    expect((await browser.actor())?.needsPassword).toBeUndefined();
  });
});

describe("another account", () => {
  it("gets a random password when none is given", async () => {
    const created = await createAdministrator({ email: " Sacha@Example.FR " });
    expect(created).toMatchObject({ outcome: "done", email: "sacha@example.fr" });
    const drawn = created.outcome === "done" ? created.password : undefined;
    expect(await canSignIn({ email: "sacha@example.fr", password: drawn })).toBe(true);
  });

  it("keeps the password it was given, and the command does not show that password again", async () => {
    expect(await createAdministrator({ email, password })).toEqual({ outcome: "done", email });
  });

  it.each([
    [{ email: "camille" }, { email: "«\u00a0camille\u00a0» n’est pas une adresse e-mail." }],
    [
      { email, password: "court" },
      { password: expect.stringMatching(/^Mot de passe refusé\. Au moins 12/) as string },
    ],
  ])("is refused when the command gets %j", async (asked, errors) => {
    expect(await createAdministrator(asked)).toEqual({ outcome: "invalid", errors });
    expect(await listAdministrators()).toEqual([]);
  });

  it("is not created twice", async () => {
    await createAdministrator({ email, password });
    expect(await createAdministrator({ email: email.toUpperCase(), password })).toEqual({
      outcome: "refused",
    });
  });

  it("loses its sessions when its password is reset, and signs in with the new password only", async () => {
    await createAdministrator({ email, password });
    await canSignIn({ email, password });
    const reset = await resetPassword({ email });
    expect(await db.$count(sessions)).toBe(0);
    expect(await canSignIn({ email, password })).toBe(false);
    expect(await canSignIn({ email, password: reset.outcome === "done" ? reset.password : undefined })).toBe(
      true,
    );
    expect(await resetPassword({ email: "personne@example.fr" })).toEqual({ outcome: "gone" });
  });
});
