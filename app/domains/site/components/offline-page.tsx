import type { SiteProfile } from "#app/domains/business/profile.ts";
import { phoneHref } from "#app/domains/business/rules/contact.ts";

const dark = "color-scheme:dark;--paper:#0a131f;--ink:#eef2f7;--act:#a9baff;--on-act:#0e1b2c";

/** The styles of the page. It must work without any other file, so it cannot use the site's style sheet. */
const styles = `
html{color-scheme:light;--paper:#fbfaf7;--ink:#0e1b2c;--act:#1f4bff;--on-act:#fff}
@media (prefers-color-scheme:dark){html:not([data-theme=light]){${dark}}}
html[data-theme=dark]{${dark}}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.55 system-ui,sans-serif}
main{max-width:34rem;margin:12vh auto;padding:0 1.25rem}
h1{margin:1.5rem 0 0;font-size:2rem;line-height:1.15}
p{margin:1rem 0 0}
a{display:inline-block;margin:.75rem .75rem 0 0;padding:.65rem 1.25rem;border:1.5px solid var(--act);border-radius:12px;color:var(--act);font-weight:600;text-decoration:none}
a:first-child{background:var(--act);color:var(--on-act)}
a:focus-visible{outline:3px solid var(--act);outline-offset:3px}
`;

/**
 * The script of the page without a network. It applies the theme chosen on this device, and reloads the page when the
 * network returns. It waits until the browser reports a return, because it must not ask a site that is down again and
 * again. In a background tab it may learn of the return only when the tab becomes visible.
 */
export const offlinePageScript = `try{document.documentElement.dataset.theme=localStorage.getItem("theme")??""}catch{}
let away=!navigator.onLine;
const look=()=>{if(away&&navigator.onLine){away=false;location.reload()}else away=!navigator.onLine};
for(const name of["online","offline"])addEventListener(name,look);
document.addEventListener("visibilitychange",look);`;

/**
 * The page that the browser shows when somebody opens an address of the site without a network (rule pages/offline).
 */
export function OfflinePage({ profile }: { profile: SiteProfile }) {
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`Pas de connexion | ${profile.name}`}</title>
        <style>{styles}</style>
        {/* oxlint-disable-next-line react/no-danger -- the text is the constant above */}
        <script dangerouslySetInnerHTML={{ __html: offlinePageScript }} />
      </head>
      <body>
        <main>
          <strong>{profile.name}</strong>
          <h1>Pas de connexion</h1>
          <p>
            La page demandée n’a pas pu être chargée. Elle s’ouvrira d’elle-même dès que votre appareil
            retrouvera le réseau. S’il en a, réessayez.
          </p>
          <p>
            Ce que vous avez commencé à écrire dans un formulaire est gardé dans ce navigateur&nbsp;: vous le
            retrouverez en rouvrant la page.
          </p>
          <p>
            {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is that of the page itself */}
            <a href="">Réessayer</a> <a href={phoneHref(profile)}>Appeler le {profile.phone.display}</a>
          </p>
        </main>
      </body>
    </html>
  );
}
