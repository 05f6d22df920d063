import Plus from "lucide-react/icons/plus";
import { classes } from "#app/ui/classes.ts";
import { FilterForm, FilterSelect } from "#app/ui/filter-form.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { foldedOnPhones, ToolsButton } from "#app/ui/list-tools.tsx";
import { postListTexts as texts, postStateLabels } from "../labels.ts";
import type { CategoryChoice } from "../queries/editor.server.ts";
import { postAddresses, postEditorPath, type PostListAddress } from "../rules/post-list.ts";
import { postStates } from "../../rules/status.ts";

interface PostsToolbarProps {
  address: PostListAddress;
  categories: CategoryChoice[];
}

/** The filters and the search above the list of articles, and the link that begins a new article. */
export function PostsToolbar({ address, categories }: PostsToolbarProps) {
  const { search, status, category } = address;
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3.5 gap-y-2.5 max-lg:basis-full md:justify-start">
      <ToolsButton active={[search, status, category].filter(Boolean).length} />
      <FilterSelect
        name="statut"
        label={texts.status}
        all={texts.everyStatus}
        value={status}
        options={postStates.map((value) => ({ value, label: postStateLabels[value].label }))}
        className={classes("max-md:basis-full", foldedOnPhones)}
      />
      <FilterSelect
        name="categorie"
        label={texts.category}
        all={texts.everyCategory}
        value={category}
        options={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
        className={classes("max-md:basis-full md:max-w-60", foldedOnPhones)}
      />
      <FilterForm
        className={foldedOnPhones}
        action={postAddresses.path}
        label={texts.search}
        placeholder={texts.searchPlaceholder}
        search={search}
        filters={{ statut: status, categorie: category }}
        carried={[]}
        addressOf={(parameters) => postAddresses.write(postAddresses.read(parameters))}
      />
      <LinkButton to={postEditorPath(null)} size="sm" icon={Plus} className="max-md:order-first md:ml-auto">
        {texts.newPost}
      </LinkButton>
    </div>
  );
}
