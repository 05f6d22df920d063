import { expect, it } from "vitest";
import { postAddresses } from "./post-list.ts";

const read = (address: string) =>
  postAddresses.read(new URL(address, "https://atelier.example").searchParams);

it("the address of the list of articles is read back as it was written", () => {
  const address = { search: "wi-fi & box", status: "published", category: "reseau", page: 3 } as const;
  expect(read(postAddresses.write(address))).toEqual(address);
  expect(postAddresses.write(postAddresses.everything)).toBe("/admin/posts");
});

it("the list of articles ignores unknown values in its address", () => {
  expect(read("/admin/posts?statut=perdu&categorie=&page=-1&recherche=%20")).toEqual(
    postAddresses.everything,
  );
});
