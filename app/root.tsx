import { lazy, type ReactNode, Suspense } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from "react-router";
import "./styles/app.css";
import { isAdminPath } from "#app/lib/pages/admin-path.ts";
import { useDocumentNonce } from "#app/lib/pages/document-nonce.ts";
import { documentLinks } from "#app/styles/document-links.ts";
import { businessProfile } from "#app/domains/business/profile.ts";
import { DemoNotice } from "#app/domains/site/components/demo-notice.tsx";
import { ErrorPage } from "#app/domains/site/components/error-page.tsx";
import type { SiteIdentity } from "#app/lib/pages/seo.ts";
import { env } from "#app/lib/env.server.ts";
import { siteOrigin } from "#app/lib/pages/site-url.server.ts";
import type { Route } from "./+types/root";

/** What every page's metadata needs to know of the site. */
export function loader(): SiteIdentity {
  return { name: businessProfile.name, origin: siteOrigin(), isDemo: env().DEMO === "on" };
}

/** It never changes; and a navigation that fails belongs to its own page's problem screen, not to this one. */
export function shouldRevalidate() {
  return false;
}

export function links(): ReturnType<Route.LinksFunction> {
  return documentLinks;
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useDocumentNonce();
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0e1b2c" />
        {/* In the order the server sends them: style sheets come before structured data (document-head.server.ts). */}
        <Links />
        <Meta />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

// Apart, so that no visitor loads what only the back office shows.
const LoneAdminProblem = lazy(async () => {
  const { LoneAdminProblem: screen } = await import("#app/domains/auth/components/admin-problem.tsx");
  return { default: screen };
});

/** The back office's own problem screen where its session could not even be read: the database is away. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname } = useLocation();
  if (!isAdminPath(pathname)) return <ErrorPage error={error} />;
  return (
    <Suspense>
      <LoneAdminProblem error={error} notice={<DemoNotice />} />
    </Suspense>
  );
}
