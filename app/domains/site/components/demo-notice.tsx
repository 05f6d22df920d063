import { useRouteLoaderData } from "react-router";
import type { SiteIdentity } from "#app/lib/pages/seo.ts";

/** Says on every page of `npm run demo`, its error pages too, that nothing of it is true. */
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
