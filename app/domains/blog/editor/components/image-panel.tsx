import { useState } from "react";
import type { FormErrors, FormValues } from "#app/lib/forms/form.ts";
import { mediaPath } from "#app/domains/media/rules.ts";
import { Alert } from "#app/ui/alert.tsx";
import { illustrationDrawings } from "#app/ui/drawings/illustrations.ts";
import { Field } from "#app/ui/field.tsx";
import { FieldGroup } from "#app/ui/field-group.tsx";
import { ImageFileInput } from "#app/ui/image-file-input.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { editorTexts as texts, illustrationNames } from "../labels.ts";
import { featuredImage, type Illustration, illustrations } from "../../rules/featured-image.ts";
import { postText } from "../rules/post-values.ts";
import { Panel } from "./panel.tsx";
import type { MediaUpload } from "./media-upload.ts";

interface ImagePanelProps {
  values: FormValues;
  errors: FormErrors;
  /** Whether the article is not saved yet. The program has then chosen its illustration. */
  isNew: boolean;
  /** The width of the owner's picture in pixels; null for an illustration. */
  imageWidth: number | null;
  onUpload: MediaUpload;
  onChange: () => void;
}

const shownWidth = 400;

/** The choice between ten illustrations (the first is the default) and a picture to upload (rule editor/picture). */
export function ImagePanel({ values, errors, isNew, imageWidth, onUpload, onChange }: ImagePanelProps) {
  const first = postText(values, "featured_image");
  const [chosen, setChosen] = useState(first);
  const image = featuredImage(chosen);
  const name = image.kind === "media" ? texts.ownImage : illustrationNames[image.key];
  const [ownImage, setOwnImage] = useState(() => {
    const image = featuredImage(chosen);
    return image.kind === "media" ? { mediaId: image.mediaId, width: imageWidth ?? shownWidth } : null;
  });
  const [upload, setUpload] = useState<"idle" | "busy" | { refusal: string }>("idle");

  async function send(file: File) {
    setUpload("busy");
    const kept = await onUpload(file);
    setUpload("refusal" in kept ? kept : "idle");
    if ("refusal" in kept) return;
    setOwnImage(kept);
    setChosen(kept.mediaId);
    onChange();
  }

  return (
    <Panel title={texts.image}>
      <FieldGroup legend={texts.illustrations} error={errors.featured_image}>
        <p className="mb-2 text-small text-muted">
          {isNew && chosen === first ? texts.proposedImage(name) : texts.chosenImage(name)}
        </p>
        <ul className="grid grid-cols-3 gap-1.5">
          {ownImage && (
            <li className="col-span-3">
              <Choice value={ownImage.mediaId} chosen={chosen} label={texts.ownImage} onChoose={setChosen}>
                <img
                  src={mediaPath(ownImage.mediaId, Math.min(ownImage.width, shownWidth), "webp")}
                  alt=""
                  className="aspect-8/5 w-full object-cover"
                />
              </Choice>
            </li>
          )}
          {illustrations.map((key) => (
            <li key={key}>
              <Choice value={key} chosen={chosen} label={illustrationNames[key]} onChoose={setChosen}>
                <Cover illustration={key} />
              </Choice>
            </li>
          ))}
        </ul>
      </FieldGroup>
      <Field label={texts.upload} name="file" hint={texts.uploadHint} optional className="noscript:hidden">
        <ImageFileInput busy={upload === "busy"} onFile={(file) => void send(file)} />
      </Field>
      <p role="status" className="text-small empty:hidden">
        {upload === "busy" ? texts.uploading : null}
      </p>
      {typeof upload === "object" && <Alert tone="danger">{upload.refusal}</Alert>}
      <Field
        label={texts.alt}
        name="featured_image_alt"
        hint={texts.altHint}
        error={errors.featured_image_alt}
        optional
      >
        <TextInput size="sm" defaultValue={postText(values, "featured_image_alt")} />
      </Field>
    </Panel>
  );
}

function Cover({ illustration }: { illustration: Illustration }) {
  const Drawing = illustrationDrawings[illustration];
  return <Drawing className="aspect-8/5 w-full" />;
}

interface ChoiceProps {
  value: string;
  chosen: string;
  label: string;
  onChoose: (value: string) => void;
  children: React.ReactNode;
}

function Choice({ value, chosen, label, onChoose, children }: ChoiceProps) {
  return (
    <label className="block cursor-pointer overflow-hidden rounded-mark border-outline border-line bg-sand has-checked:border-cobalt has-checked:ring-2 has-checked:ring-cobalt has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-cobalt">
      <input
        type="radio"
        name="featured_image"
        value={value}
        checked={value === chosen}
        onChange={() => onChoose(value)}
        className="sr-only"
      />
      {children}
      <span className="block truncate px-1.5 py-0.5 text-dense">{label}</span>
    </label>
  );
}
