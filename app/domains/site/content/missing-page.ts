/** The texts below the message of a missing page. */
export const missingPageTexts = {
  services: "Nos services",
  search: "Chercher sur le site",
  blank: "Un mot à chercher",
} as const;

/** The lists that can be searched. In both, the search field has the name 'search'. */
export const searchedLists = [
  { path: "/blog", act: "Dans les articles" },
  { path: "/locations", act: "Dans les communes" },
] as const;
