import { Outlet, useMatches } from "react-router";
import { FooterNewsletter } from "#app/domains/newsletter/components/footer-newsletter.tsx";
import { ErrorPage } from "#app/domains/site/components/error-page.tsx";
import { PublicFrame } from "#app/domains/site/components/public-frame.tsx";
import type { Route } from "./+types/layout";

/** A page that starts on a light ground says so: `export const handle = { startsLight: true }`. */
export default function PublicLayout() {
  const startsLight = useMatches().some(
    ({ handle }) => (handle as { startsLight?: boolean } | undefined)?.startsLight,
  );
  return (
    <PublicFrame startsLight={startsLight} newsletter={<FooterNewsletter />}>
      <Outlet />
    </PublicFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
