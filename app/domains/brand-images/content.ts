import type { ServicePath } from "#app/domains/catalog/content/specified-services.ts";
import { type Illustration, illustrations } from "#app/domains/blog/rules/featured-image.ts";

/** The name of the background job that draws the pictures which every visitor's browser needs. */
export const brandImagesQueue = "brand-images";

/** What a share image shows: an illustration of the blog, the tools for a visit at home, or the whole workbench. */
export type CardDrawing = Illustration | "toolbox" | "workbench";

/**
 * A share image: the picture that a social network shows with a link. It has a title, and a drawing beside the shop's
 * name.
 */
export interface SocialCard {
  title: string;
  drawing: CardDrawing;
}

const adviceTitle = "Les conseils de l’atelier, sans jargon.";

/** The share images, by the kind of page or by the illustration of an article. */
export const socialCards: Readonly<Record<string, SocialCard>> = {
  atelier: { title: "En panne\u00a0? Posez-le sur l’établi.", drawing: "workbench" },
  service: { title: "Du diagnostic à la remise.", drawing: "laptop" },
  zone: { title: "Le dépannage près de chez vous.", drawing: "toolbox" },
  blog: { title: adviceTitle, drawing: "hard-disk" },
  form: { title: "Décrivez la panne, on vous répond.", drawing: "printer" },
  ...Object.fromEntries(illustrations.map((key) => [`blog-${key}`, { title: adviceTitle, drawing: key }])),
};

/** The drawing on each service's share image. */
export const serviceIllustrations = {
  "/services/depannage-distance": "remote-help",
  "/services/reparation-materielle": "laptop",
  "/services/depannage-logiciel": "remote-help",
  "/services/configuration-reseau": "network",
  "/services/maintenance-preventive": "battery",
  "/services/recuperation-donnees": "hard-disk",
  "/services/securite-informatique": "shield",
  "/services/mise-a-niveau": "memory",
  "/services/configuration-peripheriques": "printer",
} satisfies Record<ServicePath, Illustration>;

/**
 * The icons, by file: the side in pixels, the share of it that the characters take, and the radius of the corners (on a
 * canvas of 512).
 */
export const iconFiles = {
  "icon-192.png": { side: 192, letters: 0.76, radius: 112 },
  "icon-512.png": { side: 512, letters: 0.76, radius: 112 },
  // Android crops this icon to many shapes. Characters of this size stay inside every shape.
  "maskable-512.png": { side: 512, letters: 0.56, radius: 0 },
  // iOS rounds the corners itself.
  "apple-touch-icon.png": { side: 180, letters: 0.64, radius: 0 },
  "favicon.ico": { side: 32, letters: 0.76, radius: 112 },
  "favicon.svg": { side: 512, letters: 0.76, radius: 112 },
} as const;

export type IconFile = keyof typeof iconFiles;
