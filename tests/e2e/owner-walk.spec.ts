import { randomUUID } from "node:crypto";
import type { Locator } from "@playwright/test";
import type pg from "pg";
import { article } from "#tests/support/post-editor.ts";
import { expect } from "#tests/support/fixtures.ts";
import { emptyInboxes, test } from "#tests/support/site-database.ts";

// A picture of 1 × 1 pixel.
const png =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** Stores three quote requests: an urgent one with a photo, one that will be marked as lost, and one to answer. */
async function storeMorning(sql: pg.Client) {
  await emptyInboxes(sql);
  const store = async (name: string, urgency: string, hours: number) => {
    const { rows } = await sql.query<{ id: string }>(
      `insert into quote_requests
         (first_name, last_name, email, phone, service_type, urgency, description, content_hash, created_at)
       values ($1, 'Loriot', $4, '06 39 98 62 17', 'reparation', $2, 'Écran noir au démarrage.', $4,
         now() - make_interval(hours => $3))
       returning id`,
      [name, urgency, hours, `${randomUUID()}@exemple.fr`],
    );
    return rows[0]?.id ?? "";
  };
  const urgent = await store("Urbain", "urgent", 3);
  await store("Perrine", "normal", 30);
  await store("Robert", "normal", 40);
  await sql.query(
    `insert into quote_attachments (quote_request_id, position, name, media_type, size_bytes, width, height, content)
     values ($1, 0, 'écran.png', 'image/png', 68, 1, 1, decode($2, 'base64'))`,
    [urgent, png],
  );
}

/** Checks the results of the three requests, and that the article exists. */
async function expectDone(sql: pg.Client, title: string) {
  const { rows } = await sql.query<Record<string, unknown>>(
    `select first_name, status, result, result_reason is not null as has_reason, offered_amount::int as offered,
       answered_at is not null as is_answered from quote_requests order by first_name`,
  );
  expect(rows).toEqual([
    expect.objectContaining({ first_name: "Perrine", result: "lost", has_reason: true }),
    expect.objectContaining({ first_name: "Robert", status: "in_progress", is_answered: true }),
    expect.objectContaining({ first_name: "Urbain", status: "in_progress", is_answered: true, offered: 157 }),
  ]);
  const posts = await sql.query<{ status: string }>("select status from blog_posts where title = $1", [
    title,
  ]);
  expect(posts.rows).toHaveLength(1);
}

const tomorrow = () => `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T08:30`;

test.beforeEach(async ({ signIn, sql }) => {
  await signIn();
  await storeMorning(sql);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  // ADR 215 says how the taps were counted, and why so many are needed.
  test("a day's work of the owner takes twenty-nine taps", async ({ page, sql }) => {
    test.setTimeout(90_000);
    const { title } = article();
    const parts: Record<string, number> = {};
    let taps = 0;
    const tap = async (control: Locator) => {
      taps++;
      await control.tap();
    };
    /** Chooses from a list that the telephone itself shows. This takes two taps: one opens the list, one chooses. */
    const choose = async (list: Locator, choice: { label?: string; index?: number }) => {
      taps += 2;
      await list.selectOption(choice as { label: string });
    };
    const end = (part: string) => {
      parts[part] = taps;
      taps = 0;
    };
    const reply = page.getByRole("region", { name: "Répondre", exact: true });

    await page.goto("/admin");
    await tap(page.getByRole("link", { name: "Urbain Loriot", exact: true }));
    await tap(page.getByRole("button", { name: "Ouvrir la photo écran.png" }));
    await tap(page.getByRole("dialog", { name: "Photos" }).getByRole("button", { name: "Fermer" }));
    await tap(page.getByRole("button", { name: "Répondre", exact: true }));
    await page.getByLabel("Votre réponse").fill("Nous vous attendons cet après-midi.");
    await tap(reply.getByLabel(/^Prix proposé/));
    await reply.getByLabel(/^Prix proposé/).fill("157");
    await tap(reply.getByRole("button", { name: "Envoyer" }));
    await tap(reply.getByRole("button", { name: /En cours/ }));
    end("urgent");

    await tap(page.getByRole("link", { name: "Toutes les demandes" }));
    await tap(page.getByRole("listitem").filter({ hasText: "Perrine" }).getByRole("link"));
    await tap(page.getByRole("button", { name: "Autres actions" }));
    await tap(page.getByRole("menuitem", { name: "Perdu…" }));
    await choose(page.getByLabel("Raison"), { index: 1 });
    await tap(page.getByRole("button", { name: "Enregistrer", exact: true }));
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.getByRole("region", { name: "Résultat" }).getByText(/^Perdu/)).toBeVisible();
    end("lost");

    await tap(page.getByRole("link", { name: "Toutes les demandes" }));
    await tap(page.getByRole("listitem").filter({ hasText: "Robert" }).getByRole("link"));
    await tap(page.getByRole("button", { name: "Répondre", exact: true }));
    await page.getByLabel("Votre réponse").fill("Oui, samedi matin.");
    await tap(reply.getByRole("button", { name: "Envoyer" }));
    await tap(reply.getByRole("button", { name: /En cours/ }));
    await expect(reply.getByRole("button", { name: /En cours/ })).toBeHidden();
    end("answered");

    await tap(page.getByRole("button", { name: /Menu/ }));
    await tap(page.getByRole("dialog").getByRole("link", { name: "Articles" }));
    await tap(page.getByRole("link", { name: "Nouvel article" }));
    await expect(page.getByLabel("Titre", { exact: true })).toBeFocused();
    await page.keyboard.type(title);
    await tap(page.getByRole("textbox", { name: "Contenu" }));
    await page.keyboard.type("Soufflez.");
    await choose(page.getByLabel("Statut"), { label: "Programmé" });
    await tap(page.getByLabel("Jour et heure de parution"));
    await page.getByLabel("Jour et heure de parution").fill(tomorrow());
    await tap(page.getByRole("button", { name: "Enregistrer", exact: true }));
    await expect(page).toHaveURL(/\/admin\/posts\/[0-9a-f-]{36}$/);
    await expect(page.getByText("Paraîtra le")).toBeVisible();
    end("article");

    await tap(page.getByRole("button", { name: /Menu/ }));
    await tap(page.getByRole("dialog").getByRole("link", { name: "Statistiques" }));
    await expect(page.getByRole("heading", { name: "De la demande à la réparation" })).toBeVisible();
    end("week");

    expect(parts).toEqual({ urgent: 7, lost: 7, answered: 5, article: 8, week: 2 });
    await expectDone(sql, title);
  });
});

// ADR 215 gives the number of key presses of each task.
test("by keyboard, each task of the owner's day takes a limited number of key presses", async ({
  page,
  sql,
}) => {
  test.setTimeout(90_000);
  const { title } = article();
  const parts: Record<string, number> = {};
  let keys = 0;
  const press = async (key: string) => {
    keys++;
    await page.keyboard.press(key);
  };
  const end = (part: string) => {
    parts[part] = keys;
    keys = 0;
  };
  const tabTo = async (control: Locator, key = "Tab") => {
    for (let count = 0; count < 60; count++) {
      await press(key);
      if (await isFocused(control)) return;
    }
    throw new Error(`${control} is not reached`);
  };
  /** Chooses from the list that has the focus: one key opens it, some move along it, and one chooses. */
  const choose = async (downs: number) => {
    for (const key of ["Space", ...Array<string>(downs).fill("ArrowDown"), "Enter"]) await press(key);
  };
  const reply = page.getByRole("region", { name: "Répondre", exact: true });
  const opened = (name: string) => expect(page.getByRole("heading", { name })).toBeFocused();
  const sendAndTakeNextStatus = async () => {
    const next = reply.getByRole("button", { name: /En cours/ });
    await tabTo(reply.getByRole("button", { name: "Envoyer" }));
    await press("Enter");
    await expect(next).toBeVisible();
    await tabTo(next);
    await press("Enter");
    await expect(next).toBeHidden();
  };

  await page.goto("/admin");
  await expect(page.getByText("En direct")).toBeVisible();
  await tabTo(page.getByRole("link", { name: "Aller au contenu" }));
  await press("Enter");
  await tabTo(page.getByRole("link", { name: "Urbain Loriot", exact: true }));
  await press("Enter");
  await opened("Urbain Loriot");
  await press("p");
  await expect(page.getByRole("dialog", { name: "Photos" })).toBeVisible();
  await press("Escape");
  await press("r");
  await expect(page.getByLabel("Votre réponse")).toBeFocused();
  await page.keyboard.type("Nous vous attendons cet après-midi.");
  await tabTo(reply.getByLabel(/^Prix proposé/), "Shift+Tab");
  await page.keyboard.type("157");
  await sendAndTakeNextStatus();
  end("urgent");

  await press("j");
  await press("Enter");
  await opened("Perrine Loriot");
  await tabTo(page.getByRole("button", { name: "Autres actions" }));
  await press("Enter");
  await expect(page.getByRole("menuitem", { name: "Perdu…" })).toBeVisible();
  for (let down = 0; down < 5 && !(await isFocused(page.getByRole("menuitem", { name: "Perdu…" }))); down++)
    await press("ArrowDown");
  await press("Enter");
  await tabTo(page.getByLabel("Raison"));
  await choose(1);
  await press("Tab");
  await press("Enter");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("region", { name: "Résultat" }).getByText(/^Perdu/)).toBeVisible();
  end("lost");

  await press("j");
  await press("Enter");
  await opened("Robert Loriot");
  await press("r");
  await page.keyboard.type("Oui, samedi matin.");
  await sendAndTakeNextStatus();
  end("answered");

  // rule accounts/shortcuts
  await press("m");
  await expect(page.getByRole("link", { name: /^Devis/ })).toBeFocused();
  await tabTo(page.getByRole("navigation", { name: "Back-office" }).getByRole("link", { name: "Articles" }));
  await press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Articles" })).toBeFocused();
  await tabTo(page.getByRole("link", { name: "Nouvel article" }));
  await press("Enter");
  await expect(page.getByRole("textbox", { name: "Contenu" })).toBeEditable();
  // rule editor/keys
  await expect(page.getByLabel("Titre", { exact: true })).toBeFocused();
  await page.keyboard.type(title);
  await press("Enter");
  await expect(page.getByRole("textbox", { name: "Contenu" })).toBeFocused();
  await page.keyboard.type("Soufflez.");
  await press("Escape");
  await tabTo(page.getByLabel("Statut"));
  await choose(1);
  await tabTo(page.getByLabel("Jour et heure de parution"));
  await page.getByLabel("Jour et heure de parution").fill(tomorrow());
  await press("Control+s");
  await expect(page).toHaveURL(/\/admin\/posts\/[0-9a-f-]{36}$/);
  await expect(page.getByText("Paraîtra le")).toBeVisible();
  end("article");

  await tabTo(
    page.getByRole("navigation", { name: "Back-office" }).getByRole("link", { name: "Statistiques" }),
    "Shift+Tab",
  );
  await press("Enter");
  await expect(page.getByRole("heading", { name: "De la demande à la réparation" })).toBeVisible();
  end("week");

  const most = { urgent: 15, lost: 21, answered: 9, article: 24, week: 24 };
  for (const [part, count] of Object.entries(most))
    expect(parts[part], `keys of the part "${part}"`).toBeLessThanOrEqual(count);
  await expectDone(sql, title);
});

async function isFocused(control: Locator) {
  return (await control.count()) === 1 && control.evaluate((element) => element === document.activeElement);
}
