import { type ComponentProps, Suspense } from "react";
import { isRouteErrorResponse, useLocation } from "react-router";
import { LatePart, lateComponent } from "#app/ui/late-part.tsx";
import { ErrorText } from "./error-text.tsx";
import { PublicFrame } from "./public-frame.tsx";

const LateText = lateComponent(() => import("./error-text.tsx").then((late) => late.ErrorText));

interface ErrorPageProps extends Pick<ComponentProps<typeof PublicFrame>, "assistant"> {
  error: unknown;
}

/** Whether a page cannot be shown because the database is unavailable, and not because the page is missing. */
export function isUnavailable(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 503;
}

/**
 * The page for a missing or broken URL, in the site's layout (rules pages/not-found, pages/problem): an explanation and
 * two links. For a missing page, the services and a search follow.
 */
export function ErrorPage({ error, ...frame }: ErrorPageProps) {
  return (
    <PublicFrame startsLight={false} {...frame}>
      <ErrorMessage error={error} />
    </PublicFrame>
  );
}

/** The error page without header and footer. Shown when an error happens inside a page. */
export function ErrorMessage({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  return (
    // An error may come outside a navigation, in which React could not wait for the code.
    <Suspense>
      <LatePart name="erreur" of={pathname} other={<LateText error={error} />}>
        {import.meta.env.SSR && <ErrorText error={error} />}
      </LatePart>
    </Suspense>
  );
}
