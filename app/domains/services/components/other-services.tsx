import { Fold } from "#app/ui/fold.tsx";
import { LinkRows } from "#app/ui/link-rows.tsx";
import { useProfile } from "#app/domains/business/profile.ts";
import { listServices } from "#app/domains/business/rules/site.ts";
import { countText } from "#app/lib/french/counts.ts";

/** The links from one service to the others. */
export function OtherServices({ current }: { current: string }) {
  const others = listServices(useProfile()).filter(({ path }) => path !== current);
  if (others.length === 0) return null;
  return (
    <nav aria-labelledby="titre-autres-services" className="section pt-0!">
      <div className="wrap">
        <Fold
          className="flex min-h-12 items-center"
          summary={
            <h2 id="titre-autres-services" className="text-section max-md:text-h3">
              {others.length > 1 ? `Les ${countText(others.length)} autres métiers` : "L’autre métier"}
            </h2>
          }
        >
          <LinkRows
            links={others.map(({ name, path }) => ({ name, to: path }))}
            className="mt-2 gap-x-6 md:mt-5 md:columns-2 xl:columns-4"
          />
        </Fold>
      </div>
    </nav>
  );
}
