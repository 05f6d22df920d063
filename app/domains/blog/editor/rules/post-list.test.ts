import { expect, it } from "vitest";
import { postAddresses } from "./post-list.ts";

const read = (address: string) =>
  postAddresses.read(new URL(address, "https://atelier.example").searchParams);

it("reading the address of a list of articles returns the values from which it was made", () => {
  const address = { search: "wi-fi & box", status: "published", category: "reseau", page: 3 } as const;
  expect(read(postAddresses.write(address))).toEqual(address);
  expect(postAddresses.write(postAddresses.everything)).toBe("/admin/posts");
});

it("the list of articles ignores unknown values in its address", () => {
  expect(read("/admin/posts?statut=perdu&categorie=&page=-1&recherche=%20")).toEqual(
    postAddresses.everything,
  );
});
