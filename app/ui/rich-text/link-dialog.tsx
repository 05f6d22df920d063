import type { Editor } from "@tiptap/core";
import { type FormEvent, useRef, useState } from "react";
import { linkAddress } from "#app/lib/pages/link-address.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { TextInput } from "#app/ui/text-input.tsx";

interface LinkDialogProps {
  editor: Editor;
  onClose: () => void;
}

/** Sets the link of the selected words. Without a selection, inserts the address as a link. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const before = editor.getAttributes("link").href as string | undefined;
  const [address, setAddress] = useState(before ?? "");
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);

  const close = () => {
    onClose();
    editor.commands.focus();
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    // In the document the dialog is outside the page's form, but React would still pass this event to that form.
    event.stopPropagation();
    const href = linkAddress(address);
    if (!href) {
      setError("Cette adresse ne peut pas être un lien.");
      field.current?.focus();
      return;
    }
    onClose();
    const chain = editor.chain().focus().extendMarkRange("link");
    if (editor.state.selection.empty && !before) {
      chain
        .insertContent({ type: "text", text: address.trim(), marks: [{ type: "link", attrs: { href } }] })
        .run();
    } else chain.setLink({ href }).run();
  }

  function remove() {
    onClose();
    editor.chain().focus().extendMarkRange("link").unsetLink().run();
  }

  return (
    <Dialog open onClose={close} title={before ? "Modifier le lien" : "Ajouter un lien"} initialFocus={field}>
      <form method="dialog" noValidate onSubmit={submit} className="mt-4 grid gap-5">
        <Field
          label="Adresse"
          name="link"
          hint="Une page du site (/devis), un site, une adresse e-mail."
          error={error}
        >
          <TextInput
            ref={field}
            value={address}
            inputMode="url"
            autoComplete="off"
            onChange={({ target }) => {
              setAddress(target.value);
              setError(null);
            }}
          />
        </Field>
        <div className="flex flex-wrap justify-end gap-2.5">
          {before && (
            <Button variant="danger" size="sm" onClick={remove} className="mr-auto">
              Retirer le lien
            </Button>
          )}
          <Button variant="secondary" size="sm" onClick={close}>
            Annuler
          </Button>
          <Button type="submit" size="sm">
            Valider
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
