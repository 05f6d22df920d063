/** Below a missing page. */
export const missingPageTexts = {
  services: "Nos services",
  search: "Chercher sur le site",
  blank: "Un mot à chercher",
} as const;

/** The lists that can be searched. Both name their field 'search'. */
export const searchedLists = [
  { path: "/blog", act: "Dans les articles" },
  { path: "/locations", act: "Dans les communes" },
] as const;
