import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { quoteRequests } from "#app/db/schema/inbox.server.ts";
import { settingsSections } from "#app/db/schema/settings.server.ts";
import { assembleProfile, specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";
import { openSlip } from "./commands.server.ts";
import { getSlip } from "./queries.server.ts";
import { repliedText, slipFragment, slipPath } from "./rules.ts";

beforeEach(() => db.execute(sql`truncate quote_requests, settings_sections cascade`));

async function store(fields: Partial<typeof quoteRequests.$inferInsert> = {}) {
  const [row] = await db
    .insert(quoteRequests)
    .values({
      first_name: "Hélène",
      last_name: "Marchand",
      email: "helene@exemple.fr",
      phone: "06.12.34.56.78",
      service_type: "reparation",
      description: "La charnière gauche est cassée.",
      contentHash: "x",
      createdAt: new Date(),
      ...fields,
    })
    .returning({ reference: quoteRequests.reference });
  if (!row) throw new Error("an insert returns its row");
  const slip = await openSlip(row.reference);
  if (!slip) throw new Error("a stored request has a slip");
  const token = slip.href.slice(slipPath("").length, -slipFragment.length);
  return { ...row, ...slip, token, cookies: `a=b; ${slip.cookie.split(";")[0]}; c=d` };
}

const read = (token: string, cookies: string | null = null) => getSlip(token, cookies, specifiedProfile);

// rule forms/slip
test("anybody with its address can read the slip (the page after a request), but only its sender's browser shows what was typed", async () => {
  const { token, cookies, reference, cookie } = await store();
  const shown = await read(token);
  expect(shown).toMatchObject({ reference, service_type: "reparation", own: null });
  expect(JSON.stringify(shown)).not.toMatch(/Hélène|Marchand|exemple|06.12|charnière/);
  expect((await read(token, cookies))?.own).toEqual({
    name: "Hélène Marchand",
    email: "helene@exemple.fr",
    isMailed: false,
    phone: "06\u00a012\u00a034\u00a056\u00a078",
    description: "La charnière gauche est cassée.",
    link: null,
    arrived: [],
  });
  expect(cookie).toContain(`Path=${slipPath(token)};`);
  expect(cookie).toContain("HttpOnly; SameSite=Lax");
});

// rule forms/slip
test.each([
  ["reparation", "shop", "l’appareil et son chargeur"],
  ["distance", "remote", "l’ordinateur allumé, avec internet"],
  ["reseau", "home", "le nom de votre opérateur"],
  ["peripheriques", "home", "le périphérique et ses câbles"],
  ["Cours de bureautique", "remote", "l’ordinateur allumé, avec internet"],
  ["Salle de jeux", "home", "l’appareil et ce qui s’y branche"],
  ["Montage de PC", "shop", "l’appareil et son chargeur"],
  ["Un service retiré depuis", "shop", "l’appareil et son chargeur"],
])(
  "the slip of a request for %s says what to have ready for work at the place '%s'",
  async (service_type, place, thing) => {
    const own = (name: string, where: string) => ({ name, description: "Une heure.", place: where });
    const ownServices = [
      own("Cours de bureautique", "remote"),
      own("Salle de jeux", "home"),
      own("Montage de PC", "shop"),
    ];
    const shop = assembleProfile({ site: { ownServices } });
    const { token } = await store({ service_type });
    const preparation = (await getSlip(token, null, shop))?.preparation;
    expect(preparation).toMatchObject({ place, things: expect.arrayContaining([thing]) });
    if (place !== "shop") expect(preparation?.things).not.toContain("l’appareil et son chargeur");
  },
);

// rule forms/closed-wish
test("the slip announces an e-mail only if the shop can send one", async () => {
  const { token, cookies } = await store();
  expect((await read(token, cookies))?.own?.isMailed).toBe(false);
  const values = { host: "mail.example.fr" };
  await db.insert(settingsSections).values({ section: "mail", values, version: 1, updatedBy: "Camille" });
  expect((await read(token, cookies))?.own?.isMailed).toBe(true);
});

test("neither the cookie of another request nor the slip's token as a cookie shows what was typed", async () => {
  const mine = await store();
  const other = await store({ contentHash: "y" });
  expect((await read(other.token, mine.cookies))?.own).toBeNull();
  expect((await read(mine.token, `bon=${mine.token}`))?.own).toBeNull();
  expect((await read(mine.token, "bon=x.y; bon="))?.own).toBeNull();
});

test("a forged, an old or a deleted slip is not found", async () => {
  const { token, reference } = await store();
  for (const forged of ["", "x", `${token}x`, token.slice(1), `${token}.${token}`])
    expect(await read(forged), forged).toBeNull();
  const own = eq(quoteRequests.reference, reference);
  await db.update(quoteRequests).set({ deletedAt: new Date() }).where(own);
  expect(await read(token)).toBeNull();
  await db
    .update(quoteRequests)
    .set({ deletedAt: null, createdAt: sql`now() - interval '31 days'` })
    .where(own);
  expect(await read(token)).toBeNull();
});

// rule forms/estimate-kept
test("the slip keeps the price range that its visitor was shown", async () => {
  const { token } = await store({ estimate: "29 à 89 € (Mac, lent ou bloqué)" });
  expect((await read(token))?.estimate).toBe("29 à 89 € (Mac, lent ou bloqué)");
});

// rule forms/answer-time
test("the slip says by when the shop answers, if the settings promise a moment", async () => {
  const { token } = await store({ createdAt: sql`now()` as never });
  expect((await read(token))?.answerBy).not.toBeNull();
  const never = { ...specifiedProfile, week: [[], [], [], [], [], [], []], closures: [] };
  expect((await getSlip(token, null, never))?.answerBy).toBeNull();
  const vague = { ...specifiedProfile, claims: { ...specifiedProfile.claims, quoteDelay: "vite" } };
  expect((await getSlip(token, null, vague))?.answerBy).toBeNull();
});

// rule forms/slip
test("the slip says when the shop replied, in place of the moment by which it would", async () => {
  const { token } = await store({ answeredAt: new Date("2026-11-30T14:10:00Z"), contentHash: "z" });
  const slip = await read(token);
  expect(slip?.answeredAt && repliedText(slip.answeredAt)).toBe(
    "Nous vous avons répondu le lundi 30 novembre, à\u00a015\u00a0h\u00a010",
  );
});

// rule forms/slip
test.each([
  ["new", { awaitsAnswer: false }],
  ["won", { result: "won" as const }],
  ["finished", { status: "completed" }],
  ["cancelled", { status: "cancelled" }],
])(
  "the slip of a request that the shop dealt with without a reply promises no answer: %s",
  async (name, fields) => {
    const { token } = await store({ contentHash: `open ${name}` });
    expect(await read(token)).toMatchObject({ isSettled: false });
    const settled = await store({ ...fields, contentHash: `settled ${name}` });
    expect(await read(settled.token)).toMatchObject({ isSettled: true, answeredAt: null });
  },
);

// rule forms/success
test("the slip says that the request was sent only in its sender's browser, in the first minute", async () => {
  const fresh = await store();
  expect(await read(fresh.token, fresh.cookies)).toMatchObject({ isJustSent: true });
  expect(await read(fresh.token)).toMatchObject({ isJustSent: false });
  const old = await store({ createdAt: new Date(Date.now() - 61_000), contentHash: "y" });
  expect(await read(old.token, old.cookies)).toMatchObject({ isJustSent: false });
});

// rule forms/answer-time
test("the slip keeps the promised moment when the owner changes the hours", async () => {
  const answerDue = new Date("2026-11-30T08:00:00Z");
  const never = { ...specifiedProfile, week: [[], [], [], [], [], [], []], closures: [] };
  const promised = await store({ answerDue, answerPromised: true });
  expect((await getSlip(promised.token, null, never))?.answerBy).toEqual({ day: "2026-11-30", minutes: 540 });
  const unpromised = await store({ answerDue, answerPromised: false, contentHash: "y" });
  expect((await read(unpromised.token))?.answerBy).toBeNull();
});
