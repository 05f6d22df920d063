import { slugify } from "#app/lib/french/slug.ts";
import { Field } from "#app/ui/field.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import type { FormErrors, FormValues } from "#app/lib/forms/form.ts";
import { editorTexts as texts } from "../labels.ts";
import { postText } from "../rules/post-values.ts";
import { metaDescriptionLength, metaTitleLength } from "../../generation/rules/proposals.ts";
import { CountedField } from "./counted-field.tsx";
import { Panel } from "./panel.tsx";

interface SeoPanelProps {
  values: FormValues;
  errors: FormErrors;
  title: string;
}

/** The slug, the excerpt and the meta texts. The program fills in empty fields (rules editor/excerpt, editor/meta). */
export function SeoPanel({ values, errors, title }: SeoPanelProps) {
  return (
    <Panel title={texts.seo}>
      <Field label={texts.slug} name="slug" hint={texts.slugHint} error={errors.slug} optional>
        <TextInput
          size="sm"
          defaultValue={postText(values, "slug")}
          placeholder={slugify(title)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field label={texts.excerpt} name="excerpt" hint={texts.excerptHint} error={errors.excerpt} optional>
        <TextArea rows={3} defaultValue={postText(values, "excerpt")} className="min-h-24! text-small" />
      </Field>
      <CountedField
        label={texts.metaTitle}
        name="meta_title"
        hint={texts.metaTitleHint}
        error={errors.meta_title}
        initial={postText(values, "meta_title")}
        placeholder={title}
        bounds={metaTitleLength}
      />
      <CountedField
        label={texts.metaDescription}
        name="meta_description"
        hint={texts.metaDescriptionHint}
        error={errors.meta_description}
        initial={postText(values, "meta_description")}
        bounds={metaDescriptionLength}
      />
    </Panel>
  );
}
