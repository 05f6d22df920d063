/**
 * The script in the head of every document, before its first paint: a slow telephone shows a page seconds before any
 * other script. The build makes one text of it (`virtual:early-script`).
 */
import { watchDrafts } from "./drafts.ts";
import { bringFonts } from "./fonts.ts";
import { watchTheme } from "./theme.ts";

watchTheme();
watchDrafts();
bringFonts();
