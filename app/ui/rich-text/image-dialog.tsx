import type { Editor } from "@tiptap/core";
import { type FormEvent, useRef, useState } from "react";
import { isOwnImagePath } from "#app/lib/pages/link-address.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { ImageFileInput } from "#app/ui/image-file-input.tsx";
import { TextInput } from "#app/ui/text-input.tsx";

/** A function that stores a file on the site. Returns its path and size in pixels, or a French reason why not. */
export type ImageUpload = (
  file: File,
) => Promise<{ src: string; width: number; height: number } | { refusal: string }>;

interface ImageDialogProps {
  editor: Editor;
  onUpload: ImageUpload;
  onClose: () => void;
}

/** Inserts a picture into the text, or edits the selected one. The alternative text is required. */
export function ImageDialog({ editor, onUpload, onClose }: ImageDialogProps) {
  const [before] = useState(() =>
    editor.isActive("image") ? (editor.getAttributes("image") as { src: string; alt: string | null }) : null,
  );
  const [picture, setPicture] = useState<{ src: string; width?: number; height?: number }>({
    src: before?.src ?? "",
  });
  const [alt, setAlt] = useState(before?.alt ?? "");
  const [errors, setErrors] = useState<{ src?: string; alt?: string }>({});
  const [upload, setUpload] = useState<"idle" | "busy" | { refusal: string }>("idle");
  const altField = useRef<HTMLInputElement>(null);

  const close = () => {
    onClose();
    editor.commands.focus();
  };

  async function send(file: File) {
    setUpload("busy");
    const kept = await onUpload(file);
    setUpload("refusal" in kept ? kept : "idle");
    if ("refusal" in kept) return;
    setPicture(kept);
    setErrors({});
    altField.current?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    const src = picture.src.trim();
    const found = {
      ...(!isOwnImagePath(src) && {
        src: "Choisissez un fichier, ou le chemin d’une image du site (/media/…).",
      }),
      ...(!alt.trim() && { alt: "Dites ce que l’image montre." }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    onClose();
    const image = { ...picture, src, alt: alt.trim() };
    if (before) editor.chain().focus().updateAttributes("image", image).run();
    else editor.chain().focus().setImage(image).run();
  }

  return (
    <Dialog open onClose={close} title={before ? "Modifier l’image" : "Ajouter une image"}>
      <form method="dialog" noValidate onSubmit={submit} className="mt-4 grid gap-5">
        <Field label="Fichier" name="file" optional hint="JPEG, PNG ou WebP, 10&nbsp;Mo au plus.">
          <ImageFileInput busy={upload === "busy"} onFile={(file) => void send(file)} />
        </Field>
        {typeof upload === "object" && <Alert tone="danger">{upload.refusal}</Alert>}
        <Field label="Adresse de l’image" name="src" error={errors.src}>
          <TextInput
            value={picture.src}
            autoComplete="off"
            onChange={({ target }) => setPicture({ src: target.value })}
          />
        </Field>
        <Field
          label="Texte alternatif"
          name="alt"
          hint="Lu à ceux qui ne voient pas l’image."
          error={errors.alt}
        >
          <TextInput ref={altField} value={alt} onChange={({ target }) => setAlt(target.value)} />
        </Field>
        <div className="flex flex-wrap justify-end gap-2.5">
          <Button variant="secondary" size="sm" onClick={close}>
            Annuler
          </Button>
          <Button type="submit" size="sm" busy={upload === "busy"} busyLabel="Envoi en cours...">
            {before ? "Modifier" : "Insérer"}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
