import type { ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import type { SiteIdentity } from "#app/lib/pages/seo.ts";
import { classes } from "#app/ui/classes.ts";

/**
 * The line above every page. It tells visitors that all data is invented (in the demonstration, rule
 * running/demonstration), or that the page is a preview of settings that are not saved (rule settings/preview).
 */
export function SiteNotice() {
  const site = useRouteLoaderData<SiteIdentity>("root");
  if (site?.preview) return <Line isPreview>{previewText(site.preview)}</Line>;
  if (!site?.isDemo) return null;
  return (
    <Line>
      <strong className="font-semibold">Démonstration&nbsp;:</strong> tout est inventé
      <span className="max-lg:hidden">, personnes, demandes et chiffres, et aucun e-mail ne part</span>
    </Line>
  );
}

function Line({ isPreview = false, children }: { isPreview?: boolean; children: ReactNode }) {
  return (
    <p
      data-notice
      className={classes(
        "h-7 w-full shrink-0 truncate px-4 text-center text-meta leading-7",
        isPreview ? "bg-signal text-ink-fixed" : "bg-sand text-ink",
      )}
    >
      {children}
    </p>
  );
}

function previewText(refused: readonly string[]): ReactNode {
  return (
    <>
      <strong className="font-semibold">Aperçu&nbsp;:</strong>{" "}
      {refused.length === 0 ? "rien n’est enregistré" : `sans ce qui est à corriger (${refused.join(", ")})`}
    </>
  );
}
