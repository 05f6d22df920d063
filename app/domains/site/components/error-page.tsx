import type { ComponentProps } from "react";
import { isRouteErrorResponse, useLocation } from "react-router";
import Phone from "lucide-react/icons/phone";
import { useProfile } from "#app/domains/business/profile.ts";
import { phoneHref } from "#app/domains/business/rules/contact.ts";
import type { DrawingProps } from "#app/ui/drawings/drawing.tsx";
import { StillDrawing } from "#app/ui/drawings/still-drawing.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Still } from "#app/ui/still.tsx";
import { errorTextsFor } from "../content/errors.ts";
import { InkBand } from "./ink-band.tsx";
import { PublicFrame } from "./public-frame.tsx";
import { MissingPage } from "./missing-page.tsx";

interface ErrorPageProps extends Pick<ComponentProps<typeof PublicFrame>, "assistant"> {
  error: unknown;
}

/** Whether a page cannot be shown because the database is unavailable, and not because the page is missing. */
export function isUnavailable(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 503;
}

/**
 * The page for a missing or broken URL, in the site's layout (rules pages/not-found, pages/problem): an explanation and
 * two links. For a missing page, the services and a search follow. No detail of the error is shown.
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
  const profile = useProfile();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const isMissing = status === 404 || status === 410;
  const { title, text, documentTitle } = errorTextsFor(status);
  const { pathname } = useLocation();
  return (
    <>
      <title>{`${documentTitle} | ${profile.name}`}</title>
      <meta name="robots" content="noindex" />
      <InkBand
        title={title}
        lead={text}
        kicker={status === 404 ? `Erreur 404 : ${pathname}` : `Erreur ${status}`}
        Drawing={status === 404 ? UnpluggedDrawing : OutageDrawing}
      >
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/" variant="signal" reloadDocument={!isMissing}>
            Revenir à l’accueil
          </LinkButton>
          <LinkButton to={phoneHref(profile)} variant="outline-on-ink" icon={Phone}>
            {profile.phone.display}
          </LinkButton>
        </div>
      </InkBand>
      {/* Rendered only on the server, so that no page loads a script for content that only a missing page shows. */}
      {isMissing && <Still name="suite">{import.meta.env.SSR && <MissingPage />}</Still>}
    </>
  );
}

function UnpluggedDrawing(props: DrawingProps) {
  return <StillDrawing name="unplugged" {...props} />;
}

function OutageDrawing(props: DrawingProps) {
  return <StillDrawing name="outage" {...props} />;
}
