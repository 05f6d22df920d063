import { randomInt } from "node:crypto";
import { expect, type Page } from "@playwright/test";

/** Returns a title that no other test uses. */
export function article(): { title: string } {
  return { title: `Nettoyer son clavier ${randomInt(1_000_000_000)}` };
}

/** Opens an article, or a new one, and waits until the text can be edited. */
export async function openEditor(page: Page, path = "/admin/posts/new"): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("textbox", { name: "Contenu" })).toBeEditable();
}

/** Types at the end of the article's text. */
export async function typeText(page: Page, text: string): Promise<void> {
  const content = page.getByRole("textbox", { name: "Contenu" });
  await content.click();
  await expect(content).toBeFocused();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(text);
  await expect(content).toContainText(text);
}

/** Writes and saves an article. Returns its address in the back office. */
export async function writeArticle(
  page: Page,
  { title, text, status = "Brouillon" }: { title: string; text: string; status?: string },
): Promise<string> {
  await openEditor(page);
  await page.getByLabel("Titre", { exact: true }).fill(title);
  await typeText(page, text);
  await page.getByLabel("Statut").selectOption({ label: status });
  await save(page);
  await expect(page).toHaveURL(/\/admin\/posts\/[0-9a-f-]{36}$/);
  return new URL(page.url()).pathname;
}

/** Saves and waits until everything is saved. */
export async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(page.getByText("Tout est enregistré")).toBeVisible();
}
