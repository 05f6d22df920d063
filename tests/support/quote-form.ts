import { expect, type Page } from "@playwright/test";
import { photoWithPosition } from "./uploads/corpus.ts";

export const success =
  "Demande envoyée avec succès ! Nous vous contacterons dans les plus brefs délais pour discuter de votre projet.";
export const failure = "Une erreur est survenue lors de l'envoi de la demande";
export const typed = {
  "Que se passe-t-il": "Le disque externe claque depuis hier soir.",
  Prénom: "Hélène",
  Nom: "Marchand",
  "E-mail": "helene@exemple.fr",
  Téléphone: "06.12.34.56.78",
};

export async function fill(page: Page, changes: Partial<typeof typed> = {}) {
  const form = page.getByRole("form", { name: "Bon de demande" });
  await form.getByLabel("Type de service").selectOption("Récupération de données");
  for (const [label, value] of Object.entries({ ...typed, ...changes }))
    await form.getByLabel(label, { exact: label === "Nom" }).fill(value);
  return form;
}

export const send = (page: Page) => page.getByRole("button", { name: "Envoyer ma demande" }).click();
export const photo = async (name = "étiquette.jpg") => ({
  name,
  mimeType: "image/jpeg",
  buffer: await photoWithPosition(),
});

/**
 * Waits until the slip (the page with the reference) has replaced the form. Moves the pointer, because the slip starts
 * its script at the visitor's first move, touch or key.
 */
export async function onSlip(page: Page) {
  await expect(page).toHaveURL(/\/devis\/bon\/[^/]+#bon$/);
  const isHydrated = () => {
    dispatchEvent(new Event("pointermove"));
    return document.documentElement.dataset.hydrated !== undefined;
  };
  await page.waitForFunction(isHydrated);
}

export const referenceOf = (page: Page) => page.getByText(/^D-\d{4}-\d{4,}$/).innerText();
