import { useEffect, useRef, useState } from "react";
import { type MediaOutcome, mediaPath } from "#app/domains/media/rules.ts";
import type { Answer } from "#app/lib/forms/outcome.ts";
import { postForm } from "#app/lib/forms/post-form.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { ImageFileInput } from "#app/ui/image-file-input.tsx";
import { settingsTexts as texts } from "../labels.ts";

interface PictureControlProps {
  label: string;
  /**
   * The name of the row that contains the picture. Screen readers read it before the label, because each row has the
   * same label.
   */
  of?: string;
  name: string;
  /** The stored picture, as its id and its largest width; empty if there is none. */
  typed: string;
  error?: string;
  /** The position of the row. The names of the fields contain it in a browser without JavaScript. */
  row: number;
}

const shownWidth = 400;

/**
 * The control for a picture. With JavaScript, a chosen picture is uploaded at once, and stored with the section later.
 * Without JavaScript, the picture is sent together with the section.
 */
export function PictureControl({ label, of, name, typed, error, row }: PictureControlProps) {
  const [value, setValue] = useState(typed);
  const [upload, setUpload] = useState<"idle" | "busy" | { refusal: string }>("idle");
  const kept = useRef<HTMLInputElement>(null);
  const shown = useRef(value);

  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    // A script changed the hidden field, which fires no event by itself. This event lets the form count the change.
    kept.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [value]);

  async function send(file: File) {
    setUpload("busy");
    const body = new FormData();
    body.append("file", file);
    const stored = await postForm<Answer<MediaOutcome>>("/admin/media", body);
    if (stored?.outcome !== "done") return setUpload({ refusal: stored?.refusal ?? texts.uploadFailed });
    setUpload("idle");
    setValue(`${stored.mediaId}/${stored.width}`);
  }

  const [mediaId = "", width = ""] = value.split("/");
  return (
    <div className="grid gap-3 md:col-span-6 md:grid-cols-[auto_1fr]">
      <input ref={kept} type="hidden" name={name} value={value} readOnly />
      {value && (
        <div className="grid justify-items-start gap-1.5">
          <img
            src={mediaPath(mediaId, Math.min(Number(width), shownWidth), "webp")}
            alt={`${label}\u00a0: ${of ?? ""}`}
            className="size-24 rounded-control bg-sand object-cover"
          />
          <Button
            variant="text"
            size="sm"
            className="noscript:hidden"
            aria-label={`${texts.removePicture}\u00a0: ${of ?? label}`}
            onClick={() => setValue("")}
          >
            {texts.removePicture}
          </Button>
          <div className="hidden noscript:block">
            <Checkbox
              name={`${name}.remove`}
              value={row}
              label={
                <>
                  {texts.removePicture}
                  <span className="sr-only">{`\u00a0: ${of ?? label}`}</span>
                </>
              }
            />
          </div>
        </div>
      )}
      <div className="min-w-0">
        <Field
          label={
            <>
              {of && <span className="sr-only">{of}, </span>}
              {label}
            </>
          }
          name={`${name}.file.${row}`}
          hint={texts.pictureHint}
          error={error}
          optional
        >
          <ImageFileInput busy={upload === "busy"} onFile={(file) => void send(file)} />
        </Field>
        <p role="status" className="text-small empty:hidden">
          {upload === "busy" ? texts.uploading : null}
        </p>
        {typeof upload === "object" && <Alert tone="danger">{upload.refusal}</Alert>}
      </div>
    </div>
  );
}
