import type { UploadRefusal } from "#app/lib/upload/clean-upload.server.ts";

/** The errors for a picture that cannot be stored. */
export const mediaRefusals = {
  none: "Choisissez une image.",
  tooLarge: "L’image dépasse 10\u00a0Mo.",
  busy: "Trop d’envois en même temps. Réessayez dans un instant.",
  empty: "Le fichier est vide.",
  unknownKind: "Ce fichier n’est pas une image JPEG, PNG ou WebP.",
  damaged: "Cette image ne peut pas être lue\u00a0: le fichier est abîmé.",
  tooManyPixels:
    "Cette image est trop grande\u00a0: réduisez-la (50\u00a0millions de pixels au plus), ou envoyez-la en JPEG.",
} as const satisfies Record<UploadRefusal | "none" | "tooLarge", string>;
