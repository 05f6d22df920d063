import { failingDisk } from "./disque-dur-qui-claque.ts";
import { supportScam } from "./faux-support-technique.ts";
import { passwords } from "./mots-de-passe.ts";
import { slowComputer } from "./ordinateur-lent.ts";
import { backups } from "./sauvegarder-ses-fichiers.ts";
import type { StarterArticle } from "./starter.ts";
import { weakWifi } from "./wi-fi-faible.ts";

/** The articles in the blog of a new installation, the latest first. */
export const starterArticles: readonly StarterArticle[] = [
  failingDisk,
  backups,
  supportScam,
  slowComputer,
  weakWifi,
  passwords,
];
