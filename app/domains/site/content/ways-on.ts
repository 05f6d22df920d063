/** Below a missing page. */
export const waysOnTexts = {
  services: "Nos services",
  search: "Chercher sur le site",
  blank: "Un mot à chercher",
} as const;

/** The lists that can be searched. Both call what they search for 'search'. */
export const searchesOn = [
  { path: "/blog", act: "Dans les articles" },
  { path: "/locations", act: "Dans les communes" },
] as const;
