import {
  type AddressOf,
  choicePart,
  listAddresses,
  pagePart,
  searchPart,
  textPart,
} from "#app/lib/pages/list-address.ts";
import { postStates } from "../../rules/status.ts";

/** The URLs of the back office's list of articles. They name the category by its slug. */
export const postAddresses = listAddresses("/admin/posts", {
  search: searchPart,
  status: choicePart("statut", postStates),
  category: textPart("categorie"),
  page: pagePart,
});

export type PostListAddress = AddressOf<typeof postAddresses>;

/** Returns the path of the editor for an article, or for a new one. */
export function postEditorPath(id: string | null): string {
  return `${postAddresses.path}/${id ?? "new"}`;
}
