import { expectNoAxeViolationsAtAnyWidth } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { resize } from "#tests/support/viewport.ts";

// rule newsletter/list
test("the owner sees who subscribed and exports the list; a formula in it stays text", async ({
  page,
  request,
  signIn,
}) => {
  await signIn();
  for (const email of ["=cmd@exemple.fr", "helene@exemple.fr"]) {
    expect((await request.post("/newsletter", { form: { email } })).status()).toBe(200);
  }
  await page.goto("/admin/newsletter");
  await page.getByRole("link", { name: /^En attente/ }).click();
  await expect(page.getByRole("rowheader", { name: "helene@exemple.fr" })).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Exporter (CSV)" }).click();
  const file = await (await download).createReadStream();
  const text = Buffer.concat(await file.toArray()).toString("utf8");
  expect(text.startsWith("\ufeffE-mail;Inscription;")).toBe(true);
  expect(text).toContain("\r\nhelene@exemple.fr;");
  expect(text).toContain("\r\n'=cmd@exemple.fr;");
  await page.goto("/admin/newsletter?status=pending");
  await expectNoAxeViolationsAtAnyWidth(page);
  await resize(page, { width: 360, height: 740 });
  const listed = page.getByRole("list", { name: /^En attente/ }).getByRole("listitem");
  await expect(listed.filter({ hasText: "helene@exemple.fr" })).toContainText(/Inscription\s?:\s?[a-z]+ \d+/);
  await expect(page.getByRole("table")).toBeHidden();
});
