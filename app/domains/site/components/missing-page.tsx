import { useProfile } from "#app/domains/business/profile.ts";
import { listServices } from "#app/domains/business/rules/site.ts";
import { isShown } from "#app/domains/business/rules/shown.ts";
import { LinkRows } from "#app/ui/link-rows.tsx";
import { buttonLook } from "#app/ui/button-look.ts";
import { inputLook } from "#app/ui/input-look.ts";
import { searchedLists, missingPageTexts as texts } from "../content/missing-page.ts";

/**
 * Shown on the page for a missing URL, to help the visitor go on (rule pages/not-found): the services, and one search
 * field with a button for each list that can be searched. It needs no script.
 */
export function MissingPage() {
  const profile = useProfile();
  const searches = searchedLists.filter(({ path }) => isShown(profile, path));
  return (
    <section className="section">
      <div className="wrap grid gap-x-12 gap-y-9 lg:grid-cols-12">
        <nav aria-labelledby="nos-services" className="lg:col-span-7">
          <h2 id="nos-services" className="text-section">
            {texts.services}
          </h2>
          <LinkRows
            links={listServices(profile).map(({ name, path }) => ({ name, to: path }))}
            className="mt-5 gap-x-6 md:columns-2"
          />
        </nav>
        {searches.length > 0 && (
          <form method="get" action={searches[0]?.path} role="search" className="lg:col-span-5">
            <h2 className="text-section">
              <label htmlFor="chercher">{texts.search}</label>
            </h2>
            <input
              id="chercher"
              type="search"
              name="search"
              required
              pattern=".*\S.*"
              title={texts.blank}
              maxLength={100}
              autoComplete="off"
              enterKeyHint="search"
              className={inputLook("md", "mt-5 w-full")}
            />
            <div className="mt-3 flex flex-wrap gap-3">
              {searches.map(({ path, act }) => (
                <button
                  key={path}
                  type="submit"
                  formAction={path}
                  className={buttonLook("secondary", "md", "grow md:grow-0")}
                >
                  {act}
                </button>
              ))}
            </div>
          </form>
        )}
      </div>
    </section>
  );
}
