/**
 * The script in the head of every document, which runs before the first paint. On a slow telephone, a page is visible
 * seconds before any other script runs. The build bundles this script into one text (`virtual:early-script`).
 */
import { watchAnchors } from "./anchors.ts";
import { watchDrafts } from "./drafts.ts";
import { bringFonts } from "./fonts.ts";
import { watchTheme } from "./theme.ts";

watchTheme();
watchAnchors();
watchDrafts();
bringFonts();
