import type { JobQueue } from "#app/lib/background/jobs.server.ts";
import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { rereadProfile } from "#app/domains/business/profile.server.ts";
import { getBrandImage } from "./commands/draw.server.ts";
import { brandImagesQueue, iconFiles, type IconFile } from "./content.ts";
import { type BrandImage, generalCard } from "./rules.ts";

/**
 * The icons, which every visitor's browser requests, and the home page's share image, which social networks show with a
 * link. Other pictures are drawn when they are requested.
 */
const firstImages = (profile: BusinessProfile): BrandImage[] => [
  ...(Object.keys(iconFiles) as IconFile[]).map((file) => ({ kind: "icon" as const, file })),
  ...[generalCard("atelier", profile)].filter((image) => image !== null),
];

/** Redraws the icons and the first share image when the program starts or the name, colour or place changes. */
export const drawBrandImagesQueue: JobQueue = {
  name: brandImagesQueue,
  options: { retryLimit: 3, retryDelay: 30, policy: "short" },
  atStart: true,
  async work(_payload, signal) {
    const profile = await rereadProfile();
    for (const image of firstImages(profile)) {
      if (signal?.aborted) return;
      await getBrandImage(image, profile, brandImagesQueue);
    }
  },
};
