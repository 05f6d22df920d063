import { type MediaFormat, mediaPath } from "#app/domains/media/rules.ts";
import type { ShareImage } from "#app/lib/pages/seo.ts";
import { featuredImage, type Illustration } from "../../rules/featured-image.ts";

/** The data with which a page shows the picture of an article. */
export type PostImage =
  | { kind: "illustration"; key: Illustration; alt: string }
  | { kind: "media"; mediaId: string; width: number; height: number; placeholder: string; alt: string };

interface StoredImage {
  featuredImage: string;
  featuredImageAlt: string;
  media: { id: string; width: number; height: number; placeholder: string; alt: string } | null;
}

/** The text alternatives of the illustrations. */
const illustrationAlts = {
  laptop: "Un ordinateur portable ouvert, une barrette de mémoire à remplacer",
  "hard-disk": "Un disque dur ouvert, sa tête de lecture",
  backup: "Trois copies des mêmes fichiers sur trois supports",
  shield: "Un bouclier et un cadenas",
  network: "Une box et un câble débranché",
  "remote-help": "Deux écrans reliés, une prise en main à distance",
  memory: "Une barrette de mémoire au-dessus de son emplacement",
  battery: "Une batterie de portable sortie de son logement",
  printer: "Une imprimante ouverte, une feuille coincée",
  "phone-and-box": "Un téléphone et une box",
} satisfies Record<Illustration, string>;

/** Returns the stored picture of an article, or the default illustration if the picture is missing. */
export function postImage({ featuredImage: stored, featuredImageAlt, media }: StoredImage): PostImage {
  if (media) {
    const { id, width, height, placeholder } = media;
    return { kind: "media", mediaId: id, width, height, placeholder, alt: featuredImageAlt || media.alt };
  }
  const image = featuredImage(stored);
  const key = image.kind === "illustration" ? image.key : "laptop";
  return { kind: "illustration", key, alt: featuredImageAlt || illustrationAlts[key] };
}

/** Returns the path of an illustration's file: the drawing on its light background, 640 x 400. */
export function illustrationPath(key: Illustration): string {
  return `/covers/${key}.svg`;
}

/** Returns the path of the picture on a card. */
export function cardImagePath(image: PostImage): string {
  return image.kind === "illustration"
    ? illustrationPath(image.key)
    : mediaPath(image.mediaId, widthFor(image.width, 800), "webp");
}

/** Returns the picture for social networks. Each illustration has a version for them, 1200 x 630. */
export function sharedImage(image: PostImage): ShareImage {
  if (image.kind === "illustration") return { card: `blog-${image.key}`, alt: image.alt };
  const width = widthFor(image.width, 1200);
  const height = Math.round((image.height * width) / image.width);
  const format: MediaFormat = "jpeg";
  return { path: mediaPath(image.mediaId, width, format), alt: image.alt, width, height };
}

function widthFor(own: number, wanted: number): number {
  return Math.min(own, wanted);
}
