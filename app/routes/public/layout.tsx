import { Outlet, useMatches } from "react-router";
import { feedPath, feedTitle } from "#app/domains/blog/feeds/rules.ts";
import { useAssistant } from "#app/domains/chatbot/components/chat-door.tsx";
import { useProfile } from "#app/domains/business/profile.ts";
import { isShown } from "#app/domains/business/rules/shown.ts";
import { FooterNewsletter } from "#app/domains/newsletter/components/footer-newsletter.tsx";
import { ErrorPage } from "#app/domains/site/components/error-page.tsx";
import { PublicFrame } from "#app/domains/site/components/public-frame.tsx";
import type { Route } from "./+types/layout";

/**
 * What a page's `handle` declares: whether the page begins with a light background, and whether it has its own
 * newsletter form.
 */
interface PageHandle {
  startsLight?: boolean;
  hasNewsletter?: boolean;
}

export default function PublicLayout() {
  const assistant = useAssistant();
  const handles = useMatches().map(({ handle }) => handle as PageHandle | undefined);
  const startsLight = handles.some((handle) => handle?.startsLight);
  const hasNewsletter = handles.some((handle) => handle?.hasNewsletter);
  const profile = useProfile();
  const isLetterShown = isShown(profile, "/newsletter");
  return (
    <PublicFrame
      startsLight={startsLight}
      newsletter={isLetterShown && !hasNewsletter ? <FooterNewsletter /> : undefined}
      assistant={assistant}
    >
      {/* The link is for feed readers, which run no script. So only the server renders it. */}
      {import.meta.env.SSR && isShown(profile, "/blog") && (
        <link rel="alternate" type="application/rss+xml" title={feedTitle} href={feedPath} />
      )}
      <Outlet />
    </PublicFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} assistant={useAssistant()} />;
}
