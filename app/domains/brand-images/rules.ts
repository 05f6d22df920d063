import { cardPath, iconPath } from "#app/lib/pages/brand-image-paths.ts";
import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { businessWords, fillText } from "#app/domains/business/rules/texts.ts";
import { listServices } from "#app/domains/business/rules/site.ts";
import { atPlace } from "#app/lib/french/place-names.ts";
import { iconFiles, type IconFile, serviceIllustrations, type SocialCard, socialCards } from "./content.ts";

/** A picture to draw, with its file name. */
export type BrandImage =
  | { kind: "icon"; file: IconFile }
  | {
      kind: "card";
      file: string;
      card: SocialCard;
      /**
       * Whether this is one of many cards, such as the one of a town. Such cards are drawn when requested, and old ones
       * may be deleted.
       */
      isOneOfMany: boolean;
    };

/** Whether a file is an icon. */
export function isIconFile(file: string): file is IconFile {
  return Object.hasOwn(iconFiles, file);
}

/**
 * Returns the card that a file name means: 'zone-le-mans.png' gives 'zone-le-mans'. Returns null for any other file
 * name.
 */
export function readCardFile(file: string): string | null {
  return /^([a-z0-9-]{1,200})\.png$/.exec(file)?.[1] ?? null;
}

/** Returns the media type of a picture. */
export function brandImageType(file: string): string {
  if (file.endsWith(".svg")) return "image/svg+xml";
  return file.endsWith(".ico") ? "image/x-icon" : "image/png";
}

/**
 * Returns the share image (which social networks show with a link) for a kind of page, such as 'zone', or for one page,
 * such as the home page ('atelier'). Returns null for an unknown name.
 */
export function generalCard(name: string, profile: BusinessProfile): BrandImage | null {
  const known = Object.hasOwn(socialCards, name) ? socialCards[name] : undefined;
  const title = name === "atelier" ? fillText(profile.texts.heroTitle, businessWords(profile)) : known?.title;
  const card = known && { ...known, title: title ?? known.title };
  return card ? { kind: "card", file: `${name}.png`, card, isOneOfMany: false } : null;
}

/** Returns the share image of a service's page. Null when the shop does not offer the service. */
export function serviceCard(name: string, profile: BusinessProfile): BrandImage | null {
  const slug = /^service-(.+)$/.exec(name)?.[1];
  const service = listServices(profile).find(({ path }) => path === `/services/${slug}`);
  if (!service) return null;
  const own = profile.ownServices.find(({ path }) => path === service.path);
  const known = Object.entries(serviceIllustrations).find(([path]) => path === service.path);
  const card = { title: `${service.name}.`, drawing: own?.drawing ?? known?.[1] ?? "toolbox" };
  return { kind: "card", file: `${name}.png`, card, isOneOfMany: true };
}

/** Returns the share image of the page of a zone (a town). */
export function zoneCard(slug: string, city: string): BrandImage {
  const card = { title: `Dépannage informatique ${atPlace(city)}.`, drawing: "toolbox" } as const;
  return { kind: "card", file: `zone-${slug}.png`, card, isOneOfMany: true };
}

/**
 * Returns the path of a picture. `look` is a hash of the shop's name, colour and place, so the path changes with them.
 */
export function brandImagePath({ kind, file }: BrandImage, look: string): string {
  return kind === "icon" ? iconPath(look, file) : cardPath(look, file.replace(/\.png$/, ""));
}

/**
 * Returns the general picture of zones or services. This picture is sent when the card of one of them cannot be drawn
 * in time.
 */
export function insteadOf({ file }: BrandImage, profile: BusinessProfile): BrandImage | null {
  return generalCard(file.startsWith("zone-") ? "zone" : "service", profile);
}
