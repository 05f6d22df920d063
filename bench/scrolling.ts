import { chromium, type Page } from "@playwright/test";
import { chromiumArguments, findChromium } from "../tests/support/chromium.ts";
import { owner, type Site } from "../tests/support/site.ts";

const widths = [1440, 360] as const;
const steps = 60;

/** Measures the frames while a full page of quote requests is scrolled down and back, with 20,000 rows stored. */
export async function measureScrolling({ url }: Pick<Site, "url">): Promise<Record<string, unknown>[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  try {
    const page = await browser.newPage({ locale: "fr-FR" });
    await page.goto(`${url}/admin/login`);
    await page.getByLabel("E-mail").fill(owner.email);
    await page.getByLabel("Mot de passe", { exact: true }).fill(owner.password);
    await page.getByRole("button", { name: "Se connecter" }).click();
    await page.waitForURL("**/admin");
    const measured = [];
    for (const width of widths) measured.push(await measureWidth(page, url, width));
    return measured;
  } finally {
    await browser.close();
  }
}

async function measureWidth(page: Page, url: string, width: number) {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(`${url}/admin/quotes`);
  await page.locator("html[data-hydrated]").waitFor();
  await page.mouse.move(150, 500);
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(globalThis, { frames });
    let last = performance.now();
    const next = (now: number) => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  for (let step = 0; step < steps; step += 1) await page.mouse.wheel(0, step < steps / 2 ? 120 : -120);
  const frames = await page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames.slice(1));
  const sorted = frames.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) * 10) / 10;
  return {
    measure: `scrolling the quotes, ${width} px`,
    frames: sorted.length,
    "p50 ms": at(0.5),
    "p95 ms": at(0.95),
    "max ms": at(1),
  };
}
