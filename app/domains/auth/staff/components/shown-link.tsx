import { useEffect, useRef, useState } from "react";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { staffDone, staffTexts as texts } from "../labels.ts";

/** The link of an invitation, which is shown once so that the owner can hand it over. */
export function ShownLink({ link, isMailOff }: { link: string; isMailOff: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const [canCopy, setCanCopy] = useState(false);
  const [copied, setCopied] = useState<string | null>(null);
  // Without the clipboard or JavaScript, only the selectable text is shown.
  useEffect(() => setCanCopy("clipboard" in navigator), []);
  useEffect(() => box.current?.querySelector("input")?.focus(), [link]);
  return (
    <div ref={box}>
      <Alert tone="success" title={isMailOff ? texts.noMail : staffDone.get("link")}>
        <p>{texts.linkText}</p>
        <div className="mt-3 flex flex-wrap items-end gap-2.5">
          <Field label={texts.copyLabel} name="link" className="min-w-0 flex-1 basis-60" optional={false}>
            <TextInput size="sm" readOnly value={link} onFocus={(event) => event.target.select()} />
          </Field>
          {canCopy && (
            <Button
              size="sm"
              variant="secondary"
              onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(link))}
            >
              {copied === link ? texts.copied : texts.copy}
            </Button>
          )}
        </div>
        <p role="status" className="sr-only">
          {copied === link && texts.copied}
        </p>
      </Alert>
    </div>
  );
}
