import { searchParameter } from "#app/lib/pages/list-address.ts";
import { pageNumber } from "#app/lib/pages/paging.ts";
import { type PostStatus, postStatus } from "../../rules/status.ts";

/** The state of the owner's list of articles, as its address says it. */
export interface PostListAddress {
  search: string;
  status: PostStatus | null;
  /** A category's slug. */
  category: string | null;
  page: number;
}

/** The back office's list of articles. */
export const postListPath = "/admin/posts";

/** The list without search or filter. */
export const everyPost: PostListAddress = { search: "", status: null, category: null, page: 1 };

/** Reads the list's address. An unknown value counts as absent. */
export function readPostList(parameters: URLSearchParams): PostListAddress {
  return {
    search: parameters.get(searchParameter)?.trim() ?? "",
    status: postStatus(parameters.get("statut")),
    category: parameters.get("categorie") || null,
    page: pageNumber(parameters.get("page")),
  };
}

/** Returns the address of a list. Leaves out absent values. */
export function writePostList({ search, status, category, page }: PostListAddress): string {
  const parameters = new URLSearchParams();
  if (search) parameters.set(searchParameter, search);
  if (status) parameters.set("statut", status);
  if (category) parameters.set("categorie", category);
  if (page > 1) parameters.set("page", String(page));
  return parameters.size > 0 ? `${postListPath}?${parameters}` : postListPath;
}

/** Returns the address of the editor of an article, or of a new one. */
export function postEditorPath(id: string | null): string {
  return `${postListPath}/${id ?? "new"}`;
}
