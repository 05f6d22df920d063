import { type ComponentProps, Suspense } from "react";
import { isRouteErrorResponse, useLocation } from "react-router";
import { LatePart, lateComponent } from "#app/ui/late-part.tsx";
import { ErrorText } from "./error-text.tsx";
import { PublicFrame } from "./public-frame.tsx";

const LateText = lateComponent(() => import("./error-text.tsx").then((late) => late.ErrorText));

interface ErrorPageProps extends Pick<ComponentProps<typeof PublicFrame>, "assistant"> {
  error: unknown;
}

/**
 * Whether a page cannot be shown because the database is unavailable. False for any other error, such as a missing
 * page.
 */
export function isUnavailable(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 503;
}

/**
 * The page for a missing URL or an error, in the site's layout (rules pages/not-found and pages/problem): an
 * explanation and two links. For a missing page, it also has the services and a search.
 */
export function ErrorPage({ error, ...frame }: ErrorPageProps) {
  return (
    <PublicFrame startsLight={false} {...frame}>
      <ErrorMessage error={error} />
    </PublicFrame>
  );
}

/** The content of the error page, for an error inside a page that already has the site's layout. */
export function ErrorMessage({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  return (
    // React waits for late code only during a navigation, and an error may occur outside one. So this part has its own
    // Suspense.
    <Suspense>
      <LatePart name="erreur" of={pathname} other={<LateText error={error} />}>
        {import.meta.env.SSR && <ErrorText error={error} />}
      </LatePart>
    </Suspense>
  );
}
