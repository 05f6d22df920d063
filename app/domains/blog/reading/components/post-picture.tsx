import { mediaSources } from "#app/domains/media/rules.ts";
import { Picture } from "#app/ui/picture.tsx";
import { illustrationPlaceholders } from "../../content/placeholders.ts";
import { cardImagePath, type PostImage } from "../rules/post-image.ts";

interface PostPictureProps {
  image: PostImage;
  /** Loads the picture immediately, because it is visible before any scrolling. */
  eager?: boolean;
  sizes?: string;
  /** Gives the picture no text alternative, because the title of the card already says what the article is about. */
  decorative?: boolean;
  className?: string;
}

/** The picture of an article: an illustration, or the owner's picture in a suitable format and width. */
export function PostPicture({ image, eager, sizes, decorative, className }: PostPictureProps) {
  const alt = decorative ? "" : image.alt;
  const src = cardImagePath(image);
  if (image.kind === "illustration")
    return (
      <Picture
        src={src}
        width={640}
        height={400}
        alt={alt}
        placeholder={illustrationPlaceholders[image.key]}
        eager={eager}
        className={className}
      />
    );
  const { mediaId, width, height, placeholder } = image;
  return (
    <Picture
      src={src}
      sources={mediaSources(mediaId, width)}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      placeholder={placeholder}
      eager={eager}
      className={className}
    />
  );
}
