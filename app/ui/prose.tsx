import type { SafeHtml } from "#app/lib/trust/safe-html.ts";
import { classes } from "./classes.ts";

/** A text that staff wrote in the back office, as HTML that the server has sanitised. */
export function Prose({ html, className }: { html: SafeHtml; className?: string }) {
  return (
    <div
      className={classes("prose", className)}
      // oxlint-disable-next-line react/no-danger -- SafeHtml only comes out of sanitizeContent
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
