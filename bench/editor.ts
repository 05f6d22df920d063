import { chromium, type Page } from "@playwright/test";
import { chromiumArguments, findChromium } from "../tests/support/chromium.ts";
import { owner, type Site } from "../tests/support/site.ts";

const articleCharacters = 100_000;
const keys = 200;
/** The pace of a fast typist: a key every 80 ms. */
const keyEveryMs = 80;

/**
 * Measures how long a key takes to appear in an article of 100,000 characters while copies of the article are saved.
 */
export async function measureTyping({ url }: Site): Promise<Record<string, string | number>> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: "fr-FR" });
    await openLongArticle(page, url);
    await watchKeys(page);
    for (let count = 0; count < keys; count += 1)
      await page.keyboard.type("aeiou "[count % 6] ?? "a", { delay: keyEveryMs });
    const delays = await page.evaluate(() => (globalThis as unknown as { delays: number[] }).delays);
    const sorted = delays.toSorted((a, b) => a - b);
    const at = (share: number) =>
      Math.round((sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN) * 10) / 10;
    return {
      measure: "typing in 100,000 characters",
      keys: sorted.length,
      "p50 ms": at(0.5),
      "p95 ms": at(0.95),
      "max ms": at(1),
    };
  } finally {
    await browser.close();
  }
}

async function openLongArticle(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/admin/login`);
  await page.getByLabel("E-mail").fill(owner.email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(owner.password);
  await page.getByRole("button", { name: "Se connecter" }).click();
  await page.waitForURL("**/admin");
  await page.goto(`${url}/admin/posts/new`);
  await page.getByRole("textbox", { name: "Contenu" }).waitFor({ timeout: 60_000 });
  await page.getByLabel("Titre", { exact: true }).fill("Un très long article");
  await page.getByRole("button", { name: "HTML" }).click();
  const paragraph = `<p>${"Un ordinateur qui ralentit n’est pas forcément un ordinateur à remplacer. ".repeat(4)}</p>`;
  const part = `<h2>Une partie</h2>${paragraph.repeat(5)}<ul><li>un</li><li>deux</li></ul>`;
  await page.getByLabel("Contenu (HTML)").fill(part.repeat(Math.ceil(articleCharacters / part.length)));
  await page.getByRole("button", { name: "Écrire" }).click();
  const content = page.getByRole("textbox", { name: "Contenu" });
  await content.waitFor({ timeout: 60_000 });
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await page.getByText("Tout est enregistré").waitFor({ timeout: 60_000 });
  await content.locator("p").nth(40).click();
}

/** Measures the time from a key's event to the frame after the text has changed. */
async function watchKeys(page: Page): Promise<void> {
  await page.evaluate(() => {
    const delays: number[] = [];
    Object.assign(globalThis, { delays });
    document.addEventListener(
      "keydown",
      (event) => {
        const pressed = event.timeStamp;
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.addEventListener("message", () => delays.push(performance.now() - pressed));
          channel.port1.start();
          channel.port2.postMessage(null);
        });
      },
      true,
    );
  });
}
