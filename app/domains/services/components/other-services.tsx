import { AppLink } from "#app/ui/app-link.tsx";
import { services, type ServicePath } from "#app/domains/catalog/content.ts";

/** The links from one service to the eight others. */
export function OtherServices({ current }: { current: ServicePath }) {
  return (
    <nav aria-labelledby="titre-autres-services" className="section pt-0!">
      <div className="wrap">
        <h2 id="titre-autres-services" className="text-[1.875rem] leading-tight">
          Les huit autres métiers
        </h2>
        <ul className="mt-5 gap-x-6 md:columns-2 xl:columns-4">
          {services
            .filter(({ path }) => path !== current)
            .map(({ name, path }) => (
              <li key={path} className="break-inside-avoid border-t border-line">
                <AppLink to={path} className="block py-2.5 text-base">
                  {name}
                </AppLink>
              </li>
            ))}
        </ul>
      </div>
    </nav>
  );
}
