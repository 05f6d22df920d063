import { AppLink } from "#app/ui/app-link.tsx";
import { postalCodesText, sharedCodeText } from "../labels/facts.ts";
import type { LocationPage } from "../queries/page.server.ts";

/** Shows the postal codes of a zone (town), and the communes (municipalities) that share its main postal code. */
export function PostalCode({ zone: { postalCode, otherPostalCodes, sameCode } }: { zone: LocationPage }) {
  const known = [postalCode, ...otherPostalCodes].filter(Boolean);
  if (known.length === 0) return null;
  const { title, codes } = postalCodesText(known);
  return (
    <section aria-labelledby="code-postal">
      <h2 id="code-postal" className="text-section">
        {title}
      </h2>
      <p className="mt-3 font-title text-[2rem] leading-tight font-display tracking-figure">{codes}</p>
      {sameCode.length > 0 && (
        <>
          <p className="mt-3 text-base">{sharedCodeText(sameCode.length, postalCode)}</p>
          <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1.5 text-base">
            {sameCode.map(({ slug, city }) => (
              <li key={slug}>
                <AppLink to={`/locations/${slug}`}>{city}</AppLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
