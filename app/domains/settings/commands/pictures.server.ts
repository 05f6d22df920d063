import { type SectionKey, sectionOf } from "#app/domains/business/registry.server.ts";
import type { MediaOutcome } from "#app/domains/media/rules.ts";
import type { FormErrors, FormValues } from "#app/lib/forms/form.ts";
import type { ReceivedFile, ReceivedForm } from "#app/lib/forms/received-form.server.ts";

/** Stores a picture. */
export type KeepPicture = (file: ReceivedFile) => Promise<MediaOutcome>;

/**
 * Stores the pictures that a browser without JavaScript sends with a section, and returns the typed values with them.
 * The field `team.photo.file.2` has the picture of the third row. `team.photo.remove` has the rows whose picture is
 * removed. `errors` has the pictures that could not be stored.
 */
export async function withSentPictures(
  key: SectionKey,
  { values, files }: ReceivedForm,
  keep: KeepPicture,
): Promise<{ values: FormValues; errors: FormErrors }> {
  const typed = { ...values };
  const errors: FormErrors = {};
  for (const [setting, column] of pictureColumns(key)) {
    const name = `${setting}.${column}`;
    const cells = [typed[name] ?? []].flat();
    for (const row of [typed[`${name}.remove`] ?? []].flat()) if (row in cells) cells[Number(row)] = "";
    for (const file of files) {
      const row = cells.findIndex((_, index) => file.field === `${name}.file.${index}`);
      if (row < 0) continue;
      const kept = await keep(file);
      if (kept.outcome === "done") cells[row] = `${kept.mediaId}/${kept.width}`;
      else errors[`${setting}.${row}.${column}`] = Object.values(kept.errors).join(" ");
    }
    if (cells.length > 0) typed[name] = cells;
  }
  return { values: typed, errors };
}

function pictureColumns(key: SectionKey): [setting: string, column: string][] {
  return Object.entries(sectionOf(key).settings).flatMap(([name, setting]) =>
    setting.kind === "text"
      ? []
      : Object.entries(setting.columns).flatMap<[string, string]>(([column, { control }]) =>
          control === "picture" ? [[name, column]] : [],
        ),
  );
}
