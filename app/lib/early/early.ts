/**
 * The script in the head of every document, which runs before the first paint: a slow telephone shows a page seconds
 * before any other script runs. The build bundles it into one text (`virtual:early-script`).
 */
import { watchDrafts } from "./drafts.ts";
import { bringFonts } from "./fonts.ts";
import { watchTheme } from "./theme.ts";

watchTheme();
watchDrafts();
bringFonts();
