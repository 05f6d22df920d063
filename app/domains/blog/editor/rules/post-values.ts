import { type FormValues, firstValue } from "#app/lib/forms/form.ts";
import { parisFieldMoment } from "#app/lib/french/dates.ts";
import { defaultIllustration } from "../../rules/featured-image.ts";
import { type PostStatus, postState } from "../../rules/status.ts";

/** The names of the form fields that belong to an article. Only these are saved, compared and kept in revisions. */
export const postFieldNames = [
  "title",
  "slug",
  "content",
  "excerpt",
  "featured_image",
  "featured_image_alt",
  "status",
  "publish_at",
  "author_name",
  "meta_title",
  "meta_description",
  "category_ids",
  "new_categories",
  "new_category_descriptions",
] as const;

export type PostFieldName = (typeof postFieldNames)[number];

export interface PostRow {
  title: string;
  slug: string;
  content: string;
  excerpt: string;
  featuredImage: string;
  featuredImageAlt: string;
  status: PostStatus;
  publishAt: Date | null;
  authorName: string;
  metaTitle: string;
  metaDescription: string;
  categoryIds: string[];
}

/** Returns the form values of a stored article. */
export function postValues(post: PostRow): FormValues {
  return {
    title: post.title,
    slug: post.slug,
    content: post.content,
    excerpt: post.excerpt,
    featured_image: post.featuredImage,
    featured_image_alt: post.featuredImageAlt,
    status: postState(post),
    publish_at: post.publishAt ? parisFieldMoment(post.publishAt) : "",
    author_name: post.authorName,
    meta_title: post.metaTitle,
    meta_description: post.metaDescription,
    category_ids: post.categoryIds.toSorted(),
  };
}

/** The form values of a new article. */
export const newPostValues: FormValues = {
  title: "",
  slug: "",
  content: "",
  excerpt: "",
  featured_image: defaultIllustration,
  featured_image_alt: "",
  status: "draft",
  publish_at: "",
  author_name: "",
  meta_title: "",
  meta_description: "",
  category_ids: [],
};

/** Returns the fields of a form that belong to the article. Cuts each text to `longest` characters. */
export function keptPostValues(values: FormValues, longest: number): FormValues {
  return Object.fromEntries(
    postFieldNames.flatMap((name) => {
      const given = values[name];
      if (given === undefined) return [];
      const texts = [given].flat().slice(0, 60);
      return [
        [
          name,
          Array.isArray(given) ? texts.map((text) => text.slice(0, 500)) : (texts[0] ?? "").slice(0, longest),
        ],
      ];
    }),
  );
}

/** Whether two forms contain the same article. The order of the categories does not matter. */
export function isSamePost(one: FormValues, other: FormValues): boolean {
  return postFieldNames.every((name) => {
    const [left, right] = [one, other].map((values) =>
      [values[name] ?? []].flat().filter(Boolean).toSorted(),
    );
    return left?.join("\n") === right?.join("\n");
  });
}

/** Returns the text of a field. Empty when the field was not sent. */
export function postText(values: FormValues, name: PostFieldName): string {
  return firstValue(values, name);
}
