import {
  type AddressOf,
  choicePart,
  listAddresses,
  pagePart,
  searchPart,
  textPart,
} from "#app/lib/pages/list-address.ts";
import { postStates } from "../../rules/status.ts";

/** The addresses of the back office's list of articles. The category is a slug. */
export const postAddresses = listAddresses("/admin/posts", {
  search: searchPart,
  status: choicePart("statut", postStates),
  category: textPart("categorie"),
  page: pagePart,
});

export type PostListAddress = AddressOf<typeof postAddresses>;

/** Returns the address of the editor of an article, or of a new one. */
export function postEditorPath(id: string | null): string {
  return `${postAddresses.path}/${id ?? "new"}`;
}
