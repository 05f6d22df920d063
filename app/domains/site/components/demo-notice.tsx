import { useRouteLoaderData } from "react-router";
import type { SiteIdentity } from "#app/lib/pages/seo.ts";

/**
 * The notice on every page of `npm run demo`, error pages too, that its data is invented (rule running/demonstration).
 */
export function DemoNotice() {
  const isDemo = useRouteLoaderData<SiteIdentity>("root")?.isDemo;
  if (!isDemo) return null;
  return (
    <p
      data-notice
      className="h-7 w-full shrink-0 overflow-hidden bg-sand px-4 text-center text-meta leading-7 whitespace-nowrap text-ink"
    >
      <strong className="font-semibold">Démonstration&nbsp;:</strong> tout est inventé
      <span className="max-lg:hidden">, personnes, demandes et chiffres, et aucun e-mail ne part</span>
    </p>
  );
}
