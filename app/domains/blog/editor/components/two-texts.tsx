import type { FormValues } from "#app/lib/forms/form.ts";
import { longMoment, parisMoment } from "#app/lib/french/dates.ts";
import { plainText } from "#app/lib/pages/plain-text.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { type Difference, Differences } from "#app/ui/differences.tsx";
import { editorTexts as texts, illustrationNames, postStateLabels } from "../labels.ts";
import type { CategoryChoice, EditedPost } from "../queries/editor.server.ts";
import { postText } from "../rules/post-values.ts";

interface TwoTextsProps {
  mine: FormValues;
  theirs: EditedPost;
  categories: readonly CategoryChoice[];
  /** The person who saved the other text. */
  savedBy: string | null;
  /** The id of the form that the buttons submit without JavaScript. */
  formId: string;
  onTakeTheirs: () => void;
}

/**
 * Shows the differences field by field after a save that was refused because of a conflict. The person chooses one of
 * the two texts (rule editor/conflict).
 */
export function TwoTexts({ mine, theirs, categories, savedBy, formId, onTakeTheirs }: TwoTextsProps) {
  const note = [savedBy, longMoment(theirs.updatedAt)].filter(Boolean).join(", ");
  return (
    <Alert tone="danger" title={texts.staleTitle}>
      <p suppressHydrationWarning>
        {texts.staleText} ({note})
      </p>
      <Differences fields={differencesOf(mine, theirs.values, categories)} />
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button type="submit" size="sm" form={formId} name="accepted_version" value={theirs.version}>
          {texts.keepMine}
        </Button>
        <Button variant="secondary" size="sm" onClick={onTakeTheirs} className="noscript:hidden">
          {texts.takeTheirs}
        </Button>
      </div>
    </Alert>
  );
}

function differencesOf(
  mine: FormValues,
  theirs: FormValues,
  categories: readonly CategoryChoice[],
): Difference[] {
  const nameOf = (id: string) => categories.find((category) => category.id === id)?.name ?? id;
  const all = (values: FormValues, name: string) => [values[name] ?? []].flat();
  const fields: { label: string; of: (values: FormValues) => string }[] = [
    { label: texts.title, of: (values) => postText(values, "title") },
    { label: texts.content, of: (values) => contentText(postText(values, "content")) },
    { label: texts.excerpt, of: (values) => postText(values, "excerpt") },
    { label: texts.slug, of: (values) => postText(values, "slug") },
    { label: texts.status, of: (values) => stateText(values) },
    { label: texts.author, of: (values) => postText(values, "author_name") },
    {
      label: texts.categories,
      of: (values) =>
        [...all(values, "category_ids").map(nameOf), ...all(values, "new_categories")]
          .filter(Boolean)
          .toSorted()
          .join(", "),
    },
    { label: texts.image, of: (values) => imageText(postText(values, "featured_image")) },
    { label: texts.alt, of: (values) => postText(values, "featured_image_alt") },
    { label: texts.metaTitle, of: (values) => postText(values, "meta_title") },
    { label: texts.metaDescription, of: (values) => postText(values, "meta_description") },
  ];
  const told = fields.map(({ label, of }) => ({ label, mine: of(mine), theirs: of(theirs) }));
  const isTold = told.some((field) => field.mine.trim() !== field.theirs.trim());
  // If no field differs, the two texts have the same words and differ in markup, such as a link or a heading. So the
  // HTML is compared.
  const source = (values: FormValues) => postText(values, "content");
  return isTold ? told : [{ label: texts.contentSource, mine: source(mine), theirs: source(theirs) }];
}

/** Returns an article's text, with one line for each paragraph, heading, list item, quotation, picture or table row. */
function contentText(html: string): string {
  return html
    .split(/(?<=<\/(?:p|h[1-6]|li|blockquote|figure|tr)>)/)
    .map((block) => plainText(block).trim())
    .filter(Boolean)
    .join("\n");
}

function stateText(values: FormValues): string {
  const state = postText(values, "status");
  if (!Object.hasOwn(postStateLabels, state)) return state;
  const { label } = postStateLabels[state as keyof typeof postStateLabels];
  const moment = state === "scheduled" ? parisMoment(postText(values, "publish_at")) : null;
  return moment ? `${label}, ${longMoment(moment)}` : label;
}

function imageText(image: string): string {
  return Object.hasOwn(illustrationNames, image)
    ? illustrationNames[image as keyof typeof illustrationNames]
    : texts.ownImage;
}
