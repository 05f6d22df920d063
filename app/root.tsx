import { lazy, type ReactNode, Suspense } from "react";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useRouteLoaderData,
} from "react-router";
import "./styles/app.css";
import { isAdminPath } from "#app/lib/pages/admin-path.ts";
import { useDocumentNonce } from "#app/lib/pages/document-nonce.ts";
import { iconPath } from "#app/lib/pages/brand-image-paths.ts";
import earlyScript from "virtual:early-script";
import { ourFonts } from "#app/styles/our-fonts.ts";
import type { SiteProfile } from "#app/domains/business/profile.ts";
import { previewContext, requestProfile, siteProfile } from "#app/domains/business/profile.server.ts";
import { accentSheetPath } from "#app/domains/business/rules/accent.ts";
import { ErrorPage } from "#app/domains/site/components/error-page.tsx";
import { BrandContext } from "#app/ui/brand.tsx";
import type { SharedSite } from "#app/lib/pages/seo.ts";
import { env } from "#app/lib/env.server.ts";
import { siteOrigin } from "#app/lib/pages/site-url.server.ts";
import type { Route } from "./+types/root";

/** Returns the facts about the site that the metadata and the frame of every page need. */
export function loader({ context }: Route.LoaderArgs): SharedSite & { profile: SiteProfile } {
  const profile = siteProfile(requestProfile(context));
  const { name, look } = profile;
  const refused = context.get(previewContext);
  const preview = refused === null ? {} : { preview: refused };
  return { name, origin: siteOrigin(), look, isDemo: env().DEMO === "on", profile, ...preview };
}

/**
 * Loads this route's data again after the settings were saved, but never on a navigation. If that load failed, the
 * error screen of this route would replace that of the page.
 */
export function shouldRevalidate({ formAction, actionStatus }: ShouldRevalidateFunctionArgs) {
  return Boolean(formAction?.startsWith("/admin/settings")) && actionStatus === 200;
}

const noBrand = { text: "", plate: null };

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useDocumentNonce();
  const site = useRouteLoaderData<typeof loader>("root");
  const { pathname } = useLocation();
  return (
    <html
      lang="fr"
      data-notice-line={site?.isDemo || site?.preview ? "" : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <script
          nonce={nonce}
          data-early
          suppressHydrationWarning
          // oxlint-disable-next-line react/no-danger -- our own text, allowed by its hash
          dangerouslySetInnerHTML={{
            __html: import.meta.env.SSR ? `{const ourFonts=${JSON.stringify(ourFonts)};${earlyScript}}` : "",
          }}
        />
        <noscript>
          <link rel="stylesheet" href={ourFonts.sheet} />
        </noscript>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0e1b2c" />
        {/* The style sheets. document-head.server.ts makes sure that the server writes them before structured data. */}
        <Links />
        {site && (
          <>
            <link rel="icon" href={iconPath(site.look, "favicon.svg")} type="image/svg+xml" />
            <link rel="apple-touch-icon" href={iconPath(site.look, "apple-touch-icon.png")} />
          </>
        )}
        <link rel="manifest" href={isAdminPath(pathname) ? "/admin.webmanifest" : "/manifest.webmanifest"} />
        {site?.profile.accent && <link rel="stylesheet" href={accentSheetPath(site.profile.accent)} />}
        <Meta />
      </head>
      <body>
        <BrandContext value={site?.profile.brand ?? noBrand}>{children}</BrandContext>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

// This screen is loaded separately, because visitors never need the code of the back office.
const AdminStop = lazy(async () => {
  const { AdminStop: screen } = await import("./routes/admin/stop.tsx");
  return { default: screen };
});

/** The error screen. In the back office: the session could not be read, or the person's role may not open the URL. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname } = useLocation();
  if (!isAdminPath(pathname)) return <ErrorPage error={error} />;
  return (
    <Suspense>
      <AdminStop error={error} />
    </Suspense>
  );
}
