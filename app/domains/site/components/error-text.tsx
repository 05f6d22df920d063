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
import { MissingPage } from "./missing-page.tsx";

/** The text of the error page (error-page.tsx). It never shows the error itself, which may contain internal details. */
export function ErrorText({ error }: { error: unknown }) {
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
      {/* Only the server renders this, so that no page loads code for what only a missing page shows. */}
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
