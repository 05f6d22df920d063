import { Mistyped, optional, required, rows } from "./settings.server.ts";

const pictureText = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/\d{1,4}$/;

/** The people of the shop, whom /about shows. */
export const team = rows({
  label: "Personnes",
  one: "Personne",
  most: 12,
  standard: [],
  columns: {
    name: required({ label: "Nom", max: 40, missing: "Nommez la personne", width: "half" }),
    role: optional({ label: "Rôle", hint: "Gérante, technicien…", max: 60, width: "half" }),
    photo: optional({ label: "Photo", control: "picture", max: 41 }, (typed) => {
      if (!pictureText.test(typed)) throw new Mistyped("Cette photo n’existe pas");
      const [mediaId = "", width = ""] = typed.split("/");
      return { mediaId, width: Number(width) };
    }),
  },
});
