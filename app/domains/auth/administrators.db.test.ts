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
import { signIn } from "./commands/sign-in.server.ts";
import { listAdministrators } from "./queries.server.ts";

const email = "camille@example.fr";
const password = "cle-usb-et-tournevis-72";
const nobody = { cookies: null, userAgent: null };

async function canSignIn(typed: { email: string; password?: string | undefined }): Promise<boolean> {
  const values = { email: typed.email, password: typed.password ?? "" };
  return (await signIn(values, "client", nobody)).outcome === "done";
}

/** Calls ensureFirstAdministrator in a process of its own, as a starting node does. */
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

  it("is not created when an account exists", async () => {
    await createAdministrator({ email, password });
    expect(
      await ensureFirstAdministrator({ ADMIN_EMAIL: "other@example.fr", ADMIN_PASSWORD: password }),
    ).toBeNull();
    expect(await listAdministrators()).toMatchObject([{ email }]);
  });

  it("cannot have a common password: one line names the variable", async () => {
    const refused = ensureFirstAdministrator({ ADMIN_EMAIL: email, ADMIN_PASSWORD: "Motdepasse2026!" });
    await expect(refused).rejects.toThrow(/^ADMIN_PASSWORD n’est pas valable : .+\.$/);
    expect(await listAdministrators()).toEqual([]);
  });

  it("is created once when three nodes start together, and only one shows it", async () => {
    const answers = await Promise.all([startNode(), startNode(), startNode()]);
    expect(answers.filter((answer) => answer !== null)).toHaveLength(1);
    expect(await listAdministrators()).toHaveLength(1);
  });
});

describe("another account", () => {
  it("gets a random password when none is given", async () => {
    const created = await createAdministrator({ email: " Sacha@Example.FR " });
    expect(created).toMatchObject({ outcome: "done", email: "sacha@example.fr" });
    const drawn = created.outcome === "done" ? created.password : undefined;
    expect(await canSignIn({ email: "sacha@example.fr", password: drawn })).toBe(true);
  });

  it("keeps the password it was given and does not show it again", async () => {
    expect(await createAdministrator({ email, password })).toEqual({ outcome: "done", email });
  });

  it.each([
    [{ email: "camille" }, { email: "« camille » n’est pas une adresse e-mail." }],
    [
      { email, password: "court" },
      { password: expect.stringMatching(/^Mot de passe refusé\. Au moins 12/) as string },
    ],
  ])("is refused for %j", async (asked, errors) => {
    expect(await createAdministrator(asked)).toEqual({ outcome: "invalid", errors });
    expect(await listAdministrators()).toEqual([]);
  });

  it("is not created twice", async () => {
    await createAdministrator({ email, password });
    expect(await createAdministrator({ email: email.toUpperCase(), password })).toEqual({
      outcome: "refused",
    });
  });

  it("whose password is reset signs in with the new one only and loses its sessions", async () => {
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
