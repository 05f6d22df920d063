import ExternalLink from "lucide-react/icons/external-link";
import type { FormErrors, FormValues } from "#app/lib/forms/form.ts";
import { longMoment } from "#app/lib/french/dates.ts";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { previewTexts } from "../content.ts";
import { editorTexts as texts, postStateLabels } from "../labels.ts";
import type { EditedPost } from "../queries/editor.server.ts";
import { blogPostPath } from "../../rules/paths.ts";
import { postText } from "../rules/post-values.ts";
import { postStates } from "../../rules/status.ts";
import { Panel } from "./panel.tsx";

interface PublicationPanelProps {
  values: FormValues;
  errors: FormErrors;
  /** The stored article; null for a new one. */
  post: EditedPost | null;
  /** The name under a new article if the person types no other name. */
  author: string;
  /** The signed link to the preview; null if no article is stored. */
  previewLink: string | null;
}

/** The status, date and author's name of the article, and links to it. */
export function PublicationPanel({ values, errors, post, author, previewLink }: PublicationPanelProps) {
  return (
    <Panel title={texts.publication}>
      <div className="group grid gap-4">
        <Field label={texts.status} name="status" error={errors.status}>
          <Select size="sm" defaultValue={postText(values, "status")}>
            {postStates.map((state) => (
              <option key={state} value={state}>
                {postStateLabels[state].label}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label={texts.publishAt}
          name="publish_at"
          hint={post?.publishAt ? `${texts.publishAtHint} ${texts.publishAtCancel}` : texts.publishAtHint}
          error={errors.publish_at}
          className="hidden group-has-[option[value=scheduled]:checked]:block"
        >
          <TextInput size="sm" type="datetime-local" defaultValue={postText(values, "publish_at")} />
        </Field>
      </div>
      <Field
        label={texts.author}
        name="author_name"
        hint={texts.authorHint}
        error={errors.author_name}
        optional
      >
        <TextInput
          size="sm"
          defaultValue={postText(values, "author_name")}
          placeholder={post ? (post.accountName ?? undefined) : author}
          autoComplete="off"
        />
      </Field>
      {post?.publishedAt && <Dated label={texts.publishedOn} moment={post.publishedAt} />}
      {post?.publishAt && <Dated label={texts.willBePublished} moment={post.publishAt} />}
      {post?.status === "published" && <OpenLink href={blogPostPath(post.slug)}>{texts.view}</OpenLink>}
      {previewLink && post?.status !== "published" && (
        <div>
          <OpenLink href={previewLink}>{previewTexts.link}</OpenLink>
          <p className="text-meta text-muted">{texts.previewLinkHint}</p>
        </div>
      )}
    </Panel>
  );
}

function Dated({ label, moment }: { label: string; moment: Date }) {
  return (
    <dl className="text-small">
      <dt className="text-meta text-muted">{label}</dt>
      <dd suppressHydrationWarning>{longMoment(moment)}</dd>
    </dl>
  );
}

function OpenLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-9 items-center gap-2 font-semibold"
    >
      <Icon icon={ExternalLink} size={18} />
      {children}
      <span className="sr-only"> (nouvel onglet)</span>
    </a>
  );
}
