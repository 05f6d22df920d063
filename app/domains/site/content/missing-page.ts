/** The texts below the message of a missing page. */
export const missingPageTexts = {
  services: "Nos services",
  search: "Chercher sur le site",
  blank: "Un mot à chercher",
} as const;

/** The lists that the page for a missing URL can search. In both, the parameter of the search is named 'search'. */
export const searchedLists = [
  { path: "/blog", act: "Dans les articles" },
  { path: "/locations", act: "Dans les communes" },
] as const;
