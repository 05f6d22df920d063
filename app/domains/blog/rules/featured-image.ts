/** Our ten illustrations (B§5, B§9), by key. The first is what an article gets unless told. */
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

/** What stands at the head of an article: one of our illustrations, or a picture of the owner's. */
export type FeaturedImage = { kind: "illustration"; key: Illustration } | { kind: "media"; mediaId: string };

const mediaId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function isIllustration(text: string): text is Illustration {
  return (illustrations as readonly string[]).includes(text);
}

/** Reads `blog_posts.featured_image`: an illustration's key or a media's id; what is neither is the default. */
export function featuredImage(stored: string): FeaturedImage {
  if (mediaId.test(stored)) return { kind: "media", mediaId: stored };
  return { kind: "illustration", key: isIllustration(stored) ? stored : defaultIllustration };
}

/** What `blog_posts.featured_image` holds for this picture. */
export function storedFeaturedImage(image: FeaturedImage): string {
  return image.kind === "media" ? image.mediaId : image.key;
}

/** Whether this is something `blog_posts.featured_image` may hold; a media has to exist besides. */
export function isFeaturedImage(text: string): boolean {
  return mediaId.test(text) || isIllustration(text);
}
