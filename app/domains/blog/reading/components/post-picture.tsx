import { mediaSources } from "#app/domains/media/rules.ts";
import { Picture } from "#app/ui/picture.tsx";
import { illustrationPlaceholders } from "../../content/placeholders.ts";
import { cardImagePath, type PostImage } from "../rules/post-image.ts";

interface PostPictureProps {
  image: PostImage;
  /** Above the fold. */
  eager?: boolean;
  sizes?: string;
  /** A card's title says what the article is about: the picture only repeats it. */
  decorative?: boolean;
  className?: string;
}

/** The picture of an article: an illustration's file, or the owner's picture in the format and width that fit. */
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
