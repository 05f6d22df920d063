/** The keys of the ten illustrations. The first is the default (rule editor/picture). */
export const illustrations = [
  "laptop",
  "hard-disk",
  "backup",
  "shield",
  "network",
  "remote-help",
  "memory",
  "battery",
  "printer",
  "phone-and-box",
] as const;

export type Illustration = (typeof illustrations)[number];

export const defaultIllustration: Illustration = illustrations[0];

/**
 * Returns the illustration for a new article, `count` being the number of articles so far. Any ten articles in a row
 * get ten different illustrations.
 */
export function illustrationFor(count: number): Illustration {
  return illustrations[count % illustrations.length] ?? defaultIllustration;
}

/** The picture at the top of an article: an illustration, or the owner's picture. */
export type FeaturedImage = { kind: "illustration"; key: Illustration } | { kind: "media"; mediaId: string };

const mediaId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function isIllustration(text: string): text is Illustration {
  return (illustrations as readonly string[]).includes(text);
}

/**
 * Reads the column `blog_posts.featured_image`: the key of an illustration, or the id of an uploaded picture. Any other
 * text gives the default illustration.
 */
export function featuredImage(stored: string): FeaturedImage {
  if (mediaId.test(stored)) return { kind: "media", mediaId: stored };
  return { kind: "illustration", key: isIllustration(stored) ? stored : defaultIllustration };
}

/** Whether `blog_posts.featured_image` may hold this text. Does not check that the media exists. */
export function isFeaturedImage(text: string): boolean {
  return mediaId.test(text) || isIllustration(text);
}
